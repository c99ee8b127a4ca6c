import { Box, chakra, Flex } from "@chakra-ui/react";
import { memo } from "react";
import {
  LuCheck,
  LuCloudOff,
  LuLoader,
  LuMoon,
  LuRedo2,
  LuSearch,
  LuSun,
  LuTriangleAlert,
  LuUndo2,
} from "react-icons/lu";
import { useEditor, useSnapshot, type View, views } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { Button, IconButton } from "./controls.tsx";

interface TopBarProps {
  view: View;
  onView: (view: View) => void;
  onSearch: () => void;
  colorMode: "light" | "dark";
  onColorMode: () => void;
}

export const TopBar = memo(function TopBar({ view, onView, onSearch, colorMode, onColorMode }: TopBarProps) {
  const { store } = useEditor();
  const { undo, redo } = useSnapshot("undo", "redo");
  const isShown: { readonly [V in View]: object } = {
    outline: { lg: "none" },
    form: {},
    source: {},
    preview: { md: "none" },
  };
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: "1", md: "2" }}
      px="3"
      minH="3rem"
      py={{ base: "1.5", md: "0" }}
      wrap="wrap"
      borderBottom="1px solid"
      borderColor="line"
      bg="surface"
      flexShrink={0}
    >
      <Box fontWeight={650} me="2" display={{ base: "none", md: "block" }}>
        {words.title}
      </Box>
      <Flex role="group" aria-label={words.form} gap="0.5" bg="raised" p="0.5" borderRadius="md">
        {views.map((one) => (
          <Button
            key={one}
            size="sm"
            variant="ghost"
            aria-pressed={view === one}
            display={{ base: "inline-flex", ...isShown[one] }}
            css={{ "&[aria-pressed=true]": { bg: "surface", color: "text", boxShadow: "0 1px 2px rgb(0 0 0 / 0.12)" } }}
            onClick={() => onView(one)}
          >
            {words[one]}
          </Button>
        ))}
      </Flex>
      <SaveState />
      <Flex ms="auto" gap="0.5" align="center">
        <IconButton
          icon={LuUndo2}
          label={undo === undefined ? words.undo : fill(words.undoLabel, { label: undo })}
          aria-keyshortcuts="Control+Z"
          disabled={undo === undefined}
          onClick={() => void store.undo()}
        />
        <IconButton
          icon={LuRedo2}
          label={redo === undefined ? words.redo : fill(words.redoLabel, { label: redo })}
          aria-keyshortcuts="Control+Shift+Z"
          disabled={redo === undefined}
          onClick={() => void store.redo()}
        />
        <Button size="sm" aria-keyshortcuts="Control+K" aria-label={words.search} onClick={onSearch} ms="1">
          <LuSearch aria-hidden />
          <chakra.span display={{ base: "none", md: "inline" }}>{words.search}</chakra.span>
          <chakra.kbd display={{ base: "none", md: "inline" }} color="muted" fontFamily="body" fontSize="0.6875rem">
            Ctrl K
          </chakra.kbd>
        </Button>
        <IconButton icon={colorMode === "dark" ? LuSun : LuMoon} label={words.colorMode} onClick={onColorMode} />
      </Flex>
    </Flex>
  );
});

/** Whether what was typed is in the file already, in words. */
function SaveState() {
  const { status, isSending, troubles, files } = useSnapshot("status", "isSending", "troubles", "files");
  const isPending = isSending || [...files.values()].some((file) => file.isPending);
  const [icon, text, tone] =
    status === "lost"
      ? ([LuCloudOff, words.lost, "danger"] as const)
      : troubles.length > 0
        ? ([
            LuTriangleAlert,
            troubles.map(({ file, message }) => fill(words.pending, { file, message })).join(" "),
            "warning",
          ] as const)
        : isPending
          ? ([LuLoader, words.saving, "muted"] as const)
          : ([LuCheck, words.saved, "muted"] as const);
  const Icon = icon;
  return (
    <Flex role="status" align="center" gap="1.5" color={tone} fontSize="0.75rem" minW={0} ps="1">
      <Icon aria-hidden />
      <Box truncate={tone === "muted"}>{text}</Box>
    </Flex>
  );
}
