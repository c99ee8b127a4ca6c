import { fileURLToPath } from "node:url";

/** The project's own folder, wherever the command was called. */
export const projectFolder = fileURLToPath(new URL("../../../", import.meta.url));
