import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { language } from "./labels/words.ts";
import { EditorStore } from "./store.ts";
import { applyColorMode, EditorTheme, readColorMode } from "./theme.tsx";

document.documentElement.lang = language;
applyColorMode(readColorMode(), false);
const store = new EditorStore();
void store.start();
const host = document.getElementById("root");
if (host)
  createRoot(host).render(
    <EditorTheme>
      <App store={store} />
    </EditorTheme>,
  );
