import { hydrateRoot } from "react-dom/client";
import { startControls } from "../../../src/client/enhancements/controls.ts";
import { startDialogs } from "../../../src/client/enhancements/dialogs.ts";
import { startPlayers } from "../../../src/client/enhancements/players.ts";
import { startSmoothScroll } from "../../../src/client/enhancements/smooth-scroll.ts";
import { startTabs } from "../../../src/client/enhancements/tabs.ts";
import { App } from "./app.tsx";

const root = document.getElementById("_root");
if (!root) throw new Error("The page has no root.");
document.documentElement.dataset.alive = "";
hydrateRoot(root, <App />);
startControls();
startDialogs();
startPlayers();
startSmoothScroll();
startTabs();
