import { defineCheckCommand } from "./check-command.ts";

export default defineCheckCommand("warnings are errors", false);
