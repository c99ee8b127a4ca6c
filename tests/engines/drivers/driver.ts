/** How a visitor has set the system and the browser. */
export interface Settings {
  scripts: boolean;
  motion: "full" | "reduced";
  colors: "light" | "dark";
}

/** In CSS pixels, without the browser's own bars. */
export interface Size {
  width: number;
  height: number;
}

/** The keys that checks press, by the names that KeyboardEvent has for them. */
export type Key = "Tab" | "Enter" | "Space" | "Escape" | "ArrowLeft" | "ArrowRight" | "Home" | "End";

/** A running browser with one tab: what a hand can do with it, and what can be seen of it. */
export interface Driver {
  /** The browser's own name and version. */
  version: string;
  /** Puts a fresh tab in place of the old one, where that may have been left to the browser's own controls. */
  renew: () => Promise<void>;
  /** Loads an address on a screen of that size, and returns once the document has been read. */
  goto: (url: string, size: Size) => Promise<void>;
  /** The value of an expression in the page, or of what it promises; policies and switched-off scripts don't hinder it. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Presses a key and lets it go, perhaps with Shift held. */
  press: (key: Key, withShift: boolean) => Promise<void>;
  /** Moves the mouse there, from the upper left corner of what is shown, and clicks. */
  click: (x: number, y: number) => Promise<void>;
  /** Turns the wheel down, the mouse there. */
  wheel: (x: number, y: number, pixels: number) => Promise<void>;
  /** What is shown now, as a PNG. */
  takePicture: () => Promise<Uint8Array>;
  /** What the browser has logged as an error or a warning since it was last asked, if it tells. */
  takeMessages: () => string[];
  /** Ends the browser, and all that was started with it. */
  close: () => Promise<void>;
}

/** What a browser must know when it starts. */
export interface Start {
  settings: Settings;
  /** The port on this machine of what answers for every other host. */
  proxyPort: number;
}

/** A browser that is there. */
export interface Engine {
  start: (how: Start) => Promise<Driver>;
  /** Whether what pages log reaches `takeMessages`; else the site has to tell it itself. */
  tellsMessages: boolean;
}
