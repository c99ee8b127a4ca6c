import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { EditorStore } from "./store.ts";
import { applyColorMode, EditorTheme, readColorMode } from "./theme.tsx";

applyColorMode(readColorMode(), false);
const host = document.createElement("div");
host.id = "editor";
document.body.append(host);
const store = new EditorStore();
void store.start();
createRoot(host).render(
  <EditorTheme>
    <App store={store} />
  </EditorTheme>,
);
