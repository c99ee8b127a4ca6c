import { codes, messageOf } from "../check/all-messages.ts";
import { literalMessages } from "../messages/literals.ts";
import { readingMessages } from "../messages/reading.ts";
import { structureMessages } from "../messages/structure.ts";

/** Messages about the file as text, wherever in it. */
const syntaxMessages = { ...readingMessages, ...structureMessages, ...literalMessages };

/** A diagnostic whose example fits more definitions than this is about content in general. */
const most = 12;

/**
 * The codes of the diagnostics of each definition. A diagnostic is about the definitions that its wrong
 * example shows: by their `type`, else by all keys of an object in it.
 * @param keysOf the keys of each definition
 */
export function diagnosticsOf(keysOf: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>([...keysOf.keys()].map((name) => [name, []]));
  for (const code of codes.filter((one) => !Object.hasOwn(syntaxMessages, one))) {
    const { wrong } = messageOf(code);
    const types = [...wrong.matchAll(/"type": "([\w-]+)"/g)].map(([, type = ""]) => type);
    const names = types.length > 0 ? types : findOwners(wrong, keysOf);
    for (const name of new Set(names)) found.get(name)?.push(code);
  }
  return found;
}

function findOwners(fragment: string, keysOf: ReadonlyMap<string, readonly string[]>): string[] {
  return listKeys(fragment).flatMap(({ name, keys }) => {
    // A key at the top of content is a definition's own name; others, such as "image", are names of several.
    if (name !== undefined && keysOf.get("content")?.includes(name) && keysOf.has(name)) return [name];
    const owners = [...keysOf].filter(([, known]) => keys.every((key) => known.includes(key)));
    return owners.length > most ? [] : owners.map(([name]) => name);
  });
}

interface ObjectKeys {
  /** The key of which the object is the value. */
  name: string | undefined;
  keys: string[];
}

/** The keys of each object in a fragment of JSON, which may be cut off or wrong. */
function listKeys(fragment: string): ObjectKeys[] {
  const open: ObjectKeys[] = [{ name: undefined, keys: [] }];
  const closed: ObjectKeys[] = [];
  for (const [token, key, name] of fragment.matchAll(
    /"(\w+)":(?! \{)|"(?:[^"\\]|\\.)*"(?!: \{)|(?:"(\w+)": )?\{|\}/g,
  )) {
    if (key !== undefined) open.at(-1)?.keys.push(key);
    else if (token.endsWith("{")) {
      if (name !== undefined) open.at(-1)?.keys.push(name);
      open.push({ name, keys: [] });
    } else if (token === "}") closed.push(...open.splice(-1));
  }
  return [...closed, ...open].filter(({ keys }) => keys.length > 0);
}
