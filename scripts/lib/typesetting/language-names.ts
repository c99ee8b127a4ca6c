// An import by a statement would be done at the start of the bundled commands, whatever they are to do.
const { bundledLanguagesInfo } = await import("shiki/langs");

/** The names of languages whose words can be told apart, and their other names; each with the name of its grammar. */
export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases].map((name) => [name, id])),
);
