import { Box, Center, Flex } from "@chakra-ui/react";
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { folderOf } from "../../../schema/language.ts";
import { keepEqual } from "../../keep-equal.ts";
import { barLook, FileBar, PartBar } from "../canvas/part-bar.tsx";
import { useCanvas } from "../canvas/use-canvas.ts";
import { useEditor, useSnapshot } from "../editor-context.ts";
import type { EditorDocument } from "../editor-document.ts";
import { words } from "../labels/words.ts";
import type { Box as PageBox } from "../preview-channel.ts";
import { existsIn, PageLanguage } from "./page-language.tsx";
import { PreviewBar, type PreviewLook } from "./preview-bar.tsx";

/** The page itself, as visitors see it. */
export const PreviewPane = memo(function PreviewPane() {
  const { selection, select } = useEditor();
  const { document, previewOrigin, base } = useSnapshot("document", "previewOrigin", "base");
  const frame = useRef<HTMLIFrameElement>(null);
  const [look, setLook] = useState<PreviewLook>({ selects: true });
  const change = useCallback((part: Partial<PreviewLook>) => setLook((before) => ({ ...before, ...part })), []);
  const { width, colorMode, selects, language } = look;
  const pointer = selection && "pointer" in selection ? selection.pointer : undefined;
  const lastLanguages = useRef<readonly string[]>([]);
  const languages = keepEqual(lastLanguages.current, document?.languages ?? []);
  lastLanguages.current = languages;
  const page = document?.content.at(pointer ?? "").page;
  const wantedLanguage = language ?? languages[0];
  const [turn, setTurn] = useState(0);
  // A page that doesn't exist in a language is shown in its own: there is what is to be translated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first keystroke must not lead to another page
  const shownLanguage = useMemo(
    () => (document && page && !existsIn(document, page, wantedLanguage) ? page.language : wantedLanguage),
    [wantedLanguage, pointer, turn],
  );
  const wanted = document && addressOf(document, pointer, shownLanguage);
  // The page that was shown last, for a window of its own.
  const address = useRef("");
  if (wanted !== undefined || address.current === "") address.current = `${previewOrigin}${base}${wanted ?? "/"}`;
  /** Where the frame is, or is sent to. */
  const path = useRef<string>(undefined);
  const onFollow = (next: string) => {
    path.current = next;
    const pages = document?.content.child("pages")?.children() ?? [];
    const followed = pages.find(
      (one) => document && `${base}${addressOf(document, one.pointer, shownLanguage)}` === next,
    );
    if (followed && followed.pointer !== page?.pointer) select({ pointer: followed.pointer }, "preview");
  };
  const { part, box, hint } = useCanvas({ frame, colorMode, selects, language: language ?? languages[0], onFollow });
  useEffect(() => {
    const next = `${base}${wanted ?? "/"}`;
    const isThere = path.current === next || (path.current !== undefined && wanted === undefined);
    if (!frame.current || isThere) return;
    path.current = next;
    frame.current.src = `${previewOrigin}${next}`;
  }, [wanted, base, previewOrigin]);

  return (
    <Flex direction="column" h="full" minW={0}>
      <PreviewBar {...look} languages={languages} address={address.current} onChange={change} />
      {document && page && wantedLanguage !== undefined && shownLanguage !== wantedLanguage && (
        <PageLanguage
          page={page}
          language={wantedLanguage}
          isThere={existsIn(document, page, wantedLanguage)}
          onShow={() => setTurn(turn + 1)}
        />
      )}
      <Stage width={width} part={part} box={box} hint={hint}>
        <iframe ref={frame} title={words.preview} style={{ border: 0, width: "100%", height: "100%" }} />
      </Stage>
    </Flex>
  );
});

/** The address of the page that a value is on, in a language; undefined for what is on no page. */
function addressOf({ content, languages }: EditorDocument, pointer = "", language = languages[0]): string | undefined {
  const page = content.at(pointer).page;
  if (!page) return undefined;
  const path = page.child("paths")?.child(language ?? "")?.text || page.child("path")?.text || "/";
  const folder = language === undefined || language === languages[0] ? "" : `/${folderOf(language)}`;
  return `${folder}${path === "/" ? "" : path}/`;
}

interface StageProps {
  width: number | undefined;
  /** The block or card that has handles, and where it is in the frame. */
  part: ContentNode | undefined;
  box: PageBox | undefined;
  hint: string | undefined;
  children: ReactNode;
}

/** Shows a frame at a width of its own, made smaller if there is less room, and the handles of what is chosen in it. */
function Stage({ width, part, box, hint, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number }>();
  useLayoutEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const scale = width === undefined || !room ? 1 : Math.min(1, room.width / width);
  return (
    <Box ref={stage} position="relative" flex={1} minH={0} overflow="hidden" bg="canvas">
      {/* Behind the frame, which is transparent until it has a page. */}
      <Center aria-hidden position="absolute" inset="0" p="6" color="muted" fontSize="0.8125rem">
        {words.noPageYet}
      </Center>
      <Box
        position="relative"
        mx="auto"
        boxShadow={width === undefined ? undefined : "0 0 0 1px var(--e-colors-line)"}
        transformOrigin="top left"
        style={{
          width: width === undefined ? "100%" : width,
          height: room ? room.height / scale : "100%",
          transform: scale < 1 ? `scale(${scale})` : undefined,
        }}
      >
        {children}
      </Box>
      {(part || hint !== undefined) && (
        <Box {...barLook} style={placeBar(box, scale, room)}>
          {part ? <PartBar part={part} hint={hint} /> : <FileBar hint={hint ?? ""} />}
        </Box>
      )}
    </Box>
  );
}

/** The bar's height with its distance from the part, and its width, in pixels. */
const barRoom = { height: 100, width: 330 };

/** Where the bar is: over the part, below it if there is no room, or else at the bottom. */
function placeBar(box: PageBox | undefined, scale: number, room = { width: 0, height: 0 }): Record<string, string> {
  const { top, left, height } = box ?? { top: 0, left: 0, height: 0 };
  const [above, below] = [top * scale - barRoom.height, (top + height) * scale + 14];
  const lowest = room.height - barRoom.height;
  const at = above >= 8 && above < lowest ? above : below >= 8 && below < lowest ? below : lowest;
  return { "--top": `${at}px`, "--left": `${Math.max(8, Math.min(left * scale, room.width - barRoom.width))}px` };
}
