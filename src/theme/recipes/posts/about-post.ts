/** What there is to know of a post, in a list as on its page: facts, and its tags after them. */
export const aboutPost = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "6",
  rowGap: "2",
} as const;

/** Short facts in a line; that it is a draft stands out. */
export const postFacts = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "4",
  textStyle: "label",
  color: "muted",
  "& > strong": { color: "accent" },
} as const;
