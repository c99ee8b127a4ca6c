import { createContext, type ReactNode, use, useRef, useSyncExternalStore } from "react";
import type { Change } from "./changes.ts";
import type { EditorDocument } from "./editor-document.ts";
import type { Snapshot } from "./snapshot.ts";
import type { EditorStore } from "./store.ts";

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
  /** Says something to screen readers, and if `isShown` to everybody, with a button that undoes it. */
  announce: (message: string, isShown?: boolean) => void;
  /** Shows a dialog over the screen; undefined closes it. */
  open: (dialog: ReactNode) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("The editor's components are rendered inside its context");
  return editor;
}

/** These parts of the newest snapshot. Changes of its other parts don't render the component again. */
export function useSnapshot<Key extends keyof Snapshot>(...keys: readonly Key[]): Pick<Snapshot, Key> {
  return useSnapshotOf(useEditor().store, keys);
}

/** As `useSnapshot`, outside the editor's context. */
export function useSnapshotOf<Key extends keyof Snapshot>(
  store: EditorStore,
  keys: readonly Key[],
): Pick<Snapshot, Key> {
  const last = useRef<Snapshot>(undefined);
  return useSyncExternalStore(store.subscribe, () => {
    const [before, next] = [last.current, store.read()];
    if (!before || keys.some((key) => before[key] !== next[key])) last.current = next;
    return last.current ?? next;
  });
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
