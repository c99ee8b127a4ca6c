import { onTint, shares, tint } from "../../on-tint.ts";
import { acrossWindow, beside, ifWorkFirst, inWorkFirst, masthead, rays, stack, unseen } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** Spans all columns of a grid; where a picture is beside, the first one. */
const acrossGrid = { gridColumn: { base: "1 / -1", sm: "1 / -1", md: "1" } };

/** A portrait's column, and one for text. */
const mastheadColumns = "min(20rem, 33%, 4vw + 15rem) minmax(0, 1fr)";
const oneColumn = "minmax(0, 1fr)";

/** The colours of light mode. */
const daylight = { colorScheme: "light", color: "var(--ink)" } as const;

/** Rays from behind a picture at the end of the line. */
const raysAtEnd = { md: { "--at": "calc(50% + var(--half) - 10rem) 22rem" } } as const;

export const hero = slotRecipe({
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
      // Any height left beside a picture is below the text.
      gridTemplateRows: { md: "auto auto 1fr" },
      // Text that is still loading must move neither itself nor the photo.
      alignItems: "start",
      columnGap: "16",
      rowGap: "6",
      position: "relative",
      ...ifWorkFirst({ display: "contents" }),
    },
    // Behind the whole block; on phones, behind its body if that is apart from the longer text.
    ground: { display: "none" },
    // Everything but the longer text.
    body: {
      ...stack("6"),
      display: { base: "flex", md: "contents" },
      minWidth: "0",
      ...inWorkFirst({ position: "relative" }),
    },
    photo: { boxSize: { base: "5.5rem", sm: "11rem", md: "17.5rem", lg: "20rem" }, gridArea: { md: "1 / 2 / -1" } },
    smallPhoto: { boxSize: { base: "5.5rem", sm: "6rem" }, gridColumn: { md: "1" } },
    // Frame of a picture in the photo's place.
    frame: { borderRadius: "card" },
    image: {
      gridArea: { md: "1 / 2 / -1" },
      width: { md: "37vw", lg: "28rem" },
      maxWidth: { base: "36rem", md: "none" },
    },
    titles: { ...stack("3"), gridColumn: { md: "1" }, minWidth: "0" },
    // What follows the name and the role.
    story: { ...stack("6"), gridColumn: { md: "1" }, minWidth: "0" },
    heading: { textStyle: "title" },
    role: { textStyle: "lead", layerStyle: "aside", textWrap: "balance" },
    // The longer text and the list. On phones they are below the picture, or the next block.
    about: { ...stack("6"), gridColumn: { md: "1" }, minWidth: "0", ...inWorkFirst({ order: "1" }) },
    text: { maxWidth: "measure" },
    // The buttons, with icon links beside them.
    actions: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "2" },
    links: {},
    list: stack("3"),
    listTitle: { textStyle: "item" },
    typed: {},
    lines: {},
  },
  variants: {
    layout: {
      beside: {},
      // The name spans the page; below it the portrait is in a narrow column, and the text in a wide one.
      masthead: {
        root: {
          // Columns that no text widens, or the portrait would change its size when fonts come.
          gridTemplateColumns: { base: oneColumn, sm: mastheadColumns, md: mastheadColumns },
          gridTemplateRows: { sm: "repeat(3, auto) 1fr", md: "repeat(3, auto) 1fr" },
          columnGap: { sm: "8", lg: "16" },
          rowGap: "8",
        },
        body: { display: { base: "grid", sm: "contents" }, gridTemplateColumns: mastheadColumns, columnGap: "4" },
        image: { gridArea: { base: "auto / 1 / auto / -1", md: "2 / 2 / -1" } },
        titles: { ...masthead.root, gridRow: "1", gridColumn: { base: "1 / -1", md: "1 / -1" } },
        heading: masthead.title,
        role: masthead.beside,
        photo: {
          boxSize: "auto",
          width: "full",
          gridArea: { base: "2 / 1 / span 2", sm: "2 / 1 / -1", md: "2 / 1 / -1" },
        },
        smallPhoto: { gridArea: "2 / 1" },
        story: { display: "contents" },
        typed: { gridColumn: "2", alignSelf: { base: "center", sm: "auto" } },
        actions: { gridColumn: "2", alignSelf: { base: "center", sm: "auto" }, order: { sm: "2" } },
        about: { gridColumn: { base: "1 / -1", sm: "2", md: "2" }, order: { sm: "1" } },
      },
    },
    // Background: the page's, or a band with rays from behind the picture and the colours of light mode.
    ground: {
      page: {},
      rays: {
        root: {
          ...daylight,
          pb: { base: "12", md: "16" },
          ...ifWorkFirst({ colorScheme: "inherit", color: "inherit" }),
        },
        body: inWorkFirst({ ...daylight, pb: "8" }),
        ground: {
          ...acrossWindow,
          display: "block",
          borderBottomWidth: "rule",
          borderColor: "line",
          "--half": "min(46vw, 32.5rem)",
          "--photo": { base: "2.75rem", sm: "5.5rem" },
          "--at": "calc(50% - var(--half) + var(--photo)) calc(13.5rem + var(--photo))",
          bg: rays,
          "[dir=rtl] &": { transform: "scaleX(-1)" },
        },
      },
    },
    // True if its heading is the page's title.
    first: { true: { heading: { textStyle: "display" } } },
    // True if the block is directly on the page, not in a column.
    whole: { true: {} },
    // Which pictures there are: the photo, another picture, or both.
    picture: {
      photo: {},
      image: {},
      // The small photo takes a row of its own.
      both: { root: { gridTemplateRows: { md: "repeat(3, auto) 1fr" } } },
      none: {},
    },
    // With "rail", the bar shows the name and the role in large type, so they are visually hidden here.
    names: { hero: {}, rail: {} },
    isName: { true: {} },
    isRole: { true: {} },
    hasTyped: { true: {} },
    shape: {
      round: { photo: { borderRadius: "full" }, smallPhoto: { borderRadius: "full" } },
      square: { photo: { borderRadius: "card" }, smallPhoto: { borderRadius: "card" } },
    },
    variant: {
      // Text and picture side by side.
      split: {},
      // One below the other, aligned to the start.
      stacked: {
        root: { gridTemplateColumns: { base: oneColumn, md: oneColumn } },
        photo: { gridArea: { md: "auto" } },
        image: { gridArea: { md: "auto" } },
      },
      // The same with a small picture, so that the next block is in view.
      compact: {
        root: { gridTemplateColumns: { base: oneColumn, md: oneColumn } },
        photo: { gridArea: { md: "auto" }, boxSize: { base: "5.5rem", sm: "6.5rem", md: "6.5rem", lg: "6.5rem" } },
        image: { gridArea: { md: "auto" } },
      },
      // On a coloured band across the window.
      band: {
        root: { ...onTint, py: { base: "8", md: "12" } },
        ground: { ...acrossWindow, display: "block", bg: tint(shares.band, "page") },
      },
    },
  },
  compoundVariants: [
    {
      ground: "rays",
      whole: true,
      css: {
        root: { "&:not(:first-child)": { pt: "12" } },
        ground: { "section:first-child > * > &": { top: "-12rem" } },
      },
    },
    { ground: "rays", variant: "split", css: { ground: raysAtEnd } },
    {
      ground: "rays",
      variant: "band",
      css: { root: { pt: "0", pb: { md: "12" } }, ground: { ...raysAtEnd, bg: rays } },
    },
    {
      names: "rail",
      isName: true,
      css: {
        heading: { [beside]: { ...unseen, position: "absolute" } },
        titles: { [beside]: { display: "contents" } },
        role: { [beside]: { gridColumn: "1 / -1" } },
      },
    },
    // The rail has the icons, too.
    { names: "rail", css: { links: { [beside]: { display: "none" } } } },
    { names: "rail", isRole: true, css: { role: { [beside]: { ...unseen, position: "absolute" } } } },
    {
      // On phones the name is beside the photo, and small enough for its longest word.
      layout: "beside",
      variant: ["split", "compact", "band"],
      picture: ["photo", "both"],
      css: {
        body: { smDown: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: "4", rowGap: "4" } },
        titles: { smDown: { display: "contents" } },
        heading: {
          smDown: {
            gridColumn: "2",
            alignSelf: "center",
            fontSize: "max(1.5rem, min(var(--most, 2.5rem), (100vw - 9.5rem) / (var(--longest, 8) * 0.66)))",
          },
        },
        role: { smDown: { gridColumn: "1 / -1" } },
        story: { smDown: { gridColumn: "1 / -1" } },
      },
    },
    {
      layout: "masthead",
      picture: ["image", "both"],
      css: {
        root: { gridTemplateColumns: { sm: oneColumn, md: "minmax(0, 1fr) auto" } },
        typed: acrossGrid,
        actions: acrossGrid,
        about: acrossGrid,
      },
    },
    // Without a portrait, there is nothing to put text beside.
    {
      layout: "masthead",
      picture: ["image", "none"],
      css: {
        body: { gridTemplateColumns: oneColumn },
        typed: acrossGrid,
        actions: acrossGrid,
        about: acrossGrid,
      },
    },
    { layout: "masthead", picture: "none", css: { root: { gridTemplateColumns: { sm: oneColumn, md: oneColumn } } } },
    // On phones only the first element is beside the portrait, which takes no second row if there is none.
    { layout: "masthead", hasTyped: false, css: { photo: { smDown: { gridArea: "2 / 1" } } } },
    { layout: "masthead", hasTyped: true, css: { actions: { smDown: { gridColumn: "1 / -1" } } } },
    {
      layout: "masthead",
      variant: ["stacked", "compact"],
      css: {
        root: { gridTemplateColumns: { sm: oneColumn, md: oneColumn } },
        body: { display: { base: "flex", sm: "flex" } },
        typed: { alignSelf: { base: "auto" } },
        actions: { alignSelf: { base: "auto" } },
        photo: { gridArea: { base: "auto", sm: "auto", md: "auto" } },
        image: { gridArea: "auto" },
        about: { gridColumn: { base: "1 / -1", sm: "1 / -1", md: "1 / -1" } },
      },
    },
    { layout: "masthead", variant: "compact", css: { heading: { textStyle: "title" } } },
  ],
  defaultVariants: { layout: "beside", ground: "page", names: "hero", shape: "square" },
});
