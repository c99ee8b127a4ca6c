import { spawnSync } from "node:child_process";
import { z } from "zod";
import { listWords } from "../../schema/messages/message.ts";
import { CommandError, exitCodes } from "../lib/cli/command.ts";
import { defineCommand, runCommand } from "../lib/cli/define-command.ts";
import { choice, option } from "../lib/cli/options.ts";
import { programFolder } from "../lib/files/roots.ts";
import { callNpm } from "../lib/scaffold/npm.ts";
import { makeRelease } from "./make-release.ts";
import { releaseSteps } from "./next-release.ts";

const oneStep = z.tuple([choice(releaseSteps)], {
  error: `Say what of the version rises: ${listWords(releaseSteps)}.`,
});

const command = defineCommand({
  options: {
    operands: option("STEP", `what of the version rises: ${listWords(releaseSteps)}`, oneStep),
  },
  run: async ({ operands: [step] }) => {
    demandNothingOpen();
    const version = await makeRelease(programFolder, step, new Date().toISOString().slice(0, 10), [
      () => callNpm(["run", "check"], { isShown: true }),
      () => callNpm(["run", "package"], { isShown: true }),
    ]);
    process.stdout.write(`
This is ${version}. To publish it:

  git commit --all --message "Release ${version}"
  git tag v${version}
  git push --follow-tags origin main v${version}
`);
    return exitCodes.sound;
  },
});

/** A release contains only committed files. */
function demandNothingOpen(): void {
  const { status, stdout, stderr, error } = spawnSync("git", ["status", "--porcelain"], {
    cwd: programFolder,
    encoding: "utf8",
  });
  if (status !== 0) throw new CommandError(`git can't say whether all is committed: ${error?.message ?? stderr}`);
  if (stdout !== "") throw new CommandError(`A release is made of what is committed. Still open:\n${stdout}`);
}

const description =
  "Raises the version, here and in the changelog, then checks and packs it. What fails leaves everything as it was. A tag that is pushed is published by a workflow.";

await runCommand(command, { name: "release", description }, process.argv.slice(2));
