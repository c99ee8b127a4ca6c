/** A name as names are compared: `work_experience`, `workExperience` and `Work Experience` are one. */
export function plainName(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}
