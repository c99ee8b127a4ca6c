/**
 * `npm run test:busy [-- --loops 4 --runs 5 -- npm test]`: runs a command several times while busy loops keep the
 * processors occupied: what passes then passes on anybody's machine.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { exitCodes } from "../../scripts/lib/cli/command.ts";
import { defineCommand, runCommand } from "../../scripts/lib/cli/define-command.ts";
import { option, wholeNumber } from "../../scripts/lib/cli/options.ts";

/** Computes until the process that started it is gone, however that ended. */
const loop = `while (process.ppid === ${process.pid}) for (const end = Date.now() + 50; Date.now() < end; );`;

const underLoad = defineCommand({
  options: {
    operands: option("COMMAND…", "what to run (npm test)", z.array(z.string())),
    loops: option("NUMBER", "how many loops", wholeNumber(0).default(4)),
    runs: option("NUMBER", "how many times", wholeNumber(1).default(5)),
  },
  run: async ({ operands, loops, runs }) => {
    const [program = "npm", ...words] = operands.length > 0 ? operands : ["npm", "test"];
    const busy = Array.from({ length: loops }, () => spawn(process.execPath, ["-e", loop], { stdio: "ignore" }));
    let passed = 0;
    for (let run = 1; run <= runs; run += 1) {
      const start = performance.now();
      const [code] = await once(spawn(program, words, { stdio: "inherit" }), "close");
      if (code === 0) passed += 1;
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(
        `\n# run ${run} of ${runs} ${code === 0 ? "passed" : "FAILED"} in ${seconds} s, beside ${loops} busy loops`,
      );
    }
    for (const child of busy) child.kill();
    console.log(`# ${passed} of ${runs} passed`);
    return passed === runs ? exitCodes.sound : exitCodes.problems;
  },
});

const description = "Runs a command while busy loops keep the processors occupied, and says how often it passed.";

await runCommand(underLoad, { name: "test:busy", description }, process.argv.slice(2));
