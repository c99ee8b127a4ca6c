import * as marks from "../../marks.ts";
import type { SlotRecipes } from "../../theme/design.ts";
import { axis, inkRule } from "./frame.ts";
import { answer } from "./parts.ts";
import { capitals, italic } from "./text-styles.ts";

/** The name, or the title, across the page and over a rule; what is said of it at its end. */
const masthead = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, max-content) minmax(13rem, 1fr)" },
  alignItems: "end",
  columnGap: "8",
  rowGap: "3",
  borderBottomWidth: "1px",
  borderColor: "text",
  pb: "1.25rem",
  "& > :only-child": { gridColumn: "1 / -1" },
  "& > :nth-child(2)": { justifySelf: { md: "end" }, maxWidth: { md: "18rem" } },
} as const;

/** Where a page goes on below its masthead: the portrait in the narrow column, the words in the wide one. */
const story = { base: "contents", sm: "flex" } as const;

/** One thing under the other. */
const column = {
  root: { gridTemplateColumns: "minmax(0, 1fr)" },
  body: { display: "flex" },
  story: { display: "contents" },
  image: { gridArea: "auto" },
} as const;

/** Without the rule over it. */
const bare = { borderTopWidth: "0", pt: "0" } as const;

export const blocks: SlotRecipes = {
  // Without a box there is nothing to stand away from.
  article: {
    base: {
      contents: {
        px: "0",
        borderColor: "text",
        // The page's narrow column has room for them beside the text, which is long.
        "@media screen": {
          "main > section > &&&&": {
            lg: {
              width: `calc(${axis} - 4rem)`,
              marginInlineStart: "0",
              // They take no room of the text's: not of their own, nor that between two parts of a section.
              height: "0",
              py: "0",
              mb: "-6",
              borderTopWidth: "0",
            },
          },
        },
      },
    },
  },
  hero: {
    base: {
      root: {
        gridTemplateColumns: "min(20rem, 33%, 4vw + 15rem) minmax(0, 1fr)",
        columnGap: { base: "4", sm: "8", lg: "16" },
        rowGap: "8",
        // A picture beside the words.
        [`&:has(> :first-child:not(picture, [${marks.moving}]) + div)`]: {
          gridTemplateColumns: { md: "minmax(0, 1fr) auto" },
        },
      },
      body: {
        display: "contents",
        // Where there is no portrait, a phone has nothing to put words beside.
        "&:first-child > div:last-child > *": { gridArea: "auto / 1 / auto / -1" },
        "&:first-child:not(:last-child) > div:last-child": { gridColumn: { sm: "1 / -1", md: "1" } },
      },
      image: { gridArea: { base: "auto / 1 / auto / -1", md: "2 / 2 / span 2" } },
      titles: { ...masthead, gridArea: "1 / 1 / auto / -1" },
      heading: { mb: "-0.06em" },
      role: { ...italic, mb: "0.25em" },
      photo: { boxSize: "auto", width: "full", gridArea: "2 / 1", filter: "saturate(0.8)" },
      smallPhoto: { gridArea: "2 / 1", filter: "saturate(0.8)", "& ~ div:last-child": { gridArea: "3 / 1" } },
      story: { display: story, flexDirection: "column", gap: "6", minWidth: "0", gridArea: { sm: "2 / 2" } },
      typed: {
        color: "accent",
        gridArea: { base: "2 / 2", sm: "auto" },
        alignSelf: "center",
        // Beside the portrait of a phone stands what comes first.
        smDown: { "& ~ :is(p, div)": { gridColumn: "1 / -1" } },
        sm: { alignSelf: "auto" },
      },
      text: {
        textStyle: "lead",
        display: "flow-root",
        maxWidth: "42rem",
        gridColumn: { base: "1 / -1", sm: "auto" },
        order: { base: "1", sm: "0" },
        "html:not([dir=rtl]) &": {
          "&::first-letter": {
            float: "left",
            fontFamily: "display",
            fontSize: "5em",
            lineHeight: "0.8",
            padding: "0.14em 0.07em 0 0",
            marginBottom: "-0.16em",
            color: "accent",
          },
        },
      },
      ways: {
        columnGap: "2",
        smDown: { "& ul + ul": { columnGap: "0!" } },
        // No nearer to the words before them than to each other.
        sm: { alignSelf: "auto", "& ul + ul li:first-child > a": { marginInlineStart: "0" } },
        gridColumn: { base: "2", sm: "auto" },
        alignSelf: "center",
      },
      list: { gap: "2", gridColumn: { base: "1 / -1", sm: "auto" }, order: { base: "2", sm: "0" } },
      listTitle: { ...capitals, color: "muted" },
    },
    variants: {
      shape: {
        // A medallion.
        round: {
          photo: { aspectRatio: "1", outline: "3px double {colors.line}", outlineOffset: "6px" },
        },
        square: { photo: { aspectRatio: "4 / 5" } },
      },
      variant: {
        stacked: { ...column, photo: { width: "min(20rem, 100%)", gridArea: "auto" } },
        compact: {
          ...column,
          photo: { width: "6.5rem", gridArea: "auto" },
          heading: { "&:is(h1)": { textStyle: "title" } },
        },
        band: {
          root: { "&::before": { bg: "surface", borderBlockWidth: "1px", borderColor: "line" } },
        },
      },
    },
    defaultVariants: { shape: "square", variant: "split" },
  },
  heading: {
    base: {
      root: {
        "&:has(> h1)": {
          ...masthead,
          "@media screen": { "main > &": { mb: "calc(2.5rem - {spacing.sections})" } },
          // The rule under a page's title is that over the first of its sections, too.
          "& + :is(section, div) > h2:first-child, & + div > :first-child > section:first-child > h2": bare,
          md: { "& + div > div > section:first-child > h2": bare },
        },
        "@media screen": { "main > &": { "&:not(:has(> h1))": { mb: "calc(2rem - {spacing.sections})" } } },
      },
      text: { "&:not(h1)": inkRule },
      intro: { ...italic, mb: "0.25em" },
    },
  },
  accordion: {
    base: {
      itemTrigger: { py: "0.875rem", "&::after": { borderRightWidth: "1px", borderBottomWidth: "1px" } },
      tags: { ...italic, textStyle: "small" },
      itemBody: { textStyle: "small" },
    },
  },
  tabs: { base: { trigger: { ...capitals, _hover: answer } } },
  timeline: { base: { stop: { "--dot": "{colors.page}" } } },
  quote: {
    base: {
      root: { borderInlineStartWidth: "0", ps: "0", maxWidth: "52rem", gap: "4" },
      text: {
        ...italic,
        fontSize: "clamp(1.5rem, 1.1rem + 1.9vw, 2.375rem)",
        lineHeight: "1.28",
        "&::before": {
          content: "open-quote",
          display: "block",
          fontFamily: "display",
          fontStyle: "normal",
          fontSize: "2.5em",
          lineHeight: "0.8",
          height: "0.42em",
          color: "accent",
        },
      },
      by: { textStyle: "label" },
    },
  },
  testimonials: {
    base: {
      list: { columnGap: "12" },
      root: { px: "0", py: "1.25rem" },
      quote: { ...italic, textStyle: "lead" },
      portrait: { filter: "saturate(0.8)" },
    },
  },
  stats: {
    base: {
      item: { borderColor: "text" },
      value: { color: "text", fontSize: "clamp(2.25rem, 1.6rem + 2.4vw, 3.75rem)" },
      label: italic,
    },
  },
  callToAction: {
    base: {
      root: {
        p: "0",
        py: { base: "8", md: "12" },
        borderBlockWidth: "1px",
        borderColor: "text",
        display: "grid",
        gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 7fr) minmax(0, 5fr)" },
        columnGap: "16",
        "& > :first-child": { gridRow: { md: "1 / span 2" } },
      },
      title: { textStyle: "title", fontSize: "clamp(2.25rem, 1.5rem + 3vw, 4rem)" },
      text: { ...italic, fontSize: "1.25rem" },
    },
  },
  contact: {
    base: {
      list: {
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: "0",
        pt: "0",
        containerType: "inline-size",
        "main > section > &": { lg: { "& ~ *": { marginInlineStart: axis } } },
      },
      entry: {
        py: "4",
        display: "flex",
        flexWrap: "wrap",
        alignItems: "baseline",
        columnGap: "4",
        "h1 + dl > &": { "&:first-of-type": bare },
      },
      name: {
        ...capitals,
        flex: { base: "1 1 100%", sm: "0 1 10rem" },
        lg: { "main > section > dl &": { flexBasis: `calc(${axis} - 1rem)` } },
      },
      value: { flex: "1 1 14rem", fontSize: "clamp(1.25rem, 0.9rem + 2.2cqi, 2.25rem)", lineHeight: "1.2" },
      note: { ...italic, textStyle: "lead" },
    },
  },
  form: { base: { root: { gap: "8" }, label: { textStyle: "label", fontWeight: "500" }, privacy: italic } },
  figure: { base: { caption: italic } },
  logos: { base: { logo: { borderRadius: "0" }, name: { fontWeight: "normal" } } },
  video: { base: { frame: { borderWidth: "0" } } },
};
