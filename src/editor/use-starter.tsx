import type { JsonSchema } from "../../schema/json-schema/schema-parts.ts";
import type { Json } from "../../schema/source/edits.ts";
import { toJson } from "./changes.ts";
import { needsPicture, type StarterOptions, starterOf, withSharedSwitches } from "./controls.ts";
import { useEditor, useSnapshot } from "./editor-context.ts";
import { fill, words } from "./labels/words.ts";
import { pathsOf } from "./outline.ts";
import { TextDialog } from "./screen/text-dialog.tsx";

/** Asks for a picture on the owner's device; undefined if none is chosen. */
function pickPicture(): Promise<File | undefined> {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", accept: "image/*" });
  return new Promise((resolve) => {
    input.addEventListener("change", () => resolve(input.files?.[0]));
    input.addEventListener("cancel", () => resolve(undefined));
    input.click();
  });
}

/**
 * Returns a function that makes the value of a new field or entry, in a list that has others. What shows a picture begins
 * with a file that the owner chooses: undefined if none is chosen. A link leads to the newest page. A language that the site doesn't have is asked for.
 */
export function useStarter(): (schema: JsonSchema, others?: readonly unknown[]) => Promise<Json | undefined> {
  const { store, open } = useEditor();
  const { document } = useSnapshot("document");
  const askLanguage = () =>
    new Promise<string>((resolve) =>
      open(
        <TextDialog
          title={fill(words.addEntry, { name: "language" })}
          label={words.languageCode}
          hint={words.languageHint}
          action={words.add}
          onDone={resolve}
        />,
      ),
    );
  return async (schema, others = []) => {
    if (schema.kind === "language" && others.length > 0)
      return document?.languages.find((code) => !others.includes(code)) ?? askLanguage();
    const { firstPaths } = store.read();
    const link = document && pathsOf(document).findLast((path) => !firstPaths.has(path));
    const make = (options?: StarterOptions) =>
      toJson(withSharedSwitches(starterOf(schema, { link, ...options }), others));
    if (!needsPicture(schema)) return make();
    const file = await pickPicture();
    const path = file && (await store.upload(file, file.name));
    return path === undefined ? undefined : make({ picture: () => path });
  };
}
