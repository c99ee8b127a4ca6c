import { readdirSync, readFileSync } from "node:fs";
import { hashBytes } from "../../files/hash-files.ts";

/** The code that decides what pictures look like: all of this room. */
const files = readdirSync(new URL(".", import.meta.url), { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts"))
  .toSorted();

/** A name for that code. */
export const drawingCode = hashBytes(...files.map((file) => readFileSync(new URL(file, import.meta.url))));
