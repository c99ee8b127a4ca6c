import { startIslands } from "./client/islands/islands.ts";
import { startLinks } from "./client/navigation/links.ts";
import { loadMotion } from "./client/page/animate.ts";
import { startControls } from "./client/page/controls.ts";
import { startDialogs } from "./client/page/dialogs.ts";
import { onFirstSign } from "./client/page/first-sign.ts";
import { startLanding } from "./client/page/landing.ts";
import { startPlayers } from "./client/page/players.ts";
import { startSmoothScroll } from "./client/page/smooth-scroll.ts";

document.documentElement.dataset.alive = "";

startControls();
startDialogs();
startLanding();
startPlayers();
startSmoothScroll();
startLinks(startIslands());
onFirstSign(() => void loadMotion());

if (import.meta.hot) {
  const { hot } = import.meta;
  void import("./dev/dev-client.ts").then(({ startDevClient }) => startDevClient(hot));
}
