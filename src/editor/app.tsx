import { Box } from "@chakra-ui/react";
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { EditorContext, type Selection, useSnapshotOf, type View, views } from "./editor-context.ts";
import { followPointer } from "./follow-pointer.ts";
import { words } from "./labels/words.ts";
import { partOfNode, partsIn } from "./outline.ts";
import { Conflicts } from "./screen/conflicts.tsx";
import { Button, VisuallyHidden } from "./screen/controls.tsx";
import { FormPane } from "./screen/form-pane.tsx";
import { Notice } from "./screen/notice.tsx";
import { OutlinePane } from "./screen/outline-pane.tsx";
import { Palette } from "./screen/palette.tsx";
import { PreviewPane } from "./screen/preview-pane.tsx";
import { TopBar } from "./screen/top-bar.tsx";
import type { Snapshot } from "./snapshot.ts";
import type { EditorStore } from "./store.ts";
import { applyColorMode, readColorMode } from "./theme.tsx";

const SourcePane = lazy(() => import("./source/source-pane.tsx"));

/** The selection in the address: a value's pointer, a file, or the page that `dev` showed. */
function readAddress({ document, base }: Snapshot): Selection | undefined {
  const hash = decodeURIComponent(location.hash.slice(1));
  const [, key, value = ""] = /^(file|page)=(.*)$/s.exec(hash) ?? [];
  if (key === "file") return { file: value };
  if (!document) return undefined;
  if (hash.startsWith("/") && document.find(hash)) return { pointer: hash };
  const path = value.startsWith(base) ? value.slice(base.length).replace(/(.)\/$/, "$1") : "/";
  const pages = partsIn(document.content).filter(({ kind }) => kind === "page");
  const page = pages.find((one) => path.endsWith(one.child("path")?.text ?? " ") && one.child("path")?.text !== "/");
  return { pointer: (page ?? pages[0])?.pointer ?? "/profile" };
}

export function App({ store }: { store: EditorStore }) {
  const { status, document, failure, conflicts } = useSnapshotOf(store, ["status", "document", "failure", "conflicts"]);
  const [chosen, setChosen] = useState<{ selection: Selection; content: unknown }>();
  const [view, setView] = useState<View>("form");
  const [isSearching, setSearching] = useState(false);
  const [colorMode, setColorMode] = useState(readColorMode);
  const [message, setMessage] = useState("");
  const [notice, setNotice] = useState<string>();
  const [dialog, setDialog] = useState<ReactNode>();
  const announce = useCallback((said: string, isShown = false) => (isShown ? setNotice : setMessage)(said), []);
  const isOpen = status !== "opening";
  // The first form doesn't wait for the panes beside it.
  const isFormShown = useDeferredValue(isOpen, false);
  const content = document?.content.value;
  const selection = useMemo(() => {
    if (!chosen) return isOpen ? readAddress(store.read()) : undefined;
    const { selection: own, content: before } = chosen;
    if ("file" in own || content === undefined || content === before) return own;
    const pointer = followPointer(before, content, own.pointer);
    return pointer === own.pointer ? own : { pointer };
  }, [chosen, content, isOpen, store]);
  // The next change is followed from here on.
  if (selection && (!chosen || (content !== undefined && content !== chosen.content)))
    setChosen({ selection, content });

  const select = useCallback(
    (next: Selection, on: View = "form") => {
      setChosen({ selection: next, content: store.read().document?.content.value });
      // Only a screen with room for one pane stays with the preview.
      setView((before) => (on === "preview" && before === "preview" ? on : on === "preview" ? "form" : on));
      history.replaceState(null, "", `#${encodeURI("file" in next ? `file=${next.file}` : next.pointer)}`);
    },
    [store],
  );
  const search = useCallback(() => setSearching(true), []);
  const toggleColorMode = useCallback(() => {
    setColorMode((mode) => {
      const next = mode === "dark" ? "light" : "dark";
      applyColorMode(next);
      return next;
    });
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const key = event.key.toLowerCase();
      if (key === "z") void (event.shiftKey ? store.redo() : store.undo());
      else if (key === "y") void store.redo();
      else if (key === "s") setMessage(words.savedAlready);
      else if (key === "k") setSearching(true);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [store]);

  const context = useMemo(
    () => ({ store, selection, select, announce, open: setDialog, search }),
    [store, selection, select, announce, search],
  );
  const actions = [
    { name: words.undo, detail: "Ctrl Z", run: () => void store.undo() },
    { name: words.redo, detail: "Ctrl Shift Z", run: () => void store.redo() },
    { name: words.colorMode, detail: "", run: toggleColorMode },
    ...views.map((one) => ({ name: words[one], detail: "", run: () => setView(one) })),
  ];
  if (!isOpen) return <Box p="8">{words.opening}</Box>;
  // A file that can't be read opens as text, and everything else waits.
  const shown = document === undefined && view !== "preview" ? "source" : view;
  const left = document === undefined ? "source" : shown === "preview" || shown === "outline" ? "form" : shown;
  const part = document && selection && "pointer" in selection && partOfNode(document.content.at(selection.pointer));
  const form = part ? part.pointer : selection && "file" in selection ? selection.file : "";
  return (
    <EditorContext value={context}>
      <Box display="flex" flexDirection="column" h="full">
        <TopBar view={shown} onView={setView} onSearch={search} colorMode={colorMode} onColorMode={toggleColorMode} />
        {failure !== undefined && (
          <Box role="alert" px="4" py="2" bg="dangerTint" color="danger" display="flex" gap="3" alignItems="center">
            {failure}
            <Button size="sm" ms="auto" onClick={store.dismissFailure}>
              {words.dismiss}
            </Button>
          </Box>
        )}
        {conflicts.length > 0 && <Conflicts />}
        <Box
          as="main"
          flex={1}
          minH={0}
          display="grid"
          gridTemplateColumns={{
            base: "minmax(0, 1fr)",
            md: "minmax(22rem, 26rem) minmax(0, 1fr)",
            lg: "17rem minmax(24rem, 28rem) minmax(0, 1fr)",
          }}
        >
          <Box
            display={{ base: shown === "outline" ? "block" : "none", lg: "block" }}
            overflow="auto"
            bg="panel"
            borderInlineEnd="1px solid"
            borderColor="line"
          >
            {isFormShown && <OutlinePane />}
          </Box>
          <Box
            // The form of another part begins at its top.
            key={left === "source" ? left : form}
            display={{
              base: shown === "form" || shown === "source" ? "block" : "none",
              md: shown === "outline" ? "none" : "block",
              lg: "block",
            }}
            overflow="auto"
            bg="panel"
            borderInlineEnd="1px solid"
            borderColor="line"
          >
            {left === "source" ? (
              <Suspense>
                <SourcePane />
              </Suspense>
            ) : (
              <ErrorBoundary
                key={JSON.stringify(selection)}
                renderError={(error) => (
                  <Box p="5" color="danger">
                    {error}
                  </Box>
                )}
              >
                <FormPane />
              </ErrorBoundary>
            )}
          </Box>
          <Box display={{ base: shown === "preview" ? "block" : "none", md: "block" }} minW={0} minH={0}>
            {isFormShown && <PreviewPane />}
          </Box>
        </Box>
        <VisuallyHidden role="status">{message}</VisuallyHidden>
        <Notice key={notice} text={notice} onClose={() => setNotice(undefined)} />
      </Box>
      {dialog}
      {isSearching && <Palette actions={actions} onClose={() => setSearching(false)} />}
    </EditorContext>
  );
}
