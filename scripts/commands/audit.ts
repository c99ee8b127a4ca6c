import { defineCheckCommand } from "./check-command.ts";

export default defineCheckCommand(
  "Checks content files, and reads sound ones as a recruiter and an applicant system would: what is missing, vague, unlinked, too long, undated.",
  "warnings and advice are errors",
  true,
);
