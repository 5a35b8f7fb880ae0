// Starts a worker thread whose source is TypeScript: Node 20 reads none, so the tsx loader comes first.
import { workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
await import(workerData.entry);
