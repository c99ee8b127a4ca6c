import { keepEqual } from "../keep-equal.ts";
import type { EditorDocument } from "./editor-document.ts";
import type { EditorAsset, EditorFile, EditorState } from "./editor-state.ts";

/** All that the screen shows. A new object for each change. */
export interface Snapshot extends EditorState {
  /** `lost`: the server doesn't answer. What is typed meanwhile is sent when it is back. */
  status: "opening" | "open" | "lost";
  files: ReadonlyMap<string, EditorFile>;
  /** Undefined while the content file isn't JSON. */
  document: EditorDocument | undefined;
  assets: readonly EditorAsset[];
  previewOrigin: string;
  base: string;
  /** The paths of the pages when the editor was opened: others are new, and nobody knows them. */
  firstPaths: ReadonlySet<string>;
  /** True while changes are on their way to the server. */
  isSending: boolean;
  /** Why the last request failed. */
  failure: string | undefined;
}

const opening: Snapshot = {
  status: "opening",
  files: new Map(),
  document: undefined,
  assets: [],
  previewOrigin: "",
  base: "",
  firstPaths: new Set(),
  conflicts: [],
  isSending: false,
  failure: undefined,
  revision: 0,
  diagnostics: [],
  troubles: [],
};

/** The parts that the server sends whole with every change. */
const ofServer = ["diagnostics", "troubles", "conflicts", "undo", "redo"] as const;

/** Holds the newest snapshot, and says when there is another one. */
export class SnapshotHolder {
  #snapshot = opening;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly read = () => this.#snapshot;

  protected update(change: Partial<Snapshot>): void {
    const next = { ...this.#snapshot, ...change };
    // Equal values stay the same objects, for which no component renders.
    for (const key of ofServer) Reflect.set(next, key, keepEqual(this.#snapshot[key], next[key]));
    this.#snapshot = next;
    for (const listener of this.#listeners) listener();
  }
}
