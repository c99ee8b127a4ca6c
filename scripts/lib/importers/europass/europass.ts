import type { Reader } from "../reader.ts";
import { readCandidate } from "./candidate.ts";
import { readPassport } from "./passport.ts";

/** Europass XML, from today's editor (`Candidate`) and from the editor used until 2020 (`SkillsPassport`). */
export const europass: Reader = {
  title: "Europass",
  form: "xml",
  detect: (source) => source.at("Candidate") !== undefined || source.at("SkillsPassport") !== undefined,
  read: (source) => {
    const candidate = source.at("Candidate");
    return candidate ? readCandidate(candidate) : readPassport(source.at("SkillsPassport") ?? source);
  },
};
