import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { keepEqual } from "../../keep-equal.ts";
import { useEdit, useEditor, useSnapshot } from "../editor-context.ts";
import { isPart, partOfNode } from "../outline.ts";
import { type Box, type Command, type FromPreview, isFromPreview, type ToPreview } from "../preview-channel.ts";
import { entryActions } from "../screen/entry-actions.tsx";
import { useSettled } from "../use-settled.ts";
import { canvasField, untranslated } from "./canvas-field.ts";
import { listDestinations } from "./destinations.ts";
import { useMoveTo } from "./move-dialog.tsx";
import { findSource, type NodeSource } from "./node-source.ts";

interface CanvasOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  colorMode: ToPreview["colorMode"];
  selects: boolean;
  /** The language of the page in the frame; undefined on a site of one language. */
  language: string | undefined;
  /** Called with the path of a page that a link in the frame led to. */
  onFollow: (path: string) => void;
}

/** Connects the editor with the page in its frame: the page shows what is chosen, and its clicks and keys edit content. */
export function useCanvas({ frame, colorMode, selects, language, onFollow }: CanvasOptions) {
  const editor = useEditor();
  const { store, selection, select, announce } = editor;
  const { document, previewOrigin } = useSnapshot("document", "previewOrigin");
  const edit = useEdit();
  const moveTo = useMoveTo();
  const [box, setBox] = useState<Box>();
  const [hint, setHint] = useState<NodeSource>();
  const [revision, setRevision] = useState(0);
  const pointer = selection && "pointer" in selection ? selection.pointer : undefined;
  const node = document && pointer !== undefined ? untranslated(document.content.at(pointer)) : undefined;
  const part = node && chosenPart(node);
  /** The chosen value, also between a key and the render that follows it. */
  const chosen = useRef(node);
  chosen.current = node;
  const partPointer = part?.pointer;
  const settled = useSettled(document);
  const lists = useMemo(() => {
    if (!settled || partPointer === undefined) return [];
    return listDestinations(settled, settled.content.at(partPointer)).map(({ pointer: list }) => list);
  }, [settled, partPointer]);
  const offered = document && pointer !== undefined ? canvasField(document, pointer, language) : undefined;
  const message: ToPreview = {
    type: "editor:show",
    nodes: offered?.field.nodes ?? (pointer === undefined ? [] : [pointer]),
    field: offered && { ...offered.field, revision },
    part: partPointer,
    lists,
    colorMode,
    selects,
  };

  /** The texts that were offered: one may still be on its way when another is chosen. */
  const known = useRef(new Set<string>());
  if (offered) known.current.add(offered.field.nodes[0] ?? "");

  const choose = async (nodes: readonly string[], isText: boolean) => {
    const source = document && (await findSource(document, store.read().files, nodes, isText));
    if (!source) return;
    select(source.selection, "preview");
    setHint(source);
    if (source.hint !== undefined) announce(source.hint);
  };
  const obey: { readonly [C in Command]: () => void } = {
    undo: () => void store.undo(),
    redo: () => void store.redo(),
    search: editor.search,
    moveUp: () => part && entryActions(part, editor, edit).move(-1),
    moveDown: () => part && entryActions(part, editor, edit).move(1),
    outward: () => {
      const inner = chosen.current;
      const own = inner && chosenPart(inner);
      const outer = own === inner ? own?.parent && partOfNode(own.parent) : own;
      if (!outer?.parent) return;
      chosen.current = outer;
      select({ pointer: outer.pointer }, "preview");
    },
  };
  const take = (data: FromPreview) => {
    switch (data.type) {
      case "editor:page":
        post();
        return data.isFollowed ? onFollow(data.path) : undefined;
      case "editor:select":
        return void choose(data.nodes, data.isText);
      case "editor:text": {
        const { document: newest } = store.read();
        const changed = newest && known.current.has(data.node) && canvasField(newest, data.node, language);
        setRevision(data.revision);
        if (changed && (changed.field.text !== data.text || data.isDone))
          edit(changed.field.label, (latest) => changed.change(latest, data.text, data.isDone), changed.group);
        return;
      }
      case "editor:command":
        return obey[data.command]();
      case "editor:drop":
        return lists.includes(data.list) && part ? moveTo(part, data.list, data.index) : undefined;
      case "editor:place":
        return setBox((before) => keepEqual(before, data.box));
    }
  };
  /** The window of the page, once it has said something: until then the frame has no page of the preview's origin. */
  const page = useRef<MessageEventSource>(null);
  const post = () => {
    const { contentWindow } = frame.current ?? {};
    if (contentWindow === page.current) contentWindow?.postMessage(message, previewOrigin);
  };
  const latest = useRef(take);
  latest.current = take;
  const said = JSON.stringify(message);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message is sent whenever it says something else
  useEffect(post, [said, previewOrigin]);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== previewOrigin || !isFromPreview(data)) return;
      page.current = source;
      latest.current(data);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [frame, previewOrigin]);
  const isHinted = JSON.stringify(hint?.selection) === JSON.stringify(selection);
  return { part, box, hint: isHinted ? hint?.hint : undefined };
}

/** The block or card that has handles: pages have theirs in the outline. */
function chosenPart(node: ContentNode): ContentNode | undefined {
  const part = partOfNode(node);
  return isPart(part) && part.kind !== "page" && part.kind !== "post" ? part : undefined;
}
