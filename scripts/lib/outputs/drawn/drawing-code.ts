import { readFileSync } from "node:fs";
import { hashBytes } from "../../files/hash-files.ts";

/** The code that decides what pictures look like. Nobody has to remember to say that it has changed. */
const files = ["draw.ts", "fonts.ts", "manifest.ts", "social-layout.ts", "card-photo.ts"];

/** A name for that code. */
export const drawingCode = hashBytes(...files.map((file) => readFileSync(new URL(file, import.meta.url))));
