import { Box, Flex, Stack } from "@chakra-ui/react";
import { LuTrash2 } from "react-icons/lu";
import { describeFile } from "../canvas/node-source.ts";
import { useEditor, useSnapshot } from "../editor-context.ts";
import { Diagnostic } from "../fields/frame.tsx";
import { RichTextControl } from "../fields/rich-text.tsx";
import { fill, words } from "../labels/words.ts";
import { editText } from "../source/edit-text.ts";
import { differenceOf } from "../text-difference.ts";
import { Button, IconButton } from "./controls.tsx";
import { FrontMatterForm } from "./front-matter-form.tsx";

/** A post or a text in a file of its own: its front matter in a form, its text as it is. */
export function FileForm({ file }: { file: string }) {
  const { store, select, announce } = useEditor();
  const { files, diagnostics, document } = useSnapshot("files", "diagnostics", "document");
  const known = files.get(file);
  if (!known) return null;
  const { text, frontMatter, readOnly, role } = known;
  const start = frontMatter
    ? (/^\ufeff?(---|\+\+\+)[ \t]*\r?\n.*?^(?:\1|\.\.\.)[ \t]*(?:\r?\n(?:\r?\n)?|$)/ms.exec(text)?.[0].length ?? 0)
    : 0;
  const change = (next: string) => {
    const { from, to, insert } = differenceOf(text.slice(start), next);
    editText(store, file, [{ start: start + from, end: start + to, text: insert }]);
  };
  const remove = async () => {
    if (!(await store.ask("removeFile", { path: file }))) return;
    select({ pointer: "/pages/0" });
    announce(fill(words.removed, { name: file }), true);
  };
  const languages = document?.languages ?? [];
  const language = languages.find((code) => file.replace(/\.\w+$/, "").endsWith(`.${code}`)) ?? languages[0];
  const title = typeof frontMatter?.["title"] === "string" ? frontMatter["title"] : file;
  return (
    <Stack as="section" aria-label={title} gap="4" maxW="48rem" p={{ base: "4", md: "5" }} pb="16">
      <Flex align="start" gap="2">
        <Box flex={1} minW={0}>
          <Box as="h1" fontSize="1.25rem" lineHeight={1.3} fontWeight={650} overflowWrap="anywhere">
            {title}
          </Box>
          {title !== file && (
            <Box color="muted" fontSize="0.8125rem" overflowWrap="anywhere">
              {file}
            </Box>
          )}
        </Box>
        {role === "post" && (
          <IconButton
            icon={LuTrash2}
            variant="danger"
            label={`${words.remove}: ${title}`}
            onClick={() => void remove()}
          />
        )}
      </Flex>
      {readOnly !== undefined && <Box color="warning">{fill(words.readOnly, { reason: readOnly })}</Box>}
      {frontMatter && readOnly === undefined && (
        <FrontMatterForm key={file} path={file} frontMatter={frontMatter} language={language} />
      )}
      {role === "records" && (
        <>
          {describeFile(file, role)}
          <Button alignSelf="start" onClick={() => select({ file }, "source")}>
            {words.openSource}
          </Button>
        </>
      )}
      <div hidden={role === "records"}>
        {frontMatter && (
          <Box fontWeight={600} fontSize="0.8125rem" mb="1.5" aria-hidden>
            {words.text}
          </Box>
        )}
        <RichTextControl
          key={file}
          id={`file${file}`}
          schema={{ kind: "markdown" }}
          value={text.slice(start)}
          onChange={(next) => change(typeof next === "string" ? next : "")}
          isRequired
          isReadOnly={readOnly !== undefined}
          isInvalid={false}
          describedBy={`hint${file}`}
          label={frontMatter ? words.text : file}
          isNamed={false}
          language={language}
        />
        <div id={`hint${file}`}>
          {diagnostics
            .filter((one) => one.file === file && !(frontMatter && one.start < start))
            .map((one) => (
              <Diagnostic key={`${one.code}${one.start}`} diagnostic={one} />
            ))}
        </div>
      </div>
    </Stack>
  );
}
