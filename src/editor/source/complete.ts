import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { JsonText } from "../../../schema/source/json-text.ts";
import { fieldsOf, starterOf } from "../controls.ts";
import type { EditorDocument } from "../editor-document.ts";

/** Completes the keys of an object and the choices of a value, from the schema. */
export function completeFrom(read: () => EditorDocument | undefined) {
  return (context: CompletionContext): CompletionResult | null => {
    const { state, pos, explicit } = context;
    const text = state.doc.toString();
    const line = state.doc.lineAt(pos);
    const typed = context.matchBefore(/[\w"$-]+/)?.text ?? "";
    const document = read();
    if (!document || (typed === "" && !explicit)) return null;
    const from = pos - typed.length;
    const source = new JsonText("", text);
    const node = document.content.at(source.pointerAt(Math.max(0, from - 1)));
    const isValue = /:\s*$/.test(text.slice(line.from, from));
    const to = text[pos] === '"' && typed.startsWith('"') ? pos + 1 : pos;
    const options = isValue ? valuesOf(document, source.pointerAt(from)) : keysOf(node);
    return options.length === 0 ? null : { from, to, options, filter: true };
  };
}

function keysOf({
  value,
  shape,
}: EditorDocument["content"] | ReturnType<EditorDocument["content"]["at"]>): Completion[] {
  const written = new Set(Object.keys(Object(value)));
  return fieldsOf(shape)
    .filter(({ key }) => !written.has(key))
    .map(({ key, schema, isRequired }) => ({
      label: `"${key}"`,
      apply: `"${key}": ${JSON.stringify(starterOf(schema))}`,
      info: schema.description ?? "",
      type: "property",
      boost: isRequired ? 1 : 0,
    }));
}

function valuesOf(document: EditorDocument, pointer: string): Completion[] {
  const { schema } = document.content.at(pointer);
  const choices = schema.enum ?? (schema.type === "boolean" ? [true, false] : []);
  return choices.map((choice) => ({ label: JSON.stringify(choice), type: "enum" }));
}
