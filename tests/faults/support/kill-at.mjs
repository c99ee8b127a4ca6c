// Loaded into a command before it begins: kills it at the change numbered KILL_AT that it makes under KILL_UNDER.
import { writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const { KILL_AT = "", KILL_UNDER = "" } = process.env;
let changes = 0;
for (const name of ["mkdir", "writeFile", "rename", "link", "copyFile", "rm", "rmdir"]) {
  const change = fs[name];
  fs[name] = (path, ...rest) => {
    const paths = name === "writeFile" ? [path] : [path, ...rest];
    if (paths.some((one) => String(one).startsWith(KILL_UNDER))) {
      changes += 1;
      if (changes === Number(KILL_AT)) {
        // As a power loss or a signal leaves it: half of what was to be written.
        if (name === "writeFile") writeFileSync(path, rest[0].slice(0, rest[0].length / 2));
        process.kill(process.pid, "SIGKILL");
      }
    }
    return change(path, ...rest);
  };
}
syncBuiltinESMExports();
