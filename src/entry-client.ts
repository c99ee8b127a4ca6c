import { loadMotion } from "./client/enhancements/animate.ts";
import { startControls } from "./client/enhancements/controls.ts";
import { startCopying } from "./client/enhancements/copy.ts";
import { startDialogs } from "./client/enhancements/dialogs.ts";
import { startFilters } from "./client/enhancements/filters.ts";
import { onFirstSign } from "./client/enhancements/first-sign.ts";
import { startLanding } from "./client/enhancements/landing.ts";
import { startGalleries, startOnDemand } from "./client/enhancements/on-demand.ts";
import { startPaper } from "./client/enhancements/paper.ts";
import { startPlayers } from "./client/enhancements/players.ts";
import { startSmoothScroll } from "./client/enhancements/smooth-scroll.ts";
import { startIslands } from "./client/islands/islands.ts";
import { startNavigation } from "./client/navigation/navigation.ts";

document.documentElement.dataset.alive = "";

startControls();
startCopying();
startDialogs();
startFilters();
startLanding();
startOnDemand();
startGalleries();
startPaper();
startPlayers();
startSmoothScroll();
startNavigation(startIslands());
onFirstSign(() => void loadMotion());

if (__FOR_OWNERS__) void import("./dev/dev-client.ts").then(({ startDevClient }) => startDevClient());
