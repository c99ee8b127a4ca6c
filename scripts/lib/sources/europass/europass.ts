import { at } from "../placed/placed.ts";
import type { Reader } from "../reader.ts";
import { readCandidate } from "./candidate.ts";
import { readPassport } from "./passport.ts";

/** Europass: XML, of today's editor (`Candidate`) and of the one that there was until 2020 (`SkillsPassport`). */
export const europass: Reader = {
  title: "Europass",
  form: "xml",
  detect: (source) => at(source, "Candidate") !== undefined || at(source, "SkillsPassport") !== undefined,
  read: (source) => {
    const candidate = at(source, "Candidate");
    return candidate ? readCandidate(candidate) : readPassport(at(source, "SkillsPassport") ?? source);
  },
};
