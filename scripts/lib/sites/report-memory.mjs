/**
 * Runs in its own thread beside a build, so a busy build doesn't delay it. Ten times a second it writes the memory of
 * the whole process, in bytes, to descriptor 4; the parent process reads it and enforces the limit. If writing fails,
 * the parent is gone and this process must not outlive it. The IPC channel reports that, too; the process then has two
 * seconds to clean up.
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
