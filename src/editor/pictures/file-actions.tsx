import { Box, chakra, Flex } from "@chakra-ui/react";
import { useRef } from "react";
import { readAsset } from "../api.ts";
import { useEditor, useSnapshot } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { useRename } from "../names/use-rename.ts";
import { Button } from "../screen/controls.tsx";
import { TextDialog } from "../screen/text-dialog.tsx";
import { longestSide, nameWithout } from "./picture-lists.ts";

/** What a file is, and what can be done with it wherever the content names it. */
export function FileActions({ path }: { path: string }) {
  const { store, open } = useEditor();
  const { assets } = useSnapshot("assets");
  const rename = useRename();
  const input = useRef<HTMLInputElement>(null);
  const asset = assets.find((one) => one.path === path);
  if (!asset?.path.startsWith("assets/")) return null;
  const { bytes, width = 0, height = 0 } = asset;
  const replace = async (file: Blob | undefined, name: string, longest?: number) => {
    const next = file && (await store.upload(file, name, longest));
    if (next !== undefined && next !== path) await rename({ file: path, to: next, replaces: true }, path);
  };
  const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return (
    <chakra.details mt="1.5" fontSize="0.8125rem">
      <chakra.summary color="muted" fontSize="0.75rem" minH="1.5rem">
        {width > 0 ? `${fill(words.pixels, { width, height })}, ${size}` : size}
      </chakra.summary>
      <Box color="muted" fontSize="0.75rem" my="1.5">
        {words.fileEverywhere}
      </Box>
      <Flex gap="1.5" wrap="wrap">
        <Button size="sm" onClick={() => input.current?.click()}>
          {words.replaceFile}
        </Button>
        <Button
          size="sm"
          onClick={() =>
            open(
              <TextDialog
                title={words.renameFile}
                label={words.newName}
                value={nameWithout(path)}
                action={words.rename}
                onDone={(to) => void rename({ file: path, to }, path)}
              />,
            )
          }
        >
          {words.renameFile}
        </Button>
        {Math.max(width, height) > longestSide && !path.endsWith(".svg") && (
          <Button size="sm" onClick={async () => replace(await readAsset(path), path, longestSide)}>
            {fill(words.scaleDown, { pixels: longestSide })}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          onChange={({ target: { files } }) => void replace(files?.[0], files?.[0]?.name ?? "")}
        />
      </Flex>
    </chakra.details>
  );
}
