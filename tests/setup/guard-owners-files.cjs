/**
 * Loaded into every process that tests run in, and into those that they start: none may read `content.json` and
 * `assets/` at the project's root. They are the owner's, who replaces them, and no test may turn red for that.
 * `tests/support/sample.ts` has a site for tests.
 */
const fs = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");
const { basename, join, resolve, sep } = require("node:path");
const { fileURLToPath } = require("node:url");

const root = join(__dirname, "../..");
const [file, pictures] = [join(root, "content.json"), join(root, "assets")];

/** What takes the path of something to read as its first argument. */
const readers = ["open", "readFile", "createReadStream", "copyFile", "cp", "readdir", "opendir", "watch", "watchFile"];

function refuseOwners(place, callback) {
  if (typeof place !== "string" && !(place instanceof URL)) return;
  const path = typeof place === "string" ? resolve(place) : fileURLToPath(place);
  if (path !== file && !`${path}${sep}`.startsWith(pictures + sep)) return;
  const message = `A test may not read ${path}, which is the owner's: use tests/support/sample.ts.`;
  const refusal = Object.assign(new Error(message), { code: "OWNERS_FILE" });
  if (typeof callback !== "function") throw refusal;
  // Nobody who waits for a callback gets what is thrown here: a glob would wait for ever.
  fs.writeSync(2, `${refusal.stack}\n`);
  process.kill(process.pid, "SIGKILL");
}

// knip reads the tests' settings, and then every file of the project.
const isTested = basename(process.argv[1] ?? "") !== "knip";

for (const api of isTested ? [fs, fs.promises] : []) {
  for (const name of readers.flatMap((reader) => [reader, `${reader}Sync`])) {
    const read = api[name];
    if (!read) continue;
    api[name] = (...args) => {
      refuseOwners(args[0], args.at(-1));
      return read.apply(api, args);
    };
  }
}
syncBuiltinESMExports();

const option = `--require ${JSON.stringify(__filename)}`;
const options = process.env.NODE_OPTIONS ?? "";
if (!options.includes(option)) process.env.NODE_OPTIONS = `${options} ${option}`.trim();
