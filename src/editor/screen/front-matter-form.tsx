import { useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from "react";
import { applySplices } from "../../../schema/source/edited.ts";
import { formatJson } from "../../../schema/source/format-json.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import type { Change } from "../changes.ts";
import { EditorContext, useEditor } from "../editor-context.ts";
import { EditorDocument } from "../editor-document.ts";
import type { EditorFile } from "../editor-state.ts";
import { Field } from "../fields/field.tsx";
import { ObjectFields } from "../fields/object-fields.tsx";
import type { FrontMatterValue } from "../server-changes.ts";

/** Where the post is in the content that the form is made of. */
const at = "/pages/0/blocks/0/posts/0";

/** How long a field rests before its value is sent, in milliseconds. */
const rest = 150;

/** What was typed, as JSON, until the file has it. */
interface Draft {
  text: string;
  /** What it was made of. */
  base: FrontMatterValue;
  label: string;
  group: string | undefined;
  /** Once it was sent: the file's front matter before that. */
  before?: FrontMatterValue;
}

interface FrontMatterFormProps extends Pick<EditorFile, "path"> {
  frontMatter: FrontMatterValue;
  /** The language of the file; undefined if the site has only one. */
  language: string | undefined;
}

/**
 * The keys above a post's text, by their schema. The form edits them as JSON; the server writes what was changed into the
 * file, in the file's own language and style.
 */
export function FrontMatterForm({ path, frontMatter, language }: FrontMatterFormProps) {
  const editor = useEditor();
  const { store } = editor;
  const snapshot = useSyncExternalStore(store.subscribe, store.read);
  const draft = useRef<Draft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  if (draft.current?.before && draft.current.before !== frontMatter) draft.current = undefined;
  const shown = draft.current?.text ?? wrap(frontMatter, language);
  const document = useMemo(() => new EditorDocument(new JsonText(path, shown), new Map()), [path, shown]);
  const seen = useMemo(() => {
    const diagnostics = snapshot.diagnostics
      .filter((one) => one.file === path)
      .map((one) => ({ ...one, pointer: at + one.pointer.replace(/^.*?\/posts\/[0-9]+/, "") }));
    return { ...snapshot, document, diagnostics };
  }, [snapshot, document, path]);
  const latest = useRef({ seen, shown, frontMatter });
  latest.current = { seen, shown, frontMatter };

  const own = useMemo(() => {
    const sendDraft = async () => {
      const sent = draft.current;
      if (!sent || sent.before) return;
      const { base, label, group } = sent;
      const value = unwrap(sent.text);
      const answer = await store.ask("frontMatter", {
        file: path,
        base,
        value,
        label,
        ...(group !== undefined && { group }),
      });
      // A refused change stays in the form.
      if (!answer || !draft.current) return;
      if (draft.current !== sent) draft.current = { ...draft.current, base: value };
      // The conflict shows what was typed; the form shows the file.
      else
        draft.current =
          answer.conflicts.length > 0 ? undefined : { ...sent, base: value, before: latest.current.frontMatter };
      redraw();
    };
    // One after the other: each is made of what the one before it wrote.
    let turn = Promise.resolve();
    const send = () => {
      turn = turn.then(sendDraft);
    };
    const edit = (label: string, changes: readonly Change[], group?: string) => {
      const text = changes.reduce((so, { edited }) => applySplices(so, edited.splices), latest.current.shown);
      draft.current = { text, base: draft.current?.base ?? latest.current.frontMatter, label, group };
      latest.current = { ...latest.current, shown: text };
      redraw();
      clearTimeout(timer.current);
      timer.current = setTimeout(send, rest);
    };
    const replaced: Record<PropertyKey, unknown> = { read: () => latest.current.seen, edit };
    const facade = new Proxy(store, {
      get: (target, key) => {
        const value: unknown = replaced[key] ?? Reflect.get(target, key, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    return { facade, send };
  }, [store, path]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      own.send();
    },
    [own],
  );
  return (
    <EditorContext value={{ ...editor, store: own.facade }}>
      <ObjectFields
        node={document.content.at(at)}
        Field={Field}
        omitted={frontMatter["path"] === undefined ? [...notInFiles, "path"] : notInFiles}
      />
    </EditorContext>
  );
}

/** The text of a post is the file's own. Its path is, too, unless it is written. */
const notInFiles = ["body", "hidden", "note"];

/** Translations of a post are in files of their own, so the form has one language. */
function wrap(frontMatter: FrontMatterValue, language: string | undefined): string {
  const site = language === undefined ? {} : { languages: [language] };
  return formatJson({ site, pages: [{ blocks: [{ type: "post-list", posts: [frontMatter] }] }] });
}

function unwrap(text: string): FrontMatterValue {
  return JSON.parse(text).pages[0].blocks[0].posts[0];
}
