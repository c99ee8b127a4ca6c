import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** Expandable items: Chakra's accordion anatomy on native `details`, which need no script. */
export const accordion = slotRecipe({
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
      columnGap: "6",
      alignItems: "start",
    },
    item: {
      maxWidth: "item",
      borderBottomWidth: "1px",
      borderColor: "line",
      "&::details-content": {
        blockSize: "0",
        overflow: "clip",
        // Space for the focus ring of a link.
        marginInline: "-6px",
        paddingInline: "6px",
        transition: "block-size {durations.quick} ease-out, content-visibility {durations.quick} allow-discrete",
      },
      "&[open]::details-content": { blockSize: "auto" },
    },
    itemTrigger: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "4",
      width: "full",
      py: "4",
      cursor: "pointer",
      listStyle: "none",
      textStyle: "item",
      "&::-webkit-details-marker": { display: "none" },
      // The marker is a pseudo-element: a thousand items need no element each.
      "&::after": {
        content: '""',
        flexShrink: "0",
        boxSize: "0.55rem",
        mx: "1",
        borderColor: "muted",
        borderRightWidth: "2px",
        borderBottomWidth: "2px",
        transform: "translateY(-25%) rotate(45deg)",
        transition: "transform {durations.quick} ease-out",
      },
      "[open] > &": { "&::after": { transform: "translateY(25%) rotate(225deg)" } },
      _hover: { color: "accent" },
    },
    title: { textStyle: "item", minWidth: "0" },
    picture: { width: "full" },
    frame: { borderRadius: "control" },
    // On phones tags would take the title's space. The opened item shows them, too.
    tags: {
      display: { base: "none", sm: "block" },
      textStyle: "label",
      color: "muted",
      marginInlineStart: "auto",
      maxWidth: "50%",
      overflowWrap: "anywhere",
      textAlign: "end",
    },
    itemBody: { ...stack("3"), pb: "6", color: "muted", alignItems: "start" },
  },
  variants: {
    layout: {
      lines: {},
      boxes: {
        root: { rowGap: "3" },
        item: { borderWidth: "rule", px: "4", borderRadius: "min({radii.card}, 0.875rem)" },
        itemTrigger: { "&::after": { borderRightWidth: "3px", borderBottomWidth: "3px" } },
      },
    },
    width: {
      narrow: {},
      full: {
        root: { counterReset: "item", gridTemplateColumns: "minmax(0, 1fr)" },
        item: { maxWidth: "none" },
        title: { flex: "1" },
        itemTrigger: {
          counterIncrement: "item",
          // The number has no meaning of its own, so screen readers skip it.
          "&::before": {
            content: 'counter(item, decimal-leading-zero) / ""',
            fontFamily: "labels",
            fontSize: "0.8125rem",
            color: "muted",
          },
        },
        itemBody: { maxWidth: "measure" },
      },
    },
  },
  compoundVariants: [
    {
      layout: "boxes",
      width: "full",
      css: { itemTrigger: { "&::before": { px: "2", py: "1", borderWidth: "2px", borderRadius: "control" } } },
    },
  ],
  defaultVariants: { layout: "lines", width: "narrow" },
});
