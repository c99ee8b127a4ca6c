import { Box, Flex, Stack } from "@chakra-ui/react";
import { memo, useMemo } from "react";
import { LuFile, LuFileText, LuImage, LuSettings2 } from "react-icons/lu";
import { useEditor, useSnapshot } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { isWithin, partsIn, postListsOf, settingsOf } from "../outline.ts";
import { DescribePictures } from "../pictures/describe-pictures.tsx";
import { undescribedIn } from "../pictures/picture-lists.ts";
import { nameOf } from "../titles.ts";
import { useSettled } from "../use-settled.ts";
import { AddEntry } from "./add-entry.tsx";
import { NewPost } from "./new-post.tsx";
import { Badge, Count, Part, Row } from "./outline-part.tsx";

/**
 * The outline of the site: its pages with their blocks and entries, its settings, and the files of posts and texts, each
 * with the number of its problems. Pages and posts are added here.
 */
export const OutlinePane = memo(function OutlinePane() {
  const { document } = useSnapshot("document");
  const { selection, open } = useEditor();
  const settled = useSettled(document);
  const lists = useMemo(() => (settled ? postListsOf(settled) : []), [settled]);
  const undescribed = useMemo(() => (settled ? undescribedIn(settled).length : 0), [settled]);
  if (!document) return null;
  return (
    <Box as="nav" aria-label={words.outline} p="3" pb="10">
      <Group title={words.pages}>
        {partsIn(document.content).map((node) => (
          <Part key={node.pointer} node={node} depth={0} />
        ))}
        <Box as="li" ps="1" pt="1">
          <AddEntry list={document.content.at("/pages")} />
        </Box>
      </Group>
      <Group title={words.settings}>
        {settingsOf(document).map((key) => (
          <Setting
            key={key}
            name={key}
            isThere={document.find(`/${key}`) !== undefined}
            isChosen={selection !== undefined && "pointer" in selection && isWithin(selection.pointer, `/${key}`)}
          />
        ))}
        {undescribed > 0 && (
          <li>
            <Row w="full" onClick={() => open(<DescribePictures />)}>
              <LuImage aria-hidden />
              <Box truncate>{words.describePictures}</Box>
              <Box color="muted" fontSize="0.75rem" ms="auto" flexShrink={0}>
                {fill(words.undescribed, { count: undescribed })}
              </Box>
            </Row>
          </li>
        )}
      </Group>
      <Files lists={lists} />
    </Box>
  );
});

/** The files of posts and texts. @param lists the patterns of files to which posts can be added */
function Files({ lists }: { lists: readonly string[] }) {
  const { files } = useSnapshot("files");
  const { select, selection } = useEditor();
  const texts = [...files.values()].filter(({ role }) => role === "post" || role === "text");
  const chosenFile = selection && "file" in selection ? selection.file : undefined;
  if (texts.length + lists.length === 0) return null;
  return (
    <Group title={words.files}>
      {texts.map(({ path, role }) => (
        <li key={path}>
          <Flex>
            <Row aria-current={path === chosenFile} onClick={() => select({ file: path })}>
              {role === "post" ? <LuFileText aria-hidden /> : <LuFile aria-hidden />}
              <Box truncate>{path}</Box>
              <FileCount file={path} />
            </Row>
          </Flex>
        </li>
      ))}
      {lists.map((list) => (
        <Box as="li" key={list} ps="1" pt="1">
          <NewPost list={list} />
        </Box>
      ))}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box as="section" mb="5">
      <Box as="h2" px="2" mb="1" fontSize="0.75rem" fontWeight={600} color="muted">
        {title}
      </Box>
      <Stack as="ul" gap="0.5">
        {children}
      </Stack>
    </Box>
  );
}

interface SettingProps {
  name: string;
  isThere: boolean;
  isChosen: boolean;
}

const Setting = memo(function Setting({ name, isThere, isChosen }: SettingProps) {
  const { select } = useEditor();
  const pointer = `/${name}`;
  return (
    <li>
      <Flex>
        <Row aria-current={isChosen} color={isThere ? "text" : "muted"} onClick={() => select({ pointer })}>
          <LuSettings2 aria-hidden />
          <Box truncate>{nameOf(name)}</Box>
          <Count pointer={pointer} />
        </Row>
      </Flex>
    </li>
  );
});

function FileCount({ file }: { file: string }) {
  const { diagnostics } = useSnapshot("diagnostics");
  return <Badge diagnostics={diagnostics.filter((one) => one.file === file)} />;
}
