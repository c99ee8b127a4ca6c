import { Flex } from "@chakra-ui/react";
import { type DragEvent, useId, useRef } from "react";
import { LuUpload } from "react-icons/lu";
import { useEditor, useSnapshot } from "../editor-context.ts";
import { words } from "../labels/words.ts";
import { pathsOf } from "../outline.ts";
import { FileActions } from "../pictures/file-actions.tsx";
import { Button, Input } from "../screen/controls.tsx";
import { type ControlProps, commonProps, textOf } from "./control-props.ts";

/** Where a link can lead within the site: pages, parts of pages, and files. */
function useTargets(): string[] {
  const { document, assets } = useSnapshot("document", "assets");
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
  const { assets, files } = useSnapshot("assets", "files");
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
    <>
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
      {!isReadOnly && <FileActions path={textOf(value)} />}
    </>
  );
}
