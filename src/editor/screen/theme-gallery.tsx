import { Box, chakra, Flex } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { accents } from "../../../schema/resolve/theme.ts";
import { removeValue, setValue } from "../changes.ts";
import { useEdit, useSnapshot } from "../editor-context.ts";
import { words } from "../labels/words.ts";
import { lookPath } from "../protocol.ts";
import { nameOf } from "../titles.ts";

const accentColors = new Map(Object.entries(accents));

/** How long the content has to rest before the pictures are made anew, in milliseconds. */
const rest = 1200;

/** The designs and accents as small pictures of the owner's own home page. */
export function ThemeGallery({ node }: { node: ContentNode }) {
  const edit = useEdit();
  const { files } = useSnapshot("files");
  const newest = [...files.values()].find(({ role }) => role === "content")?.hash ?? "";
  const [version, setVersion] = useState(newest);
  useEffect(() => {
    const timer = setTimeout(setVersion, rest, newest);
    return () => clearTimeout(timer);
  }, [newest]);
  const { properties = {} } = node.schema;
  const designs = (properties["design"]?.enum ?? []).map(String);
  const accents = ["", ...(properties["accent"]?.enum ?? []).map(String)];
  const design = node.child("design")?.text || designs[0] || "";
  const hasOwnColors = node.child("accentColors")?.value !== undefined;
  const accent = hasOwnColors ? undefined : (node.child("accent")?.text ?? "");
  const chooseAccent = (value: string) => {
    // Together they are one step.
    const group = `accent ${Date.now()}`;
    if (hasOwnColors) edit(nameOf("accent"), (newest) => removeValue(newest, "/theme/accentColors"), group);
    if (value !== "") edit(nameOf("accent"), (newest) => setValue(newest, "/theme/accent", value), group);
    else if (node.child("accent")?.value !== undefined)
      edit(nameOf("accent"), (newest) => removeValue(newest, "/theme/accent"), group);
  };
  return (
    <Box mb="6">
      <Choices legend={nameOf("design")} columns="repeat(auto-fill, minmax(10rem, 1fr))">
        {(name) =>
          designs.map((value) => (
            <Choice
              key={value}
              {...{ name, value }}
              label={nameOf(value)}
              isChosen={value === design}
              onChoose={() => edit(nameOf("design"), (newest) => setValue(newest, "/theme/design", value))}
              look={{ design: value, accent: accent ?? "", version }}
              size={{ width: 1280, height: 960 }}
            />
          ))
        }
      </Choices>
      <Choices legend={nameOf("accent")} columns="repeat(auto-fill, minmax(6.5rem, 1fr))">
        {(name) =>
          accents.map((value) => (
            <Choice
              key={value}
              {...{ name, value }}
              label={value === "" ? words.designsOwn : nameOf(value)}
              isChosen={value === accent}
              onChoose={() => chooseAccent(value)}
              look={{ design, accent: value, version }}
              size={{ width: 360, height: 270 }}
              swatch={accentColors.get(value)}
            />
          ))
        }
      </Choices>
    </Box>
  );
}

function Choices({
  legend,
  columns,
  children,
}: {
  legend: string;
  columns: string;
  children: (name: string) => ReactNode;
}) {
  const name = useId();
  return (
    <Box as="fieldset" mb="5" minW={0}>
      <chakra.legend fontWeight={600} fontSize="0.8125rem" mb="1.5">
        {legend}
      </chakra.legend>
      <Box display="grid" gap="2.5" gridTemplateColumns={columns}>
        {children(name)}
      </Box>
    </Box>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  swatch?: { light: string; dark: string } | undefined;
  look: { design: string; accent: string; version: string };
  /** Of the window that the picture is taken in, in pixels. */
  size: { width: number; height: number };
}

function Choice({ name, value, label, isChosen, onChoose, look, size, swatch }: ChoiceProps) {
  return (
    <chakra.label
      display="block"
      cursor="pointer"
      borderRadius="md"
      border="1px solid"
      borderColor={isChosen ? "accent" : "line"}
      boxShadow={isChosen ? "0 0 0 1px var(--e-colors-accent)" : undefined}
      bg="surface"
      overflow="hidden"
      _hover={{ borderColor: isChosen ? "accent" : "edge" }}
      _focusWithin={{ outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" }}
    >
      <Look {...{ look, size }} />
      <Flex align="center" gap="2" px="2" minH="2rem" borderTop="1px solid" borderColor="line" fontSize="0.75rem">
        <chakra.input
          type="radio"
          flexShrink={0}
          css={{ accentColor: "var(--e-colors-accent)", outline: "none !important" }}
          {...{ name, value }}
          checked={isChosen}
          onChange={onChoose}
        />
        <Box lineHeight={1.25} py="1" minW={0} overflowWrap="anywhere">
          {label}
        </Box>
        {swatch && (
          <Box
            w="0.875rem"
            h="0.875rem"
            borderRadius="full"
            ms="auto"
            flexShrink={0}
            bg={{ base: swatch.light, _dark: swatch.dark }}
          />
        )}
      </Flex>
    </chakra.label>
  );
}

/** A page in a frame, scaled to the room that there is. It is loaded once it comes into view. */
function Look({ look, size: { width, height } }: Pick<ChoiceProps, "look" | "size">) {
  const { previewOrigin } = useSnapshot("previewOrigin");
  const host = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (host.current) observer.observe(host.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={host} inert aria-hidden overflow="hidden" bg="raised" css={{ aspectRatio: `${width} / ${height}` }}>
      {room > 0 && (
        <iframe
          title={look.design}
          tabIndex={-1}
          loading="lazy"
          sandbox="allow-same-origin"
          src={`${previewOrigin}${lookPath}?${new URLSearchParams(look)}`}
          style={{
            border: 0,
            width,
            height,
            transform: `scale(${room / width})`,
            transformOrigin: "top left",
            pointerEvents: "none",
          }}
        />
      )}
    </Box>
  );
}
