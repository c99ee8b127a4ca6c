import { defineRecipe } from "@chakra-ui/react";
import { gridColumns } from "../../columns.ts";
import { slotRecipe } from "../slot-recipe.ts";
import { ifMotion } from "./link-variants.ts";

/** A picture in its frame, and the button of an animated one. */
export const picture = slotRecipe({
  base: {
    frame: { display: "block", overflow: "hidden" },
    // The alternative text of a missing picture is centred.
    image: { alignContent: "center", textAlign: "center" },
    moving: { position: "relative" },
    still: { borderRadius: "inherit" },
    button: {
      position: "absolute",
      bottom: "2",
      insetEnd: "2",
      bg: "page",
      borderWidth: "1px",
      borderColor: "line",
      "&[aria-pressed=true] > :last-of-type, &[aria-pressed=false] > :first-of-type": { display: "none" },
    },
    link: { textStyle: "small", py: "1", "& > a": { color: "accent" } },
  },
  variants: {
    // True if the picture has its own aspect ratio; false if a frame of known size determines it.
    natural: {
      true: {
        frame: { width: "fit-content", maxWidth: "full" },
        moving: { width: "fit-content", maxWidth: "full" },
      },
      false: { frame: { bg: "surface" }, image: { boxSize: "full", objectFit: "cover" }, still: { boxSize: "full" } },
    },
    // A picture that is shown whole has no rounded corners.
    whole: { true: { image: { objectFit: "contain" } }, false: { image: { borderRadius: "inherit" } } },
  },
});

/** A generated cover in place of a picture. */
export const cover = defineRecipe({
  base: {
    overflow: "hidden",
    color: "accent",
    bg: "color-mix(in srgb, {colors.accent} var(--share), {colors.surface})",
    "& > svg": { display: "block", width: "full", height: "full" },
    // Lines of a known length draw themselves while their card is pointed at.
    [ifMotion]: {
      "article:hover &": { "& path[pathLength]": { strokeDasharray: "1", animation: "draw 1.2s ease-out" } },
    },
  },
});

/** Thumbnails, and the dialog that shows them large. */
export const gallery = slotRecipe({
  base: {
    list: { listStyle: "none" },
    link: { display: "block", borderRadius: "control" },
    frame: { borderRadius: "control" },
    dialog: {
      width: "100vw",
      height: "100%",
      maxWidth: "none",
      maxHeight: "none",
      display: "flex",
      flexDirection: "column",
    },
    head: { display: "flex", alignItems: "center", gap: "2", px: "gutter", py: "2" },
    status: { textStyle: "small", color: "muted", me: "auto" },
    strip: {
      position: "relative",
      flex: "1",
      minHeight: "0",
      display: "flex",
      overflowX: "auto",
      overflowY: "hidden",
      overscrollBehaviorX: "contain",
      scrollSnapType: "x mandatory",
      scrollbarWidth: "none",
      "&::-webkit-scrollbar": { display: "none" },
      _focusVisible: { outlineOffset: "-5px" },
    },
    large: {
      flex: "0 0 100%",
      scrollSnapAlign: "center",
      scrollSnapStop: "always",
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      px: { base: "2", sm: "gutter" },
      pb: "4",
    },
    largeFrame: { flex: "1", minHeight: "0", width: "full", bg: "transparent" },
    largeCaption: { textAlign: "center", textWrap: "balance" },
  },
  // Beside another picture on a phone, a caption would have no space.
  compoundVariants: [
    {
      layout: "rows",
      captioned: true,
      css: { list: { "@media (max-width: 29.99rem)": { "& > li": { width: "full" } } } },
    },
  ],
  variants: {
    captioned: { true: {} },
    layout: {
      grid: {
        list: { "--gap": "1.5rem", display: "grid", gap: "var(--gap)", gridTemplateColumns: gridColumns },
        frame: { aspectRatio: "var(--cell)" },
      },
      // Rows of pictures of one height. A hundredth of a pixel is spare, so that rounding breaks no row.
      rows: {
        list: {
          "--gap": "1.5rem",
          display: "flex",
          flexWrap: "wrap",
          gap: "var(--gap)",
          "& > li": {
            width: {
              base: "calc((100% - var(--narrow-gaps) * var(--gap)) * var(--narrow) - 0.01px)",
              md: "calc((100% - var(--wide-gaps) * var(--gap)) * var(--wide) - 0.01px)",
            },
          },
        },
        // Of the frame with its border, or borders would make the heights differ.
        frame: { width: "full", aspectRatio: "var(--ratio)", "& > img": { boxSize: "full", objectFit: "cover" } },
      },
      // Read down one column, then the next.
      columns: {
        list: { columns: "10rem var(--columns)", columnGap: "6", "& > li": { breakInside: "avoid", pb: "6" } },
      },
    },
  },
});
