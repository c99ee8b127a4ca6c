import { Box, Flex } from "@chakra-ui/react";
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, Transaction } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef, useState } from "react";
import type { Splice } from "../../../schema/source/edited.ts";
import { styleNonce } from "../api.ts";
import { useEditor, useSnapshot } from "../editor-context.ts";
import { Diagnostic } from "../fields/frame.tsx";
import { fill, words } from "../labels/words.ts";
import { Select } from "../screen/controls.tsx";
import { differenceOf } from "../text-difference.ts";
import { completeFrom } from "./complete.ts";
import { editText } from "./edit-text.ts";

const look = EditorView.theme({
  "&": { height: "100%", fontSize: "0.8125rem", backgroundColor: "var(--e-colors-surface)" },
  ".cm-scroller": { fontFamily: "var(--e-fonts-mono)", lineHeight: "1.6" },
  ".cm-content": { caretColor: "var(--e-colors-text)" },
  ".cm-cursor": { borderLeftColor: "var(--e-colors-text)" },
  ".cm-gutters": { backgroundColor: "var(--e-colors-panel)", color: "var(--e-colors-muted)", border: "0" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--e-colors-raised)" },
  ".cm-tooltip": {
    backgroundColor: "var(--e-colors-surface)",
    color: "var(--e-colors-text)",
    border: "1px solid var(--e-colors-line)",
  },
  ".cm-panels": { backgroundColor: "var(--e-colors-panel)", color: "var(--e-colors-text)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--e-colors-accent-tint) !important",
  },
});

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--e-colors-accent)" },
  { tag: tags.string, color: "var(--e-colors-text)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--e-colors-warning)" },
  { tag: [tags.brace, tags.squareBracket, tags.separator], color: "var(--e-colors-muted)" },
]);

/** The most errors that are listed over a text. */
const mostShown = 5;

/** The files as text, with the check's diagnostics and the schema's completion. */
export default function SourcePane() {
  const { store, selection } = useEditor();
  const { files, document, diagnostics } = useSnapshot("files", "document", "diagnostics");
  const chosen = selection && ("file" in selection ? selection.file : document?.placeOf(selection.pointer).source.file);
  const main = [...files.values()].find(({ role }) => role === "content")?.path ?? "";
  const [file, setFile] = useState(() => chosen ?? main);
  const known = files.get(file) ?? files.get(main);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const text = known?.text ?? "";
  const path = known?.path ?? "";
  const isReadOnly = known?.readOnly !== undefined;
  const latest = useRef({ text, selection });
  latest.current = { text, selection };

  useEffect(() => {
    if (!host.current) return;
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          lineNumbers(),
          foldGutter(),
          drawSelection(),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          highlightSelectionMatches(),
          search(),
          lintGutter(),
          path.endsWith(".json")
            ? [json(), autocompletion({ override: [completeFrom(() => store.read().document)] })]
            : [],
          indentUnit.of("  "),
          keymap.of([...closeBracketsKeymap, ...completionKeymap, ...searchKeymap, ...foldKeymap, ...defaultKeymap]),
          syntaxHighlighting(colors),
          syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
          look,
          EditorView.lineWrapping,
          EditorState.readOnly.of(isReadOnly),
          EditorView.contentAttributes.of({ "aria-label": path, tabindex: "0" }),
          styleNonce === undefined ? [] : EditorView.cspNonce.of(styleNonce),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged || update.transactions.some((one) => one.annotation(Transaction.remote))) return;
            const splices: Splice[] = [];
            // Offsets of changes refer to the old text, those of splices to the text so far.
            update.changes.iterChanges((from, to, start, _end, insert) => {
              splices.push({ start, end: start + to - from, text: insert.toString() });
            });
            editText(store, path, splices);
          }),
        ],
      }),
    });
    view.current = made;
    const { selection: wanted } = latest.current;
    const at = wanted && "pointer" in wanted ? store.read().document?.find(wanted.pointer)?.location : undefined;
    if (at && (at.source?.file ?? path) === path)
      made.dispatch({ selection: { anchor: at.start }, effects: EditorView.scrollIntoView(at.start, { y: "start" }) });
    return () => made.destroy();
  }, [store, path, isReadOnly]);

  useEffect(() => {
    const own = view.current;
    if (!own || own.composing || own.state.doc.toString() === text) return;
    own.dispatch({ changes: differenceOf(own.state.doc.toString(), text), annotations: Transaction.remote.of(true) });
  }, [text]);

  useEffect(() => {
    const own = view.current;
    if (!own) return;
    const { length } = own.state.doc;
    const shown = diagnostics
      .filter((one) => one.file === path && one.end <= length)
      .map(({ start, end, severity, message, hint, fix, hash }) => ({
        from: start,
        to: end,
        severity: severity === "advice" ? ("info" as const) : severity,
        message: `${message}\n${hint}`,
        actions:
          fix && hash === known?.hash
            ? [{ name: fix.title, apply: () => store.edit(fix.title, [{ file: path, edited: fix }]) }]
            : [],
      }));
    own.dispatch(setDiagnostics(own.state, shown));
  }, [diagnostics, path, store, known?.hash]);

  return (
    <Flex direction="column" h="full">
      <Flex align="center" gap="2" px="3" py="2" borderBottom="1px solid" borderColor="line">
        <Select
          aria-label={words.sourceFile}
          minH="1.875rem"
          py="0.5"
          value={path}
          onChange={({ target }) => setFile(target.value)}
        >
          {[...files.keys()].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </Flex>
      {document === undefined && (
        <Box role="alert" px="4" py="2" maxH="40%" overflow="auto" bg="warningTint" color="warning">
          {words.unparsable}
          {diagnostics
            .filter((one) => one.file === path && one.severity === "error")
            .slice(0, mostShown)
            .map((one) => (
              <Box key={`${one.code}${one.start}`} mt="2" color="text">
                <Box fontSize="0.75rem">
                  {fill(words.line, { number: text.slice(0, one.start).split("\n").length })}
                </Box>
                <Diagnostic diagnostic={one} />
              </Box>
            ))}
        </Box>
      )}
      <Box ref={host} flex={1} minH={0} css={{ "& .cm-editor": { h: "full" } }} />
    </Flex>
  );
}
