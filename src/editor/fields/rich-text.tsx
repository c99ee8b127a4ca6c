import { Box, Flex } from "@chakra-ui/react";
import { defaultKeymap } from "@codemirror/commands";
import {
  defineLanguageFacet,
  HighlightStyle,
  Language,
  languageDataProp,
  syntaxHighlighting,
} from "@codemirror/language";
import { Compartment, EditorSelection, EditorState, Transaction } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { GFM, parser } from "@lezer/markdown";
import { useEffect, useRef } from "react";
import type { IconType } from "react-icons";
import { LuBold, LuCode, LuHeading2, LuItalic, LuLink, LuList, LuQuote } from "react-icons/lu";
import { extentOf } from "../../../schema/kinds.ts";
import { styleNonce } from "../api.ts";
import { useEditor } from "../editor-context.ts";
import { words } from "../labels/words.ts";
import { markdownFrom } from "../paste-markdown.ts";
import { IconButton } from "../screen/controls.tsx";
import { differenceOf } from "../text-difference.ts";
import { type ControlProps, textOf } from "./control-props.ts";
import { languageProps } from "./scalar-controls.tsx";

const data = defineLanguageFacet();
const markdown = new Language(
  data,
  parser.configure([GFM, { props: [languageDataProp.add({ Document: data })] }]),
  [],
  "markdown",
);

/** Marks are dimmed, and what they mark looks as they say. */
const highlighting = HighlightStyle.define([
  { tag: tags.strong, fontWeight: "700" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.strikethrough, textDecoration: "line-through" },
  { tag: tags.heading, fontWeight: "700" },
  { tag: tags.monospace, fontFamily: "var(--e-fonts-mono)", fontSize: "0.92em" },
  { tag: [tags.processingInstruction, tags.url, tags.contentSeparator], color: "var(--e-colors-muted)" },
  { tag: [tags.link], color: "var(--e-colors-accent)" },
]);

const look = EditorView.theme({
  "&": { fontSize: "0.875rem", maxHeight: "32rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-content": { fontFamily: "var(--e-fonts-body)", padding: "8px 0", caretColor: "var(--e-colors-text)" },
  ".cm-line": { padding: "0 10px" },
  ".cm-cursor": { borderLeftColor: "var(--e-colors-text)" },
});

/** True for a change that comes from outside: it isn't sent again. */
const isOutside = Transaction.remote;

/** What a button does with the selected text. */
interface Action {
  label: string;
  icon: IconType;
  /** A key with Ctrl or ⌘. */
  key?: string;
  isBlock?: true;
  run: (view: EditorView) => boolean;
}

/** Puts marks around the selection, or takes them away. */
const surround =
  (before: string, after = before) =>
  (view: EditorView) => {
    view.dispatch(
      view.state.changeByRange((range) => {
        const { from, to } = range;
        const { doc } = view.state;
        const isMarked =
          doc.sliceString(from - before.length, from) === before && doc.sliceString(to, to + after.length) === after;
        if (isMarked)
          return {
            changes: [
              { from: from - before.length, to: from },
              { from: to, to: to + after.length },
            ],
            range: EditorSelection.range(from - before.length, to - before.length),
          };
        return {
          changes: [
            { from, insert: before },
            { from: to, insert: after },
          ],
          range: EditorSelection.range(from + before.length, to + before.length),
        };
      }),
    );
    view.focus();
    return true;
  };

/** Puts a mark before each selected line, or takes it away. */
const prefix = (mark: string) => (view: EditorView) => {
  const { doc, selection } = view.state;
  const { from, to } = selection.main;
  const changes = [];
  for (let number = doc.lineAt(from).number; number <= doc.lineAt(to).number; number += 1) {
    const line = doc.line(number);
    changes.push(
      line.text.startsWith(mark) ? { from: line.from, to: line.from + mark.length } : { from: line.from, insert: mark },
    );
  }
  view.dispatch({ changes });
  view.focus();
  return true;
};

const actions: readonly Action[] = [
  { label: words.bold, icon: LuBold, key: "Mod-b", run: surround("**") },
  { label: words.italic, icon: LuItalic, key: "Mod-i", run: surround("*") },
  { label: words.code, icon: LuCode, run: surround("`") },
  { label: words.link, icon: LuLink, run: surround("[", "](https://)") },
  { label: words.heading, icon: LuHeading2, isBlock: true, run: prefix("## ") },
  { label: words.bulletList, icon: LuList, isBlock: true, run: prefix("- ") },
  { label: words.quotation, icon: LuQuote, isBlock: true, run: prefix("> ") },
];

const keys = keymap.of([
  ...actions.flatMap(({ key, run }) => (key === undefined ? [] : [{ key, run, preventDefault: true }])),
  // Undo is the editor's own, for all changes: CodeMirror's would know only this field. Tab leaves the field.
  ...defaultKeymap,
]);

/** Markdown as it is written, with its marks dimmed. The text in the field is the text in the file. */
export function RichTextControl(props: ControlProps) {
  const { id, schema, value, isReadOnly, isInvalid, describedBy, label, language } = props;
  const { store } = useEditor();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const hasBlocks = extentOf(schema.kind) === "blocks";
  const editable = useRef(new Compartment());

  useEffect(() => {
    if (!host.current) return;
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: textOf(latest.current.value),
        extensions: [
          keys,
          markdown,
          syntaxHighlighting(highlighting),
          look,
          EditorView.lineWrapping,
          styleNonce === undefined ? [] : EditorView.cspNonce.of(styleNonce),
          editable.current.of([]),
          EditorView.updateListener.of((update) => {
            const isOwn = update.docChanged && !update.transactions.some((one) => one.annotation(isOutside));
            if (isOwn) latest.current.onChange(update.state.doc.toString());
          }),
          EditorView.domEventHandlers({
            blur: () => {
              const { value: written, isRequired, onChange } = latest.current;
              if (written === "" && !isRequired) onChange(undefined);
            },
            drop: (event, target) => takeFiles(event.dataTransfer, target),
            paste: (event, target) => {
              if (takeFiles(event.clipboardData, target)) return true;
              const isLine = extentOf(latest.current.schema.kind) === "line";
              const text = markdownFrom(event.clipboardData, isLine);
              if (text !== undefined) target.dispatch(target.state.replaceSelection(text));
              return text !== undefined;
            },
          }),
        ],
      }),
    });
    const takeFiles = (transfer: DataTransfer | null, target: EditorView) => {
      const files = [...(transfer?.files ?? [])];
      if (files.length === 0) return false;
      for (const file of files)
        void store.upload(file, file.name).then((path) => {
          if (path !== undefined) target.dispatch(target.state.replaceSelection(`![](${path})`));
        });
      return true;
    };
    view.current = made;
    return () => made.destroy();
  }, [store]);

  useEffect(() => {
    const attributes = {
      id,
      "aria-label": label,
      "aria-describedby": describedBy,
      // Without it, axe takes the scrolled area for one that no key reaches.
      tabindex: "0",
      // CodeMirror is made for code, and turns these off.
      spellcheck: "true",
      autocorrect: "on",
      autocapitalize: "sentences",
      ...(isInvalid && { "aria-invalid": "true" }),
      ...languageProps(language),
    };
    view.current?.dispatch({
      effects: editable.current.reconfigure([
        EditorState.readOnly.of(isReadOnly),
        EditorView.contentAttributes.of(attributes),
      ]),
    });
  }, [id, label, describedBy, isInvalid, isReadOnly, language]);

  useEffect(() => {
    const own = view.current;
    const text = textOf(value);
    if (!own || own.composing || own.state.doc.toString() === text) return;
    own.dispatch({ changes: differenceOf(own.state.doc.toString(), text), annotations: isOutside.of(true) });
  }, [value]);

  return (
    <Box
      border="1px solid"
      borderColor={isInvalid ? "danger" : "edge"}
      borderRadius="sm"
      bg="surface"
      _focusWithin={{ outline: "2px solid", outlineColor: "accent", borderColor: "accent" }}
    >
      <Flex role="toolbar" aria-label={label} px="1" borderBottom="1px solid" borderColor="line" wrap="wrap">
        {actions
          .filter(({ isBlock }) => hasBlocks || !isBlock)
          .map(({ label: name, icon, run }) => (
            <IconButton
              key={name}
              icon={icon}
              label={name}
              disabled={isReadOnly}
              fontSize="0.875rem"
              onClick={() => view.current && run(view.current)}
            />
          ))}
      </Flex>
      <div ref={host} />
    </Box>
  );
}
