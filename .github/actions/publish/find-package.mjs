/**
 * Says what npm is to install, as outputs of a step. `package`: the version that VERSION names, else the one that the
 * repository's package.json does, else the one of the repository that this action stands in. `besides`: what else that
 * file names of what a site may need: fonts.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

const own = read(new URL("../../../package.json", import.meta.url));
const owners = existsSync("package.json") ? read("package.json") : {};
const wanted =
  process.env.VERSION?.trim() || (owners.dependencies?.[own.name] ?? owners.devDependencies?.[own.name] ?? own.version);

const isVersion = (text) => /^[~^]?\d+(?:\.[\w+-]+)*$/.test(text);
const besides = Object.entries({ ...owners.devDependencies, ...owners.dependencies })
  .filter(([name, version]) => /^@fontsource-variable\/[a-z0-9-]+$/.test(name) && isVersion(version))
  .map(([name, version]) => `${name}@${version}`);
process.stdout.write(`besides=${besides.join(" ")}\n`);

// Nothing but a version or a file: a name would bring another package.
if (isVersion(wanted)) {
  process.stdout.write(`package=${own.name}@${wanted}\n`);
} else if (/^[^\r\n]+\.tgz$/.test(wanted) && existsSync(wanted.replace(/^file:/, ""))) {
  process.stdout.write(`package=${resolve(wanted.replace(/^file:/, ""))}\n`);
} else {
  process.stderr.write(
    `::error::version takes a version, as in ${own.version}, or the path of a package, not ${JSON.stringify(wanted)}\n`,
  );
  process.exitCode = 1;
}
