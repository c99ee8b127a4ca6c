import { onTint, shares, tint } from "../../on-tint.ts";
import { acrossWindow, beside, masthead, rays, stack, unseen } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** From the beginning of a grid's columns to their end, on phones and elsewhere. */
const acrossGrid = { gridArea: { base: "auto / 1 / auto / -1", sm: "auto / 1 / auto / -1" } };

/** Rays from where a picture is at the end of the lines. */
const raysAtEnd = { md: { "--at": "calc(50% + var(--half) - 10rem) 22rem" } } as const;

/** Who somebody is, at the top of their first page. */
export const hero = slotRecipe({
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
      // Text that is still arriving must move neither itself nor the photo.
      alignItems: "start",
      columnGap: "16",
      rowGap: "8",
      position: "relative",
    },
    photo: { boxSize: { base: "9rem", sm: "11rem", md: "17.5rem", lg: "20rem" }, gridArea: { md: "1 / 2" } },
    smallPhoto: { boxSize: "6rem" },
    // What holds a picture in the photo's place, which is shown in a frame.
    frame: { borderRadius: "card" },
    image: {
      gridArea: { md: "1 / 2" },
      width: { md: "37vw", lg: "28rem" },
      maxWidth: { base: "36rem", md: "none" },
    },
    body: { gridColumn: { md: "1" }, ...stack("6"), minWidth: "0" },
    titles: stack("3"),
    // All that is said after the name and the role.
    story: { display: "contents" },
    heading: { textStyle: "title" },
    role: { textStyle: "lead", layerStyle: "aside", textWrap: "balance" },
    // On phones the ways on come before the longer text: neither it nor the list can be focused.
    text: { maxWidth: "measure", order: { base: "1", md: "0" } },
    // The buttons, and beside them where else somebody is found.
    ways: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "2" },
    // Icons that follow upon buttons.
    links: {},
    list: { ...stack("3"), order: { base: "1", md: "0" } },
    listTitle: { textStyle: "item" },
    typed: {},
    lines: {},
  },
  variants: {
    layout: {
      beside: {},
      // The name across the page; below it the portrait in a narrow column, and the words in a wide one.
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
    // What is behind it: the page, or rays from behind its picture on a band that has the colours of a light page.
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
    // Whether it heads the page.
    first: { true: { heading: { textStyle: "display" } } },
    // Whether it is a part of the page by itself, and not of a column.
    whole: { true: {} },
    // What there is to see: somebody's photo, another picture, or both.
    picture: { photo: {}, image: {}, both: {}, none: {} },
    // Whether the bar says the name and the role large, so that they are heard here and not seen.
    names: { hero: {}, rail: {} },
    isName: { true: {} },
    isRole: { true: {} },
    // Whether lines are typed in it.
    hasTyped: { true: {} },
    shape: {
      round: { photo: { borderRadius: "full" }, smallPhoto: { borderRadius: "full" } },
      square: { photo: { borderRadius: "card" }, smallPhoto: { borderRadius: "card" } },
    },
    variant: {
      // Words and picture side by side.
      split: {},
      // One under the other, from the beginning of the lines.
      stacked: {
        root: { gridTemplateColumns: "minmax(0, 1fr)" },
        photo: { gridArea: "auto" },
        image: { gridArea: "auto" },
      },
      // The same with a small picture, so that what comes next is in sight.
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
    // Where there is no portrait, a phone has nothing to put words beside.
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
    // Beside the portrait of a phone stands what comes first.
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
