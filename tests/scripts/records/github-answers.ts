/** A repository as GitHub's documentation shows it, as far as anything of it is read. */
const listed = (name: string, more: object = {}) => ({
  id: 1296269,
  name,
  full_name: `asharao/${name}`,
  private: false,
  html_url: `https://github.com/asharao/${name}`,
  description: null,
  fork: false,
  homepage: "",
  language: null,
  stargazers_count: 0,
  archived: false,
  topics: [],
  visibility: "public",
  ...more,
});

/** Somebody's repositories, page by page. */
export const first = [
  listed("bench", { stargazers_count: 3, language: "C", topics: ["electronics"] }),
  listed("charger", { stargazers_count: 80, description: " Charges\ncells. ", homepage: "charger.dev" }),
  listed("copied", { fork: true, stargazers_count: 900 }),
];
export const second = [
  listed("old", { archived: true }),
  listed("amp"),
  listed("zed", { homepage: "javascript:alert(1)" }),
];

/** GitHub's fields under the names that a query asks for: those of its aliases, as in `html_url: url`. */
export function nameAsAsked(fields: Readonly<Record<string, unknown>>, query: string): object {
  const asked = [...query.matchAll(/(?:(\w+): )?(\w+)/g)].filter(([, , field = ""]) => Object.hasOwn(fields, field));
  return Object.fromEntries(asked.map(([, alias, field = ""]) => [alias ?? field, fields[field]]));
}
