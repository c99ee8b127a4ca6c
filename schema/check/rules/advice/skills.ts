import { definitionOf } from "../../../entities/index.ts";
import { defineAdvice } from "../../../messages/message.ts";
import type { Portfolio } from "../../../portfolio/portfolio.ts";
import { plain } from "../../../text.ts";
import { defineAdviceRule } from "../../rule.ts";
import { nameEntry, visitEntries } from "./entries.ts";

/** Skills are shown, and something else mentions each of them. */
export const skills = defineAdviceRule({
  messages: {
    "no-skills": defineAdvice<object>({
      title: "no skill by its name",
      message: () => "No page shows a skill.",
      hint: () => "Add cards of skills, named as job advertisements name them.",
      explanation: "Applicant systems and recruiters search for skills by name.",
      wrong: '"cards": [{ "type": "interest", "title": "Sketching" }]',
      right: '"cards": [{ "type": "skill", "title": "Embedded C" }]',
    }),
    "skill-without-evidence": defineAdvice<{ name: string }>({
      title: "a skill that nothing else mentions",
      message: ({ name }) => `${name} is mentioned by nothing that you did.`,
      hint: () => 'Mention it where you used it (the "tags" of a project will do), or leave it out.',
      explanation:
        "A skill that no project, position or course mentions is a claim; interviewers ask where it was used.",
      wrong: '{ "type": "skill", "title": "Rust" }',
      right: '{ "type": "skill", "title": "Rust" }, { "type": "project", "title": "Lab Stock", "tags": ["Rust"] }',
    }),
  },
  create({ portfolio, report }) {
    let evidence: Set<string> | undefined;
    return {
      entity: visitEntries(({ entry, pointer }) => {
        if (entry.type !== "skill") return;
        const { title, tags = [] } = entry;
        evidence ??= collectEvidence(portfolio);
        const proven = evidence;
        if (![plain(title), ...tags].flatMap(splitName).some((name) => proven.has(name)))
          report("skill-without-evidence", pointer, { name: nameEntry(entry) });
      }),
      exit() {
        if (!evidence) report("no-skills", { key: "/pages" }, {});
      },
    };
  },
});

/** Words that are in many names and are no evidence of a skill. */
const fillers = new Set(
  "a an and basic core data design development additional engineering for in integration languages of on other programming skills software stack systems theory the tools web with".split(
    " ",
  ),
);

/** The distinctive words of a name, in lower case. */
function splitName(name: string): string[] {
  return (name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? [])
    .map((word) => word.replace(/(?<!\.)\.+$/, ""))
    .filter((word) => !fillers.has(word));
}

/** All words of projects, positions, studies, achievements and activities. */
function collectEvidence({ entries }: Portfolio): Set<string> {
  const achievements = entries.filter(({ type }) => definitionOf(type).advice.weight !== "claim");
  const words = achievements.flatMap(({ type: _type, page: _page, group, ...entry }) => [
    ...splitName(group ?? ""),
    ...Object.values(entry).flatMap((value) => splitName(JSON.stringify(value) ?? "")),
  ]);
  return new Set(words);
}
