import { colorMode } from "./color-mode.ts";
import { dialog } from "./dialog.ts";
import { earlyClicks } from "./early-clicks.ts";
import { pastPages } from "./history.ts";
import { keyboard } from "./keyboard.ts";
import { greeting } from "./landing.ts";
import { pageErrors } from "./page-errors.ts";
import { parts } from "./parts.ts";
import { places } from "./places.ts";
import { routes } from "./routes.ts";
import { scrolling } from "./scrolling.ts";
import { smallScreen } from "./small-screen.ts";
import type { Check } from "./support/check.ts";
import { typing } from "./typing.ts";
import { withoutScripts } from "./without-scripts.ts";

/** All that is checked in every engine, in the order in which it is. */
export const checks: readonly Check[] = [
  ...greeting,
  ...routes,
  ...pastPages,
  ...keyboard,
  ...typing,
  ...colorMode,
  ...dialog,
  ...parts,
  ...scrolling,
  ...places,
  ...smallScreen,
  ...pageErrors,
  ...withoutScripts,
  ...earlyClicks,
];
