import { defineCheckCommand } from "./check-command.ts";

export default defineCheckCommand("Checks content files.", "warnings are errors", false);
