import {
  at,
  type Fields,
  fieldsOf,
  itemsOf,
  leaveOut,
  makeFields,
  makeList,
  membersOf,
  type Placed,
} from "../placed/placed.ts";
import { joinTexts } from "../placed/rules.ts";
import { joinLists } from "../placed/shape.ts";
import type { Reader } from "../reader.ts";
import { tables } from "./tables.ts";

/** LinkedIn's export of one's own data: a zip archive of tables, or the folder that it was unpacked into. */
export const linkedin: Reader = {
  title: "LinkedIn",
  form: "archive",
  tables: Object.keys(tables),
  detect: (source) => ["Profile", "Positions", "Education"].some((table) => at(source, table) !== undefined),
  read: (source) => {
    const read = Object.entries(tables).flatMap(([table, rule]): Fields[] => {
      const rows = at(source, table);
      return rows ? [rule(rows)] : [];
    });
    const { person, about, emails, organizations, volunteer, ...sections }: Fields = Object.assign({}, ...read);
    const [profile = source, ...others] = itemsOf(person);
    const [email, ...further] = itemsOf(emails);
    const { accounts, profiles, summary, ...basics } = person ? membersOf(profile) : {};
    return makeFields(source, {
      basics: makeFields(profile, {
        ...basics,
        summary: joinTexts([summary, about], "\n\n"),
        email,
        profiles: joinLists(profiles, accounts),
      }),
      ...sections,
      volunteer: joinLists(volunteer, organizations),
      others: makeList([...others, ...further]),
      unread: nameUnread(source),
    });
  },
};

/** One line for all the tables that nobody asked for: messages, contacts, what was clicked. */
function nameUnread(source: Placed): Placed | undefined {
  const names = [...(fieldsOf(source) ?? [])].flatMap(([name, { value }]) => (value === null ? [name] : []));
  if (names.length === 0) return undefined;
  return leaveOut(source, `has tables that say nothing for a site; they were not read: ${names.join(", ")}.`);
}
