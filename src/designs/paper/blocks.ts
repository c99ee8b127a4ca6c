import type { SlotRecipes } from "../define-design.ts";
import { axis, inkRule } from "./frame.ts";
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
  pb: { base: "4", md: "6" },
  "& > :only-child": { gridColumn: "1 / -1" },
  "& > :nth-child(2)": { justifySelf: { md: "end" }, maxWidth: { md: "18rem" } },
} as const;

/** Where a page goes on below its masthead: the portrait in the narrow column, the words in the wide one. */
const story = { base: "contents", sm: "flex" } as const;

export const blocks: SlotRecipes = {
  hero: {
    base: {
      root: {
        gridTemplateColumns: {
          base: "7rem minmax(0, 1fr)",
          sm: "11rem minmax(0, 1fr)",
          md: "17.5rem minmax(0, 1fr)",
          lg: "20rem minmax(0, 1fr)",
        },
        columnGap: { base: "4", sm: "8", lg: "16" },
        rowGap: { base: "6", md: "2.5rem" },
      },
      body: { display: "contents" },
      titles: { ...masthead, gridArea: "1 / 1 / auto / -1" },
      heading: { mb: "-0.06em" },
      role: { ...italic, mb: { md: "0.25em" } },
      photo: { boxSize: "auto", width: "full", gridArea: "2 / 1", filter: "saturate(0.8)" },
      smallPhoto: { gridArea: "2 / 1", filter: "saturate(0.8)" },
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
      ways: { columnGap: "2", gridColumn: { base: "2", sm: "auto" }, alignSelf: "center", sm: { alignSelf: "auto" } },
      list: { gap: "2", gridColumn: { base: "1 / -1", sm: "auto" }, order: { base: "2", sm: "0" } },
      listTitle: { ...capitals, color: "muted" },
    },
    variants: {
      shape: {
        // A medallion.
        round: {
          photo: { aspectRatio: "1", outline: "3px double {colors.line}", outlineOffset: { base: "4px", md: "8px" } },
        },
        square: { photo: { aspectRatio: "4 / 5" } },
      },
    },
    defaultVariants: { shape: "square", variant: "split" },
  },
  heading: {
    base: {
      root: {
        "&:has(> h1)": {
          ...masthead,
          "main > &": { mb: "calc(2.5rem - {spacing.sections})" },
          // The rule under a page's title is that over the first of its sections, too.
          "& + :is(section, div) > h2:first-child, & + div > div > section:first-child > h2:first-child": {
            borderTopWidth: "0",
            pt: "0",
          },
        },
        "main > &": { "&:not(:has(> h1))": { mb: "calc(2rem - {spacing.sections})" } },
      },
      text: { "&:not(h1)": inkRule },
      intro: { ...italic, mb: { md: "0.25em" } },
    },
  },
  accordion: {
    base: {
      itemTrigger: { py: "0.875rem", "&::after": { borderRightWidth: "1px", borderBottomWidth: "1px" } },
      tags: { ...italic, textStyle: "small" },
      itemBody: { textStyle: "small" },
    },
  },
  tabs: { base: { trigger: { ...capitals, transition: "color {durations.quick}" } } },
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
  stats: { base: { item: { borderColor: "text" }, value: { color: "text" }, label: italic } },
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
