import { existsSync } from "node:fs";
import { join } from "node:path";
import { readyApp } from "../app/app-build.ts";

/** The names of the editor's script and style sheet in its folder; there may be no style sheet. */
export const editorScript = "editor.js";
export const editorStyle = "editor.css";

/** The folder with the compiled editor: its script, its style sheet, and what these load. */
export async function findEditorFolder(): Promise<string | undefined> {
  const folder = readyApp && join(readyApp, "editor");
  return folder !== undefined && existsSync(folder) ? folder : undefined;
}
