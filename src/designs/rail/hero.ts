import type { SlotRecipes } from "../../theme/design.ts";
import { beside, unseen } from "./beside.ts";
import { panelGlow } from "./tints.ts";

const ring = { boxShadow: "0 0 0 4px {colors.page}, 0 0 0 5px {colors.accent}", m: "5px" };

/** The hero: the rail says the name and the role, so that the page begins with the face, what it does, and its words. */
export const hero: NonNullable<SlotRecipes["hero"]> = {
  base: {
    photo: ring,
    smallPhoto: ring,
    text: { textStyle: "lead", maxWidth: "42rem" },
    // Icons stand closer to each other than buttons do.
    ways: { "& li": { display: "flex" }, "& ul + ul": { ms: "-3" }, "& ul + ul li": { me: "-2" } },
    list: { mt: "2" },
    listTitle: { textStyle: "section" },
  },
  variants: {
    isName: {
      true: {
        heading: { [beside]: unseen },
        titles: { [beside]: { display: "contents" } },
        role: { [beside]: { gridColumn: "1 / -1" } },
        typed: { [beside]: { gridArea: "1 / 2" } },
      },
    },
    isRole: { true: { role: { [beside]: unseen } } },
    variant: {
      compact: {
        root: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: "0", rowGap: "6", alignItems: "center" },
        photo: { boxSize: { base: "6rem", sm: "6.5rem", md: "6.5rem", lg: "6.5rem" }, gridArea: "1 / 1", me: "6" },
        smallPhoto: { boxSize: "6.5rem", gridArea: "1 / 1", me: "6" },
        image: { gridColumn: "1 / -1", width: "full", maxWidth: "36rem" },
        body: { display: "contents" },
        titles: { gridColumn: "1 / -1", sm: { gridArea: "1 / 2" } },
        typed: {
          gridColumn: "1 / -1",
          "& > div": {
            fontSize: "clamp(1.25rem, 1rem + 0.6vw, 1.5rem)",
            fontWeight: "600",
            lineHeight: "1.25",
            letterSpacing: "-0.02em",
          },
        },
        text: { gridColumn: "1 / -1" },
        ways: { gridColumn: "1 / -1" },
        list: { gridColumn: "1 / -1" },
      },
      split: { photo: { boxSize: { base: "6rem", sm: "8rem", md: "14rem", lg: "14rem" } }, root: { columnGap: "8" } },
      stacked: { photo: { boxSize: { base: "9rem", sm: "9rem", md: "14rem", lg: "14rem" } } },
      band: {
        root: {
          p: { base: "6", md: "2.5rem" },
          columnGap: "8",
          "&::before": {
            insetInline: "0",
            borderRadius: "card",
            borderWidth: "1px",
            borderColor: "line",
            background: `radial-gradient(40rem 30rem at 85% -20%, ${panelGlow}, transparent) {colors.surface}`,
          },
        },
        photo: { boxSize: { base: "6rem", sm: "8rem", md: "11rem", lg: "11rem" } },
      },
    },
  },
  defaultVariants: { variant: "compact" },
};
