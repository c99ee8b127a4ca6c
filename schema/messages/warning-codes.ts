/** What is only warned of. Each may be allowed by its name, in the content's `allow`. */
export const warningCodes = [
  "placeholder",
  "long-title",
  "long-description",
  "missing-description",
  "insecure-link",
  "backward-dates",
  "repeated-link",
  "skipped-heading",
  "large-image",
  "chat-without-phone",
  "card-switched-off",
  "crowded-navigation",
  "bidi-override",
] as const;

export type WarningCode = (typeof warningCodes)[number];
