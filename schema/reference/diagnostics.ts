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
  return listKeys(fragment).flatMap((keys) => {
    const owners = [...keysOf].filter(([, known]) => keys.every((key) => known.includes(key)));
    return owners.length > most ? [] : owners.map(([name]) => name);
  });
}

/** The keys of each object in a fragment of JSON, which may be cut off or wrong. */
function listKeys(fragment: string): string[][] {
  const open: string[][] = [[]];
  const closed: string[][] = [];
  for (const [token, key] of fragment.matchAll(/"(\w+)":|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (key !== undefined) open.at(-1)?.push(key);
    else if (token === "{") open.push([]);
    else if (token === "}") closed.push(open.pop() ?? []);
  }
  return [...closed, ...open].filter((keys) => keys.length > 0);
}
