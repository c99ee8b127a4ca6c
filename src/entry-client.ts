import { startMotion } from "./client/enhancements/animate.ts";
import { startControls } from "./client/enhancements/controls.ts";
import { startCopying } from "./client/enhancements/copy.ts";
import { startDialogs } from "./client/enhancements/dialogs.ts";
import { startFilters, startGalleries, startOnDemand } from "./client/enhancements/on-demand.ts";
import { startOpeningForPrint } from "./client/enhancements/open-for-print.ts";
import { startPlayers } from "./client/enhancements/players.ts";
import { syncScrollers } from "./client/enhancements/scrollers.ts";
import { startSmoothScroll } from "./client/enhancements/smooth-scroll.ts";
import { startSearch } from "./client/enhancements/start-search.ts";
import { startTypewriters } from "./client/enhancements/start-typewriters.ts";
import { startTabs } from "./client/enhancements/tabs.ts";
import { startNavigation } from "./client/navigation/navigation.ts";
import * as dataAttributes from "./data-attributes.ts";

const root = document.documentElement;
root.dataset.alive = "";

// Scrolling of any kind hides the landing overlay. The head script handles all other input.
addEventListener("scroll", () => root.setAttribute(dataAttributes.landingDone, ""), { once: true, passive: true });
startMotion();
startControls();
startCopying();
startDialogs();
startFilters();
startOnDemand();
startGalleries();
startOpeningForPrint();
startPlayers();
startSearch();
startSmoothScroll();
syncScrollers();
startTabs();
startNavigation(startTypewriters());

if (__FOR_OWNERS__) void import("./dev/dev-client.ts").then(({ startDevClient }) => startDevClient());
