import { Box, chakra, Flex, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { LuX } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { insertEntry, toJson } from "../changes.ts";
import { controlOf, type TypeName, withSharedSwitches } from "../controls.ts";
import { useEdit, useEditor, useSnapshot } from "../editor-context.ts";
import type { EditorDiagnostic } from "../editor-state.ts";
import { fill, words } from "../labels/words.ts";
import { openDetailsAround } from "../open-details.ts";
import { isWithin } from "../outline.ts";
import { Button, IconButton } from "../screen/controls.tsx";
import { nameOf } from "../titles.ts";

export interface FieldProps {
  node: ContentNode;
  /** The name to show; by default that of the key. */
  name?: string;
  /** Of a value that can have several types: the one to edit. */
  type?: TypeName;
  /** True if the name is shown elsewhere, and is only for screen readers. */
  isBare?: boolean;
  /** Removes the field. Without it, the field can't be removed. */
  onRemove?: (() => void) | undefined;
}

export const idOfField = (pointer: string) => `field${pointer}`;
export const hintOf = (pointer: string) => `hint${pointer}`;

/**
 * Focuses the first control of a value's field and selects its text, so that typing replaces it.
 * @param inner the pointer of a value in it, such as a translation, whose control is focused if it has one
 */
export function focusField(pointer: string, inner = pointer): void {
  const field = document.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`);
  const control =
    document.getElementById(idOfField(inner)) ??
    field?.querySelector<HTMLElement>("input, textarea, select, [contenteditable=true]");
  if (!control) return;
  openDetailsAround(control);
  control.focus();
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
}

/** Adds an optional key's field to its object's form. */
function addField(pointer: string): void {
  document.querySelector<HTMLElement>(`[data-adds="${CSS.escape(pointer)}"]`)?.click();
}

interface FrameProps {
  node: ContentNode;
  name: string;
  isBare?: boolean | undefined;
  /** True if it contains several controls, and so has no label but a legend. */
  isGroup?: boolean;
  onRemove?: (() => void) | undefined;
  /** Buttons beside the name. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A field's name, hint, control and diagnostics. */
export function Frame({ node, name, isBare, isGroup, onRemove, actions, children }: FrameProps) {
  const { diagnostics } = useSnapshot("diagnostics");
  const { pointer, schema } = node;
  const isLine = controlOf(schema) === "switch";
  const own = diagnostics.filter(
    // That a language lacks a text is seen from its empty control.
    ({ code, pointer: at }) =>
      code !== "untranslated" && (isGroup && !node.translation ? at === pointer : isWithin(at, pointer)),
  );
  const label = isGroup ? (
    <Box lang="en" fontWeight={600} fontSize="0.8125rem">
      {name}
    </Box>
  ) : (
    <chakra.label lang="en" htmlFor={idOfField(pointer)} fontWeight={600} fontSize="0.8125rem">
      {name}
    </chakra.label>
  );
  return (
    <Box role={isGroup ? "group" : undefined} aria-label={isGroup ? name : undefined} data-pointer={pointer} minW={0}>
      {isBare ? (
        <chakra.label htmlFor={idOfField(pointer)} srOnly>
          {name}
        </chakra.label>
      ) : (
        <Flex align="center" gap="2" minH="1.75rem" mb={isLine ? 0 : "1"}>
          {isLine && children}
          {label}
          {node.isRequired && node.value === undefined && (
            <Box color="muted" fontSize="0.75rem">
              {words.required}
            </Box>
          )}
          <Flex ms="auto" gap="0.5">
            {actions}
            {onRemove && <IconButton size="sm" icon={LuX} label={`${words.removeField}: ${name}`} onClick={onRemove} />}
          </Flex>
        </Flex>
      )}
      {!isLine && children}
      <Box id={hintOf(pointer)}>
        {!isBare && schema.description !== undefined && <Hint text={schema.description} />}
        {own.map((one) => (
          <Diagnostic key={`${one.code}${one.start}`} diagnostic={one} />
        ))}
      </Box>
    </Box>
  );
}

/** The first sentence of a description. The rest is its tooltip. */
function Hint({ text }: { text: string }) {
  const [first = text] = /^.+?[.;:](?= |$)/s.exec(text) ?? [];
  return (
    <Box lang="en" mt="1" fontSize="0.75rem" color="muted" title={text}>
      {first.replace(/[;:]$/, ".").replaceAll("`", "")}
    </Box>
  );
}

/** What the check says of a value, with a button for a fix that a program can make. */
export function Diagnostic({ diagnostic }: { diagnostic: EditorDiagnostic }) {
  const { store } = useEditor();
  const { files } = useSnapshot("files");
  const { severity, message, hint, fix, file, hash } = diagnostic;
  const tone = severity === "error" ? "danger" : "warning";
  return (
    <Stack
      lang="en"
      gap="1"
      mt="1.5"
      px="2.5"
      py="2"
      borderRadius="sm"
      bg={`${tone}Tint`}
      fontSize="0.8125rem"
      overflowWrap="anywhere"
    >
      <Box color={tone} fontWeight={600}>
        {message}
      </Box>
      <Box>{hint}</Box>
      {fix && files.get(file)?.hash === hash && (
        <Button
          size="sm"
          alignSelf="start"
          h="auto"
          minH="1.75rem"
          py="1"
          maxW="full"
          whiteSpace="normal"
          onClick={() => store.edit(fix.title, [{ file, edited: fix }])}
        >
          {fix.title}
        </Button>
      )}
      <FieldAction diagnostic={diagnostic} />
    </Stack>
  );
}

/** Missing keys, by the codes of the diagnostics that report them. */
const lackingKeys: Readonly<Record<string, string>> = { "missing-description": "description" };

/** A button for what the editor can do about a diagnostic: link to a page, or add the key that is missing. */
function FieldAction({ diagnostic: { code, pointer } }: { diagnostic: EditorDiagnostic }) {
  const edit = useEdit();
  const { document } = useSnapshot("document");
  const node = document?.find(pointer);
  const { page } = node ?? {};
  if (code === "unlinked-page" && page) {
    const links = document?.find("/navigation/links")?.value;
    const link = { label: page.child("title")?.value, to: page.child("path")?.text };
    const value = toJson(withSharedSwitches(link, Array.isArray(links) ? links : []));
    const add = () => edit(words.addToNavigation, (newest) => insertEntry(newest, "/navigation/links", value));
    return (
      <Button size="sm" alignSelf="start" onClick={add}>
        {words.addToNavigation}
      </Button>
    );
  }
  const key = lackingKeys[code];
  if (key === undefined || !isRecord(node?.value) || key in node.value) return null;
  return (
    <Button size="sm" alignSelf="start" onClick={() => addField(node.at(`/${key}`).pointer)}>
      {fill(words.addEntry, { name: nameOf(key) })}
    </Button>
  );
}
