#!/usr/bin/env node
// `npm create portfolio-from-json my-site` runs the `new` command of the program at the same version.
import { readFileSync } from "node:fs";

const manifest = import.meta.resolve("portfolio-from-json/package.json");
const { bin } = JSON.parse(readFileSync(new URL(manifest), "utf8"));

process.argv.splice(2, 0, "new");
await import(new URL(bin.portfolio, manifest).href);
