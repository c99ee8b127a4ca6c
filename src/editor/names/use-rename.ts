import { useEditor } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import type { Place, RenameRequest } from "../server-changes.ts";

/** Renames a page, a part or a file with all that refers to it, and says what was changed. */
export function useRename(): (request: RenameRequest, old: string) => Promise<string | undefined> {
  const { store, announce } = useEditor();
  return async (request, old) => {
    // Nobody knows the path of a new page.
    const mayRedirect = "pointer" in request && store.read().firstPaths.has(old);
    const answer = await store.ask("rename", { ...request, ...(mayRedirect && { redirects: true }) });
    if (!answer) return undefined;
    const { name, changed, left, redirects } = answer;
    const said = [
      changed.length > 0
        ? fill(words.renamedWith, { old, name, places: countPlaces(changed), files: listFiles(changed) })
        : fill(words.renamed, { old, name }),
      redirects ? fill(words.redirected, { old }) : "",
      left.length > 0 ? fill(words.renameLeft, { files: listFiles(left) }) : "",
    ];
    // A new name that nothing refers to needs no word.
    if (changed.length + left.length > 0 || redirects) announce(said.filter(Boolean).join(" "), true);
    return name;
  };
}

export function countPlaces(places: readonly Place[]): string {
  return places.length === 1 ? words.placesOne : fill(words.places, { count: places.length });
}

function listFiles(places: readonly Place[]): string {
  return [...new Set(places.map(({ file }) => file))].join(", ");
}
