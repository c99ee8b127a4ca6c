import { loadMotion } from "./behaviour/animate.ts";
import { startControls } from "./behaviour/controls.ts";
import { startDialogs } from "./behaviour/dialogs.ts";
import { onFirstSign } from "./behaviour/first-sign.ts";
import { startIslands } from "./behaviour/islands.ts";
import { startLanding } from "./behaviour/landing.ts";
import { startLinks } from "./behaviour/links.ts";
import { startPlayers } from "./behaviour/players.ts";
import { startSmoothScroll } from "./behaviour/smooth-scroll.ts";

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
