import { JsonText } from "../source/json-text.ts";
import { type Place, pointerOf } from "../source/place.ts";
import type { Located, Step } from "../source/source-text.ts";
import { type LocalValue, retrace } from "./localize.ts";

/** A content's text as one of its languages reads it: its value is localized, its places are those of the text. */
export class LocalText extends JsonText {
  readonly #written: JsonText;
  readonly #local: LocalValue;

  constructor(written: JsonText, local: LocalValue) {
    super(written.file, written.text);
    this.#written = written;
    this.#local = local;
  }

  override get value(): unknown {
    return this.#local.value;
  }

  override get root() {
    return this.#written.root;
  }

  override writtenAt(pointer: string): string {
    return retrace(pointer, this.#local.taken);
  }

  override walk(pointer: string): Step[] {
    return this.#written.walk(this.writtenAt(pointer));
  }

  override locate(place: Place): Located {
    return this.#written.locate(retracePlace(place, this.#local));
  }
}

/** A place in localized content, as a place in the text. */
export function retracePlace(place: Place, { taken }: LocalValue): Place {
  if (typeof place === "string") return retrace(place, taken);
  const pointer = pointerOf(place);
  if (pointer === undefined) return place;
  return "in" in place ? { ...place, in: retrace(pointer, taken) } : { key: retrace(pointer, taken) };
}
