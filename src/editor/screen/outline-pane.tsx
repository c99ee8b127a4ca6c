import { Box, chakra, Flex, Stack } from "@chakra-ui/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { LuChevronRight, LuEyeOff, LuFile, LuFileText, LuImage, LuSettings2 } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { useEditor, useSnapshot } from "../editor-context.ts";
import type { EditorDocument } from "../editor-document.ts";
import { fill, words } from "../labels/words.ts";
import { diagnosticsIn, isWithin, partsIn, postListsOf, settingsOf } from "../outline.ts";
import { DescribePictures } from "../pictures/describe-pictures.tsx";
import { undescribedIn } from "../pictures/picture-lists.ts";
import { nameOf, titleOf, typeNameOf } from "../titles.ts";
import { AddEntry } from "./add-entry.tsx";
import { IconButton, VisuallyHidden } from "./controls.tsx";
import { useEntryActions } from "./entry-actions.tsx";
import { NewPost } from "./new-post.tsx";

const rowLook = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  flex: 1,
  minW: 0,
  minH: "2rem",
  px: "2",
  borderRadius: "sm",
  cursor: "pointer",
  color: "text",
  fontSize: "0.8125rem",
  _hover: { bg: "raised" },
  "&[aria-current=true]": { bg: "accentTint", color: "accent", fontWeight: 600 },
  "@media (pointer: coarse)": { minH: "2.75rem" },
} as const;

const Row = chakra("button", { base: rowLook }, { defaultProps: { type: "button" } });

/**
 * The outline of the site: its pages with their blocks and entries, its settings, and the files of posts and texts, each
 * with the number of its problems. Pages and posts are added here.
 */
export function OutlinePane() {
  const { document, files } = useSnapshot();
  const { select, selection, open } = useEditor();
  if (!document) return null;
  const texts = [...files.values()].filter(({ role }) => role === "post" || role === "text");
  const lists = postListsOf(document);
  const undescribed = undescribedIn(document).length;
  const chosenFile = selection && "file" in selection ? selection.file : undefined;
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
          <Setting key={key} name={key} document={document} />
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
      {(texts.length > 0 || lists.length > 0) && (
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
      )}
    </Box>
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

function Setting({ name, document }: { name: string; document: EditorDocument }) {
  const { select, selection } = useEditor();
  const pointer = `/${name}`;
  const isChosen = selection !== undefined && "pointer" in selection && isWithin(selection.pointer, pointer);
  return (
    <li>
      <Flex>
        <Row
          aria-current={isChosen}
          color={document.find(pointer) ? "text" : "muted"}
          onClick={() => select({ pointer })}
        >
          <LuSettings2 aria-hidden />
          <Box truncate>{nameOf(name)}</Box>
          <Count pointer={pointer} />
        </Row>
      </Flex>
    </li>
  );
}

function Part({ node, depth }: { node: ContentNode; depth: number }) {
  const { select, selection } = useEditor();
  const actions = useEntryActions(node);
  const row = useRef<HTMLButtonElement>(null);
  const { pointer } = node;
  const chosen = selection && "pointer" in selection ? selection.pointer : "";
  const inner = partsIn(node);
  // The innermost part that has what is chosen.
  const isChosen = isWithin(chosen, pointer) && !inner.some((one) => isWithin(chosen, one.pointer));
  const [isOpen, setOpen] = useState<boolean>();
  // A part is open while something in it is chosen, unless the owner closed it.
  const shows = isOpen ?? (isWithin(chosen, pointer) && !isChosen);
  const title = titleOf(node);
  const type = typeNameOf(node);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      actions.move(event.key === "ArrowUp" ? -1 : 1);
    } else if (event.key === "ArrowRight" && inner.length > 0) setOpen(true);
    else if (event.key === "ArrowLeft") setOpen(false);
  };
  return (
    <li>
      <Flex align="center" ps={`${depth * 14}px`}>
        {inner.length > 0 ? (
          <IconButton
            size="sm"
            w="1.5rem"
            px="0"
            icon={LuChevronRight}
            label={fill(words.expand, { name: title ?? type })}
            aria-expanded={shows}
            transform={shows ? "rotate(90deg)" : undefined}
            onClick={() => setOpen(!shows)}
          />
        ) : (
          <Box w="1.5rem" flexShrink={0} />
        )}
        <Row
          ref={row}
          id={`outline${pointer}`}
          aria-current={isChosen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => select({ pointer })}
          onKeyDown={onKeyDown}
        >
          <Box truncate>{title ?? type}</Box>
          {title !== undefined && depth > 0 && (
            <Box color="muted" fontWeight={400} fontSize="0.75rem" flexShrink={0} ms="auto">
              {type}
            </Box>
          )}
          {actions.isHidden && (
            <Box as="span" color="muted" ms="auto" flexShrink={0}>
              <LuEyeOff aria-hidden />
              <VisuallyHidden>{words.hidden}</VisuallyHidden>
            </Box>
          )}
          <Count pointer={pointer} />
        </Row>
      </Flex>
      {shows && (
        <Stack as="ul" gap="0.5" mt="0.5">
          {inner.map((one) => (
            <Part key={one.pointer} node={one} depth={depth + 1} />
          ))}
        </Stack>
      )}
    </li>
  );
}

function Count({ pointer }: { pointer: string }) {
  const { diagnostics } = useSnapshot();
  return <Badge diagnostics={diagnosticsIn(diagnostics, pointer)} />;
}

function FileCount({ file }: { file: string }) {
  const { diagnostics } = useSnapshot();
  return <Badge diagnostics={diagnostics.filter((one) => one.file === file)} />;
}

function Badge({ diagnostics }: { diagnostics: readonly { severity: string }[] }) {
  const count = diagnostics.length;
  if (count === 0) return null;
  const tone = diagnostics.some(({ severity }) => severity === "error") ? "danger" : "warning";
  const said = count === 1 ? words.problemsOne : fill(words.problems, { count });
  return (
    <Box
      as="span"
      ms="auto"
      px="1.5"
      borderRadius="full"
      bg={`${tone}Tint`}
      color={tone}
      fontSize="0.6875rem"
      fontWeight={600}
      title={said}
      flexShrink={0}
    >
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </Box>
  );
}
