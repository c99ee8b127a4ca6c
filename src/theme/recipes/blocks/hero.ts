import { onTint, shares, tint } from "../../on-tint.ts";
import { acrossWindow, beside, masthead, rays, stack, unseen } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** Spans all columns of a grid, on phones and elsewhere. */
const acrossGrid = { gridArea: { base: "auto / 1 / auto / -1", sm: "auto / 1 / auto / -1" } };

/** Rays from behind a picture at the end of the line. */
const raysAtEnd = { md: { "--at": "calc(50% + var(--half) - 10rem) 22rem" } } as const;

export const hero = slotRecipe({
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
      // Text that is still loading must move neither itself nor the photo.
      alignItems: "start",
      columnGap: "16",
      rowGap: "8",
      position: "relative",
    },
    photo: { boxSize: { base: "9rem", sm: "11rem", md: "17.5rem", lg: "20rem" }, gridArea: { md: "1 / 2" } },
    smallPhoto: { boxSize: "6rem" },
    // Frame of a picture in the photo's place.
    frame: { borderRadius: "card" },
    image: {
      gridArea: { md: "1 / 2" },
      width: { md: "37vw", lg: "28rem" },
      maxWidth: { base: "36rem", md: "none" },
    },
    body: { gridColumn: { md: "1" }, ...stack("6"), minWidth: "0" },
    titles: stack("3"),
    // Everything after the name and the role.
    story: { display: "contents" },
    heading: { textStyle: "title" },
    role: { textStyle: "lead", layerStyle: "aside", textWrap: "balance" },
    // On phones buttons and links come before the longer text. Neither the text nor the list is focusable.
    text: { maxWidth: "measure", order: { base: "1", md: "0" } },
    // The buttons, with icon links beside them.
    ways: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "2" },
    // Icon links after buttons.
    links: {},
    list: { ...stack("3"), order: { base: "1", md: "0" } },
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
          gridTemplateColumns: "min(20rem, 33%, 4vw + 15rem) minmax(0, 1fr)",
          columnGap: { base: "4", sm: "8", lg: "16" },
          rowGap: "8",
        },
        body: { display: "contents" },
        image: { gridArea: { base: "auto / 1 / auto / -1", md: "2 / 2 / span 2" } },
        titles: { ...masthead.root, gridArea: "1 / 1 / auto / -1" },
        heading: masthead.title,
        role: masthead.beside,
        photo: { boxSize: "auto", width: "full", gridArea: "2 / 1" },
        smallPhoto: { gridArea: "2 / 1" },
        story: { ...stack("6"), display: { base: "contents", sm: "flex" }, minWidth: "0", gridArea: { sm: "2 / 2" } },
        typed: { gridArea: { base: "2 / 2", sm: "auto" }, alignSelf: { base: "center", sm: "auto" } },
        text: { gridColumn: { base: "1 / -1", sm: "auto" }, order: { base: "1", sm: "0" } },
        ways: { gridColumn: { base: "2", sm: "auto" }, alignSelf: { base: "center", sm: "auto" } },
        list: { gridColumn: { base: "1 / -1", sm: "auto" }, order: { base: "2", sm: "0" } },
      },
    },
    // Background: the page's, or a band with rays from behind the picture and the colours of light mode.
    ground: {
      page: {},
      rays: {
        root: {
          colorScheme: "light",
          color: "var(--ink)",
          pb: { base: "12", md: "16" },
          "&::before": {
            ...acrossWindow,
            borderBottomWidth: "rule",
            borderColor: "line",
            "--half": "min(46vw, 32.5rem)",
            "--at": "calc(50% - var(--half) + 4.5rem) 16.5rem",
            bg: rays,
            "[dir=rtl] &": { transform: "scaleX(-1)" },
          },
        },
      },
    },
    // True if its heading is the page's title.
    first: { true: { heading: { textStyle: "display" } } },
    // True if the block is directly on the page, not in a column.
    whole: { true: {} },
    // Which pictures there are: the photo, another picture, or both.
    picture: { photo: {}, image: {}, both: {}, none: {} },
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
        root: { gridTemplateColumns: "minmax(0, 1fr)" },
        photo: { gridArea: "auto" },
        image: { gridArea: "auto" },
      },
      // The same with a small picture, so that the next block is in view.
      compact: {
        root: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "6" },
        photo: { gridArea: "auto", boxSize: "6.5rem" },
        image: { gridArea: "auto" },
      },
      // On a coloured band across the window.
      band: {
        root: {
          ...onTint,
          py: { base: "8", md: "12" },
          "&::before": {
            ...acrossWindow,
            bg: tint(shares.band, "page"),
          },
        },
      },
    },
  },
  compoundVariants: [
    {
      ground: "rays",
      whole: true,
      css: { root: { "&:first-child::before": { top: "-12rem" }, "&:not(:first-child)": { pt: "12" } } },
    },
    { ground: "rays", variant: "split", css: { root: { "&::before": raysAtEnd } } },
    {
      ground: "rays",
      variant: "band",
      css: { root: { pt: "0", pb: { md: "12" }, "&::before": { ...raysAtEnd, bg: rays } } },
    },
    {
      names: "rail",
      isName: true,
      css: {
        heading: { [beside]: { ...unseen, position: "absolute" } },
        titles: { [beside]: { display: "contents" } },
        role: { [beside]: { gridColumn: "1 / -1" } },
        typed: { [beside]: { gridArea: "1 / 2" } },
      },
    },
    { names: "rail", isRole: true, css: { role: { [beside]: { ...unseen, position: "absolute" } } } },
    {
      layout: "masthead",
      picture: ["image", "both"],
      css: { root: { gridTemplateColumns: { md: "minmax(0, 1fr) auto" } } },
    },
    // Without a portrait, phones have nothing to put text beside.
    {
      layout: "masthead",
      picture: ["image", "both", "none"],
      css: { typed: acrossGrid, text: acrossGrid, ways: acrossGrid, list: acrossGrid },
    },
    { layout: "masthead", picture: "image", css: { story: { gridColumn: { sm: "1 / -1", md: "1" } } } },
    {
      layout: "masthead",
      picture: "both",
      css: { story: { gridArea: { base: "3 / 1", sm: "3 / 1 / auto / -1", md: "3 / 1" } } },
    },
    // On phones only the first element is beside the portrait.
    { layout: "masthead", hasTyped: true, css: { ways: { smDown: { gridColumn: "1 / -1" } } } },
    {
      layout: "masthead",
      variant: ["stacked", "compact"],
      css: {
        root: { gridTemplateColumns: "minmax(0, 1fr)" },
        body: { display: "flex" },
        story: { display: "contents" },
        photo: { gridArea: "auto" },
        image: { gridArea: "auto" },
      },
    },
    { layout: "masthead", variant: "compact", css: { heading: { textStyle: "title" } } },
  ],
  defaultVariants: { layout: "beside", ground: "page", names: "hero", shape: "square" },
});
