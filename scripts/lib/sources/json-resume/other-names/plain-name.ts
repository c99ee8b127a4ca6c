/** A name as names are compared: `work_experience`, `workExperience` and `Work Experience` are one. */
export function plainName(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** A name that a program gave, as people write it: "aiTools" is "Ai tools", "invited_talks" "Invited talks"; others stay. */
export function writeTitle(key: string): string {
  if (!/^[a-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$/.test(key)) return key;
  const words = key.replace(/[_-]+/g, " ").replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
  return words.charAt(0).toUpperCase() + words.slice(1);
}
