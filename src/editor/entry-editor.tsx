import { createRoot } from "react-dom/client";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { App } from "./app.tsx";
import { Broken } from "./screen/broken.tsx";
import { EditorStore } from "./store.ts";
import { applyColorMode, EditorTheme, readColorMode } from "./theme.tsx";

applyColorMode(readColorMode(), false);
const store = new EditorStore();
void store.start();
const host = document.getElementById("root");
if (host)
  createRoot(host).render(
    <EditorTheme>
      <ErrorBoundary renderError={(reason) => <Broken reason={reason} store={store} />}>
        <App store={store} />
      </ErrorBoundary>
    </EditorTheme>,
  );
