import { CommandError } from "../../cli/command.ts";
import type { Reader } from "../reader.ts";
import { readCandidate } from "./candidate.ts";

/** Europass XML of today's editor (`Candidate`). */
export const europass: Reader = {
  title: "Europass",
  form: "xml",
  detect: (source) => source.at("Candidate") !== undefined || source.at("SkillsPassport") !== undefined,
  read: (source) => {
    const candidate = source.at("Candidate");
    if (candidate) return readCandidate(candidate);
    throw new CommandError(
      "This is a Europass of the editor used until 2020. Open it at europass.europa.eu, and download it as XML again.",
    );
  },
};
