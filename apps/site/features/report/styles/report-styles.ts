// The style sheets of every page that shows chapters of a report.
import "./report.css";
import "./sign-cards.css";
import "./chapters.css";
import "./tables.css";
import "./citation.css";
import "./columns.css";
import "./print.css";
