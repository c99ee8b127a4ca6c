// Runs in the page that is measured. Scripts are compiled without the browser's types; the ones in use are declared here.
declare const document: { querySelector: (selector: string) => unknown };
declare const addEventListener: (type: string, listener: (event: Event) => void, options: object) => void;
declare const requestAnimationFrame: (callback: () => void) => void;
declare const PerformanceObserver: new (
  callback: (list: { getEntries: () => WatchedEntry[] }) => void,
) => {
  observe: (options: object) => void;
};

interface WatchedEntry {
  entryType: string;
  startTime: number;
  duration: number;
  /** Of events: 0 where the event is not the visitor's act. */
  interactionId?: number;
  /** Of long animation frames. */
  scripts?: { sourceURL: string; invoker: string; duration: number }[];
}

/** A stretch in which the page could not answer. Times are in milliseconds since the page was asked for. */
export interface LongFrame {
  start: number;
  duration: number;
  /** The name of the script that had the largest part in it; "" where none had. */
  script: string;
}

/** What an interaction cost, in milliseconds. */
export interface InteractionTimes {
  /** From the visitor's act to the next frame (Event Timing); undefined where that took less than 16. */
  inp: number | undefined;
  /** From the act to the frame that shows what was asked for; undefined where it never came. */
  shown: number | undefined;
  /** The longest frame since the act. */
  longest: LongFrame | undefined;
}

/** What the watch keeps in the page. */
export interface PageWatch {
  frames: LongFrame[];
  /** Begins to watch one interaction, which is over when an element fits the selector. */
  begin: (selector: string) => void;
  isShown: () => boolean;
  end: () => InteractionTimes;
}

/**
 * Watches a page from its first moment on, as `globalThis.watch`. It is passed into the page as its text, so it must
 * name nothing outside itself.
 */
export function watchPage(): void {
  const events: { start: number; duration: number }[] = [];
  const frames: LongFrame[] = [];
  let began = 0;
  let acted: number | undefined;
  let shown: number | undefined;

  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries()) {
      if (interactionId) events.push({ start: startTime, duration });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration, scripts = [] } of list.getEntries()) {
      const [worst] = [...scripts].sort((a, b) => b.duration - a.duration);
      const script = worst ? worst.sourceURL.replace(/^.*\//, "") || worst.invoker : "";
      frames.push({ start: startTime, duration, script });
    }
  }).observe({ type: "long-animation-frame", buffered: true });

  const watch: PageWatch = {
    frames,
    begin: (selector) => {
      began = performance.now();
      acted = undefined;
      shown = undefined;
      const onAct = (event: Event) => {
        acted ??= event.timeStamp;
      };
      addEventListener("pointerdown", onAct, { capture: true, once: true });
      const look = () => {
        if (acted === undefined || !document.querySelector(selector)) requestAnimationFrame(look);
        // A task of its own after the frame's callbacks: by then the frame has been drawn.
        else setTimeout(() => (shown = performance.now() - (acted ?? 0)));
      };
      requestAnimationFrame(look);
    },
    isShown: () => shown !== undefined,
    end: () => {
      const own = events.filter(({ start }) => start >= began).map(({ duration }) => duration);
      const since = frames.filter(({ start, duration }) => start + duration >= (acted ?? began));
      const [longest] = since.sort((a, b) => b.duration - a.duration);
      return { inp: own.length > 0 ? Math.max(...own) : undefined, shown, longest };
    },
  };
  Object.assign(globalThis, { watch });
}
