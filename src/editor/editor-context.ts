import { createContext, use, useSyncExternalStore } from "react";
import type { Change } from "./changes.ts";
import type { EditorDocument } from "./editor-document.ts";
import type { EditorStore, Snapshot } from "./store.ts";

/** What is open in the form: a value of the content, or a file as a whole. */
export type Selection = { pointer: string } | { file: string };

/** What the left pane shows, or the whole screen where there is room for one pane only. */
export const views = ["outline", "form", "source", "preview"] as const;
export type View = (typeof views)[number];

export interface Editor {
  store: EditorStore;
  selection: Selection | undefined;
  /** @param view what a screen with room for one pane shows then */
  select: (selection: Selection, view?: View) => void;
  search: () => void;
  /** Says something to screen readers. */
  announce: (message: string) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("The editor's components are rendered inside its context");
  return editor;
}

export function useSnapshot(): Snapshot {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Makes changes of the newest document. */
export function useEdit(): (
  label: string,
  make: (document: EditorDocument) => Change | Change[],
  group?: string,
) => void {
  const { store } = useEditor();
  return (label, make, group) => {
    const { document } = store.read();
    if (document) store.edit(label, [make(document)].flat(), group);
  };
}
