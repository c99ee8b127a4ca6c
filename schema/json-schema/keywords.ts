/** Keywords that only VS Code's JSON language service uses. */
export const editorKeywords = [
  "defaultSnippets",
  "doNotSuggest",
  "errorMessage",
  "markdownDescription",
  "markdownEnumDescriptions",
  "patternErrorMessage",
];

/**
 * Keywords that are in no JSON Schema draft: the `kind` of a value, the name of a list's `entry`, keys that exclude
 * each other, and those of editors.
 */
export const extraKeywords = ["kind", "entry", "oneOfKeys", ...editorKeywords];
