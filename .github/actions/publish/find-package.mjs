/**
 * Says what npm is to install, as an output of a step: the version that VERSION names, else the one that the
 * repository's package.json does, else the one of the repository that this action stands in.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

const own = read(new URL("../../../package.json", import.meta.url));
const owners = existsSync("package.json") ? read("package.json") : {};
const wanted =
  process.env.VERSION?.trim() || (owners.dependencies?.[own.name] ?? owners.devDependencies?.[own.name] ?? own.version);

// Nothing but a version or a file: a name would bring another package.
if (/^[~^]?\d+(?:\.[\w+-]+)*$/.test(wanted)) {
  process.stdout.write(`package=${own.name}@${wanted}\n`);
} else if (/^[^\r\n]+\.tgz$/.test(wanted) && existsSync(wanted.replace(/^file:/, ""))) {
  process.stdout.write(`package=${resolve(wanted.replace(/^file:/, ""))}\n`);
} else {
  process.stderr.write(
    `::error::version takes a version, as in ${own.version}, or the path of a package, not ${wanted}\n`,
  );
  process.exitCode = 1;
}
