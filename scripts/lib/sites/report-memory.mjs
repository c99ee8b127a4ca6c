/**
 * Runs in a thread of its own beside a build, so that nothing that keeps the build busy keeps this waiting. Ten times a
 * second it writes to descriptor 4 how many bytes of memory the whole process holds; the process that reads them
 * enforces the limit. Once no process reads them, the parent is gone, and this one must not outlive it: it learns that by the
 * IPC channel, too, and has two seconds to clear up.
 */
import { writeSync } from "node:fs";

const timer = setInterval(() => {
  try {
    writeSync(4, `${process.memoryUsage.rss()}\n`);
  } catch {
    clearInterval(timer);
    setTimeout(() => process.kill(process.pid, "SIGKILL"), 2_000);
  }
}, 100);
