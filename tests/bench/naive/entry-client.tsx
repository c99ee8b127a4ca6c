import { hydrateRoot } from "react-dom/client";
import { startControls } from "../../../src/behaviour/controls.ts";
import { startDialogs } from "../../../src/behaviour/dialogs.ts";
import { startLanding } from "../../../src/behaviour/landing.ts";
import { startPlayers } from "../../../src/behaviour/players.ts";
import { startSmoothScroll } from "../../../src/behaviour/smooth-scroll.ts";
import { App } from "./app.tsx";

const root = document.getElementById("_root");
if (!root) throw new Error("The page has no root.");
document.documentElement.dataset.alive = "";
hydrateRoot(root, <App />);
startControls();
startDialogs();
startLanding();
startPlayers();
startSmoothScroll();
