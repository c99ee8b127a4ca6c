import type { JsonSchema } from "../../schema/json-schema/schema-parts.ts";
import type { Json } from "../../schema/source/edits.ts";
import { toJson } from "./changes.ts";
import { needsPicture, starterOf, type TypeName } from "./controls.ts";
import { useEditor } from "./editor-context.ts";

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
 * Returns a function that makes the value of a new field or entry. What shows a picture begins with a file that the owner
 * chooses: undefined if none is chosen.
 */
export function useStarter(): (schema: JsonSchema, type?: TypeName) => Promise<Json | undefined> {
  const { store } = useEditor();
  return async (schema, type) => {
    if (!needsPicture(schema)) return toJson(starterOf(schema, { type }));
    const file = await pickPicture();
    const path = file && (await store.upload(file, file.name));
    return path === undefined ? undefined : toJson(starterOf(schema, { type, picture: () => path }));
  };
}
