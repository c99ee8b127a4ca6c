import { defineCheckCommand } from "./check-command.ts";

export default defineCheckCommand("warnings and advice are errors", true);
