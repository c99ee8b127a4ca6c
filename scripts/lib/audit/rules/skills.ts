import { entriesOfType, type Portrait } from "../portrait.ts";
import type { AuditRule } from "../rule.ts";

/** The most labels of one card that anyone reads. */
const mostTags = 10;

/** Whether skills are there, can be believed, and can be read. */
export const skillRules: readonly AuditRule[] = [
  {
    name: "no-skills",
    meaning: "Applicant systems and recruiters search for skills by name.",
    advice: "Add cards of skills, named as job advertisements name them.",
    source: undefined,
    find: (portrait) =>
      entriesOfType(portrait, "skill").length > 0 ? [] : [{ pointer: "/pages", message: "No page shows a skill." }],
  },
  {
    name: "skill-without-evidence",
    meaning: "A skill that no project, position or course mentions is a claim; interviewers ask where it was used.",
    advice: 'Mention it where you used it (the "tags" of a project will do), or leave it out.',
    source: undefined,
    find: (portrait) => {
      const evidence = collectEvidence(portrait);
      return entriesOfType(portrait, "skill").flatMap(({ value, pointer }) => {
        const names = [...splitName(value.title), ...(value.tags ?? []).flatMap(splitName)];
        if (names.some((name) => evidence.has(name))) return [];
        return [{ pointer, message: `“${value.title}” is mentioned by nothing that you did.` }];
      });
    },
  },
  {
    name: "too-many-tags",
    meaning: `Of more than ${mostTags} labels in one card none stands out, and what matters drowns.`,
    advice: "Keep those that you would like to be asked about, or make two cards of it.",
    source: undefined,
    find: ({ lists }) =>
      lists.flat().flatMap(({ value, pointer }) => {
        const count = "tags" in value ? (value.tags?.length ?? 0) : 0;
        return count > mostTags ? [{ pointer: `${pointer}/tags`, message: `This card has ${count} labels.` }] : [];
      }),
  },
];

/** Words that stand in many names and prove none. */
const fillers = new Set(
  "a an and basic core data design development additional engineering for in integration languages of on other programming skills software stack systems theory the tools web with".split(
    " ",
  ),
);

/** The words of a name that tell it from others, in lower case. */
function splitName(name: string): string[] {
  return (name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? [])
    .map((word) => word.replace(/\.+$/, ""))
    .filter((word) => !fillers.has(word));
}

/** Every word of what somebody did: projects, positions, studies, achievements, activities. */
function collectEvidence({ portfolio }: Portrait): Set<string> {
  const deeds = portfolio.entries.filter(({ type }) => !["skill", "interest", "language", "reference"].includes(type));
  const words = deeds.flatMap(({ type: _type, page: _page, group, ...entry }) => [
    ...splitName(group ?? ""),
    ...Object.values(entry).flatMap((value) => splitName(JSON.stringify(value) ?? "")),
  ]);
  return new Set(words);
}
