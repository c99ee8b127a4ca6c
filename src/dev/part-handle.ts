import type { Box, FromPreview, ToPreview } from "../editor/preview-channel.ts";
import { attach, element } from "./diagnostics-overlay.ts";
import { findShown, nodesOf } from "./shown-nodes.ts";

const style = `
  :host { position: absolute; top: 0; left: 0; width: 0; height: 0; z-index: 940 }
  button, i, b { position: absolute }
  b { border: 2px solid #2f6fed; border-radius: 6px; pointer-events: none }
  button { padding: 0; border: 0; border-radius: 6px; background: #2f6fed; color: #fff;
    font: 700 15px/1 system-ui, sans-serif; cursor: grab; touch-action: none }
  button:active { cursor: grabbing }
  i { background: #2f6fed; border-radius: 2px; pointer-events: none }
  [hidden] { display: none }
  @media (forced-colors: active) { i, b { border-color: Highlight } i { background: Highlight; forced-color-adjust: none } }
`;

/** Where a part would be inserted: before the entry at `index` of a list, and the line that shows it. */
interface Gap {
  list: string;
  index: number;
  line: Box;
}

/** The distance of the frame from the part, and the size of its grip, in pixels. */
const gap = 6;
const gripSize = 26;

/** The thickness of that line, in pixels. */
const thickness = 4;

/** How near the window's edge a drag scrolls, in pixels. */
const edge = 48;

/** The frame of the chosen block or card, with a grip. That is for pointers: buttons and keys move parts, too. */
export class PartHandle {
  readonly #send: (message: FromPreview) => void;
  readonly #grip = element("button", { type: "button", tabindex: "-1", "aria-hidden": "true" }, "⠿");
  readonly #frame = element("b");
  readonly #line = element("i", { hidden: "" });
  #host: HTMLElement | undefined;
  #shown: ToPreview | undefined;
  #gap: Gap | undefined;
  #sent = "";

  constructor(send: (message: FromPreview) => void) {
    this.#send = send;
    this.#grip.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      this.#grip.setPointerCapture(event.pointerId);
    });
    this.#grip.addEventListener("pointermove", (event) => {
      if (this.#grip.hasPointerCapture(event.pointerId)) this.#drag(event);
    });
    this.#grip.addEventListener("pointerup", () => this.#drop(this.#gap));
    this.#grip.addEventListener("pointercancel", () => this.#drop(undefined));
  }

  update(shown: ToPreview): void {
    this.#shown = shown;
    this.place();
  }

  /** Puts the grip at the part's corner, and says where the part is if that has changed. */
  place(): void {
    const { part, lists = [] } = this.#shown ?? {};
    const found = part === undefined ? undefined : findShown([part]);
    const box = found && boxOf(found);
    if (this.#sent !== JSON.stringify([box])) this.#send({ type: "editor:place", box });
    this.#sent = JSON.stringify([box]);
    if (!box) {
      this.#host?.remove();
      this.#host = undefined;
      return;
    }
    if (!this.#host) {
      const handle = element("div");
      handle.append(this.#frame, this.#grip, this.#line);
      this.#host = attach("part-handle", style, handle);
    }
    // Around the part, as far as the window has room for it.
    const [left, right] = [Math.max(1, box.left - gap), Math.min(innerWidth - 1, box.left + box.width + gap)];
    const around = { left, top: box.top - gap, width: right - left, height: box.height + 2 * gap };
    this.#put(this.#frame, around);
    this.#grip.hidden = lists.length === 0;
    // Over the corner, where it covers nothing of the part, or within it if the window has no room there.
    const isOver = around.top >= gripSize;
    this.#put(this.#grip, { ...around, top: around.top - (isOver ? gripSize : 0), width: gripSize, height: gripSize });
  }

  #put({ style: target }: HTMLElement, { top, left, width, height }: Box): void {
    const origin = this.#host?.getBoundingClientRect();
    const sides = { top: top - (origin?.top ?? 0), left: left - (origin?.left ?? 0), width, height };
    for (const [name, value] of Object.entries(sides)) target.setProperty(name, `${value}px`);
  }

  #drag({ clientX, clientY }: PointerEvent): void {
    if (clientY < edge) scrollBy({ top: -edge / 2, behavior: "instant" });
    if (clientY > innerHeight - edge) scrollBy({ top: edge / 2, behavior: "instant" });
    const { part = "", lists = [] } = this.#shown ?? {};
    this.#gap = findGap({ x: clientX, y: clientY }, part, lists);
    this.#line.hidden = this.#gap === undefined;
    if (!this.#gap) return;
    this.#put(this.#line, this.#gap.line);
  }

  #drop(gap: Gap | undefined): void {
    this.#line.hidden = true;
    this.#gap = undefined;
    if (gap) this.#send({ type: "editor:drop", list: gap.list, index: gap.index });
  }
}

function boxOf(shown: Element): Box {
  const { top, left, width, height } = shown.getBoundingClientRect();
  return { top, left, width, height };
}

/** The gap nearest to a point, between the entries that the page shows of these lists. */
function findGap({ x, y }: { x: number; y: number }, part: string, lists: readonly string[]): Gap | undefined {
  const entries = [...document.querySelectorAll("[data-node]")].flatMap((shown) =>
    nodesOf(shown).flatMap((id) => {
      const [, list = "", index] = /^(.*)\/(\d+)$/.exec(id) ?? [];
      const isWithin = id === part || id.startsWith(`${part}/`) || shown.getClientRects().length === 0;
      return lists.includes(list) && !isWithin ? [{ list, index: Number(index), box: boxOf(shown) }] : [];
    }),
  );
  const distanceTo = ({ top, left, width, height }: Box) =>
    Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
  const sizeOf = ({ width, height }: Box) => width * height;
  // The innermost of those around the point, or else the nearest.
  const [nearest] = entries.toSorted(
    (one, other) => distanceTo(one.box) - distanceTo(other.box) || sizeOf(one.box) - sizeOf(other.box),
  );
  if (!nearest) return undefined;
  const { list, index, box } = nearest;
  const isBeside = entries.some(
    (other) => other.list === list && other.index !== index && Math.abs(other.box.top - box.top) < box.height / 2,
  );
  const { top, left, width, height } = box;
  if (isBeside) {
    const isAfter = x > left + width / 2 === (getComputedStyle(document.body).direction === "ltr");
    const side = x > left + width / 2 ? left + width : left - thickness;
    return { list, index: index + (isAfter ? 1 : 0), line: { top, left: side, width: thickness, height } };
  }
  const isAfter = y > top + height / 2;
  const side = isAfter ? top + height - thickness / 2 : top - thickness / 2;
  return { list, index: index + (isAfter ? 1 : 0), line: { top: side, left, width, height: thickness } };
}
