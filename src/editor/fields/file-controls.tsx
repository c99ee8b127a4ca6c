import { Box, chakra, Flex } from "@chakra-ui/react";
import { type DragEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { LuUpload } from "react-icons/lu";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { focalPoint } from "../../../schema/pictures/focus.ts";
import { thumbnailOf } from "../api.ts";
import { useEditor, useSnapshot } from "../editor-context.ts";
import { words } from "../labels/words.ts";
import { pathsOf } from "../outline.ts";
import { Button, Input, Select, VisuallyHidden } from "../screen/controls.tsx";
import { type ControlProps, commonProps, textOf } from "./control-props.ts";

/** Where a link can lead within the site: pages, parts of pages, and files. */
function useTargets(): string[] {
  const { document, assets } = useSnapshot();
  const pages = document?.content.child("pages")?.children() ?? [];
  const paths = document ? pathsOf(document) : [];
  const anchors = pages
    .flatMap((page) => page.child("blocks")?.children() ?? [])
    .map((block) => block.child("id")?.text ?? "");
  return [...paths, ...anchors.filter((id) => id !== "").map((id) => `#${id}`), ...assets.map(({ path }) => path)];
}

export function LinkControl(props: ControlProps) {
  const { value, onChange, isRequired } = props;
  const targets = useTargets();
  const list = useId();
  return (
    <>
      <Input
        {...commonProps(props)}
        list={list}
        inputMode="url"
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => value === "" && !isRequired && onChange(undefined)}
      />
      <datalist id={list}>
        {targets.map((target) => (
          <option key={target} value={target} />
        ))}
      </datalist>
    </>
  );
}

const endings = new Map<unknown, RegExp>([
  ["file", /\.(?:png|jpe?g|webp|avif|gif|svg)$/i],
  ["videoFile", /\.(?:mp4|webm)$/i],
  ["captionsFile", /\.vtt$/i],
  ["textFile", /\.md$/i],
]);

export function FileControl(props: ControlProps) {
  const { schema, value, onChange, isReadOnly } = props;
  const { store } = useEditor();
  const { assets, files } = useSnapshot();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const ending = endings.get(schema.kind);
  const known = [...assets.map(({ path }) => path), ...files.keys()].filter((path) => !ending || ending.test(path));
  const take = async (file: File | undefined) => {
    const path = file && (await store.upload(file, file.name));
    if (path !== undefined) onChange(path);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Flex gap="2" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Input
        {...commonProps(props)}
        list={list}
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {known.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <Button disabled={isReadOnly} onClick={() => input.current?.click()} title={words.uploadOrDrop}>
        <LuUpload aria-hidden /> {words.upload}
      </Button>
      <input ref={input} type="file" hidden onChange={({ target }) => void take(target.files?.[0])} />
    </Flex>
  );
}

/** The address of a picture's bytes; undefined until they are loaded, or if there is no such file. */
function useThumbnail(path: string): string | undefined {
  const { assets } = useSnapshot();
  const [loaded, setLoaded] = useState<{ path: string; address: string }>();
  const exists = assets.some((asset) => asset.path === path);
  useEffect(() => {
    let isWanted = exists;
    if (exists)
      thumbnailOf(path).then(
        (address) => isWanted && setLoaded({ path, address }),
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [path, exists]);
  return loaded?.path === path ? loaded.address : undefined;
}

export function Thumbnail({ path }: { path: string }) {
  const address = useThumbnail(path);
  if (address === undefined) return null;
  return (
    <chakra.img
      src={address}
      alt=""
      maxH="9rem"
      maxW="full"
      borderRadius="sm"
      border="1px solid"
      borderColor="line"
      bg="raised"
      mb="3"
    />
  );
}

const keywords = ["center", "top", "bottom", "left", "right", "top left", "top right", "bottom left", "bottom right"];

/** The point of a picture that stays in sight: chosen on the picture itself, or by a word. */
export function FocusControl(props: ControlProps) {
  const { value, onChange, picture = "", label } = props;
  const address = useThumbnail(picture);
  const isPoint = isRecord(value) && typeof value["x"] === "number" && typeof value["y"] === "number";
  const point = focalPoint(isPoint ? { x: Number(value["x"]), y: Number(value["y"]) } : textOf(value));
  const set = (x: number, y: number) => {
    const round = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
    onChange({ x: round(x), y: round(y) });
  };
  const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A press of a key is no click at a point.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set((clientX - left) / width, (clientY - top) / height);
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, [number, number] | undefined> = {
      ArrowLeft: [-0.05, 0],
      ArrowRight: [0.05, 0],
      ArrowUp: [0, -0.05],
      ArrowDown: [0, 0.05],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    set(point.x + step[0], point.y + step[1]);
  };
  return (
    <>
      {address !== undefined && (
        <chakra.button
          type="button"
          position="relative"
          display="block"
          mb="2"
          cursor="crosshair"
          aria-label={`${label}: ${words.focusPoint}`}
          title={words.focusPoint}
          onClick={click}
          onKeyDown={press}
        >
          <chakra.img src={address} alt="" display="block" maxH="11rem" maxW="full" borderRadius="sm" />
          <Box
            position="absolute"
            left={`${point.x * 100}%`}
            top={`${point.y * 100}%`}
            w="1.25rem"
            h="1.25rem"
            transform="translate(-50%, -50%)"
            borderRadius="full"
            border="2px solid #fff"
            boxShadow="0 0 0 2px #000"
          />
        </chakra.button>
      )}
      <Select
        {...commonProps(props)}
        value={isPoint ? "point" : textOf(value)}
        onChange={({ target }) => target.value !== "point" && onChange(target.value === "" ? undefined : target.value)}
      >
        <option value="">{words.none}</option>
        {isPoint && <option value="point">{`${point.x}, ${point.y}`}</option>}
        {keywords.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </Select>
      <VisuallyHidden role="status">{isPoint ? `${point.x}, ${point.y}` : ""}</VisuallyHidden>
    </>
  );
}
