import type { ContentNode } from "../../../schema/document/content-node.ts";
import { extentOf, hasLanguage } from "../../../schema/kinds.ts";
import { directionOf } from "../../../schema/language.ts";
import { joinPointer } from "../../../schema/source/location.ts";
import { type Change, removeValue, setValue, translate } from "../changes.ts";
import { controlOf, typeOf } from "../controls.ts";
import type { EditorDocument } from "../editor-document.ts";
import type { InPlaceField } from "../preview-channel.ts";
import { nameOf } from "../titles.ts";

/** A text that the page shows, and that can be edited there. */
export interface CanvasField {
  field: Omit<InPlaceField, "revision">;
  /** Consecutive changes of a group are undone together: here those of the field in the form. */
  group: string;
  /** @param isDone true once the owner has left the field: an optional text that is empty is then removed */
  change: (document: EditorDocument, text: string, isDone: boolean) => Change;
}

/** The value that is translated, if the node is the text of a language; else the node. */
export function untranslated(node: ContentNode): ContentNode {
  return node.parent?.translation ? node.parent : node;
}

/**
 * The text of a value as a field of the page; undefined for what isn't a text: dates, numbers, pictures, lists.
 * @param shown the language of the page
 */
export function canvasField(
  document: EditorDocument,
  pointer: string,
  shown: string | undefined,
): CanvasField | undefined {
  const { languages, content } = document;
  const node = untranslated(content.at(pointer));
  const { schema, translation } = node;
  const isTranslated = translation !== undefined || (languages.length > 1 && hasLanguage(node.kind));
  const code = isTranslated && !node.scope.isTranslation ? shown : undefined;
  // A text that isn't translated yet begins as the original, which the page shows.
  const value = translation ? (translation[code ?? ""] ?? translation[node.language]) : node.value;
  const control = controlOf(schema, typeOf(schema, value));
  const isText = control === "line" || control === "lines" || control === "richText";
  if (!isText || typeof value !== "string" || (translation && code === undefined)) return undefined;
  const at = code === undefined ? node.pointer : node.pointer + joinPointer(code);
  const isKept = node.isRequired || Array.isArray(node.parent?.value);
  const name = nameOf(node.name);
  const language = code ?? (node.language || undefined);
  return {
    field: {
      nodes: [node.pointer, ...languages.map((one) => node.pointer + joinPointer(one))],
      text: value,
      label: code === undefined ? name : `${name} (${code})`,
      language,
      direction: (language && directionOf(language)) || "ltr",
      isLine: extentOf(node.kind) !== "blocks",
      isMarkdown: extentOf(node.kind) !== undefined,
    },
    group: `field:${at}`,
    change: (newest, text, isDone) => {
      if (text === "" && isDone && !isKept) return removeValue(newest, translation ? at : node.pointer);
      return code === undefined ? setValue(newest, node.pointer, text) : translate(newest, node.pointer, code, text);
    },
  };
}
