import { Box, Stack } from "@chakra-ui/react";
import { describeFile } from "../canvas/node-source.ts";
import { useEditor, useSnapshot } from "../editor-context.ts";
import { Diagnostic } from "../fields/frame.tsx";
import { differenceOf, RichTextControl } from "../fields/rich-text.tsx";
import { fill, words } from "../labels/words.ts";
import { Button } from "./controls.tsx";

/** A post or a text in a file of its own, edited as the file is. */
export function FileForm({ file }: { file: string }) {
  const { store, select } = useEditor();
  const { files, diagnostics } = useSnapshot();
  const known = files.get(file);
  if (!known) return null;
  const change = (text: string) => {
    const { from, to, insert } = differenceOf(known.text, text);
    store.editText(file, [{ start: from, end: to, text: insert }]);
  };
  return (
    <Stack as="section" aria-label={file} gap="4" maxW="48rem" p={{ base: "4", md: "5" }} pb="16">
      <Box as="h1" fontSize="1.25rem" fontWeight={650} overflowWrap="anywhere">
        {file}
      </Box>
      {known.readOnly !== undefined && <Box color="warning">{fill(words.readOnly, { reason: known.readOnly })}</Box>}
      {known.role === "records" && (
        <>
          {describeFile(file, known.role)}
          <Button alignSelf="start" onClick={() => select({ file }, "source")}>
            {words.openSource}
          </Button>
        </>
      )}
      <div hidden={known.role === "records"}>
        <RichTextControl
          key={file}
          id={`file${file}`}
          schema={{ kind: "markdown" }}
          value={known.text}
          onChange={(text) => change(typeof text === "string" ? text : "")}
          isRequired
          isReadOnly={known.readOnly !== undefined}
          isInvalid={false}
          describedBy={`hint${file}`}
          label={file}
          isNamed={false}
          language={undefined}
        />
        <div id={`hint${file}`}>
          {diagnostics
            .filter((one) => one.file === file)
            .map((one) => (
              <Diagnostic key={`${one.code}${one.start}`} diagnostic={one} />
            ))}
        </div>
      </div>
    </Stack>
  );
}
