import com.adobe.epubcheck.api.EpubCheck;
import com.adobe.epubcheck.util.DefaultReportImpl;
import java.io.File;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Validates each file with EPUBCheck: a line `errors warnings` a file, fatal errors among the errors; what it found on
 * stderr. */
public class CheckEpubs {
  public static void main(String[] files) {
    PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    for (String file : files) {
      DefaultReportImpl report = new DefaultReportImpl(file);
      report.initialize();
      new EpubCheck(new File(file), report).doValidate();
      answers.println((report.getFatalErrorCount() + report.getErrorCount()) + " " + report.getWarningCount());
    }
  }
}
