import { type Field, joinPath } from "../reading.ts";

/** A part of a document that is made of another: a value as it stood there, or one that is put together of such. */
export type Draft =
  | { origin: string; value: unknown }
  | { origin: string; fields: ReadonlyMap<string, Draft> }
  | { origin: string; items: readonly Draft[] };

/** A value as it stands. */
export function keep({ path, value }: Field): Draft {
  return { origin: path, value };
}

/** A document, and where all of it stood in the one that it was made of. */
export class Places {
  readonly #origins = new Map<string, string>();

  /** Makes the value of a draft, which will stand at this path. */
  write(draft: Draft, path: string): unknown {
    this.#origins.set(path, draft.origin);
    if ("items" in draft) return draft.items.map((item, index) => this.write(item, `${path}[${index}]`));
    if (!("fields" in draft)) return draft.value;
    return Object.fromEntries([...draft.fields].map(([key, field]) => [key, this.write(field, joinPath(path, key))]));
  }

  /** Where a value stood, by the place of the nearest that it is within. */
  of(path: string): string {
    for (let end = path.length; end > 0; ) {
      const head = path.slice(0, end);
      const origin = this.#origins.get(head);
      if (origin !== undefined) return origin + path.slice(end);
      end = Math.max(head.lastIndexOf("."), head.lastIndexOf("["));
    }
    return path;
  }
}
