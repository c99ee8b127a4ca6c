import { Box, chakra, Flex } from "@chakra-ui/react";
import { memo } from "react";
import { LuExternalLink, LuMonitor, LuMoon, LuMousePointerClick, LuSmartphone, LuSun, LuTablet } from "react-icons/lu";
import { autonymOf } from "../../../schema/language.ts";
import { words } from "../labels/words.ts";
import { IconButton, Select } from "./controls.tsx";

/** How the preview shows the page. */
export interface PreviewLook {
  /** In CSS pixels; undefined for all the room that there is. */
  width?: number | undefined;
  /** Undefined for the system's. */
  colorMode?: "light" | "dark" | undefined;
  /** True if a click selects what is clicked, and follows no link. */
  selects: boolean;
  /** Undefined for the site's first one. */
  language?: string | undefined;
}

const widths = [
  { width: 360, label: "360", icon: LuSmartphone },
  { width: 768, label: "768", icon: LuTablet },
  { width: undefined, label: words.fullWidth, icon: LuMonitor },
] as const;

interface PreviewBarProps extends PreviewLook {
  languages: readonly string[];
  /** The page's address, for a window of its own. */
  address: string;
  onChange: (change: Partial<PreviewLook>) => void;
}

/** The controls over the preview. */
export const PreviewBar = memo(function PreviewBar(props: PreviewBarProps) {
  const { width, colorMode, selects, language, languages, address, onChange } = props;
  return (
    <Flex
      align="center"
      gap="1"
      px="3"
      h="2.75rem"
      borderBottom="1px solid"
      borderColor="line"
      bg="panel"
      overflowX="auto"
      flexShrink={0}
    >
      <Flex role="group" aria-label={words.width} hideBelow="md">
        {widths.map((one) => (
          <IconButton
            key={one.label}
            icon={one.icon}
            label={`${words.width}: ${one.label}`}
            aria-pressed={width === one.width}
            onClick={() => onChange({ width: one.width })}
          />
        ))}
      </Flex>
      <Box w="1px" h="1.25rem" bg="line" mx="1" flexShrink={0} hideBelow="md" />
      <Flex role="group" aria-label={words.previewMode}>
        <IconButton
          icon={LuSun}
          label={`${words.previewMode}: ${words.lightMode}`}
          aria-pressed={colorMode === "light"}
          onClick={() => onChange({ colorMode: "light" })}
        />
        <IconButton
          icon={LuMoon}
          label={`${words.previewMode}: ${words.darkMode}`}
          aria-pressed={colorMode === "dark"}
          onClick={() => onChange({ colorMode: "dark" })}
        />
      </Flex>
      <Box w="1px" h="1.25rem" bg="line" mx="1" flexShrink={0} />
      <IconButton
        icon={LuMousePointerClick}
        label={words.selectByClick}
        aria-pressed={selects}
        onClick={() => onChange({ selects: !selects })}
      />
      {selects && (
        <Box color="muted" fontSize="0.75rem" minW={0} px="1" truncate hideBelow="lg">
          {words.clickOrWrite}
        </Box>
      )}
      {languages.length > 1 && (
        <Select
          aria-label={words.previewLanguage}
          w="auto"
          minH="1.75rem"
          py="0.5"
          value={language ?? languages[0]}
          onChange={({ target }) => onChange({ language: target.value })}
        >
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {autonymOf(code)}
            </option>
          ))}
        </Select>
      )}
      <chakra.a
        href={address}
        target="_blank"
        rel="noopener"
        ms="auto"
        display="inline-flex"
        p="1.5"
        color="muted"
        title={words.viewSite}
        aria-label={words.viewSite}
      >
        <LuExternalLink aria-hidden />
      </chakra.a>
    </Flex>
  );
});
