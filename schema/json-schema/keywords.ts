/** The keywords of VS Code's JSON language service, which nobody but an editor asks for. */
export const editorKeywords = [
  "defaultSnippets",
  "doNotSuggest",
  "errorMessage",
  "markdownDescription",
  "markdownEnumDescriptions",
  "patternErrorMessage",
];

/**
 * The keywords that no JSON Schema draft has: the `kind` of a value, what an `entry` of a list is called, of which keys
 * an object has one, and those of editors.
 */
export const extraKeywords = ["kind", "entry", "oneOfKeys", ...editorKeywords];
