/** What begins a web address: its scheme and its host, with the port. */
export function originOf(address: string): string {
  return /^[a-z]+:\/\/[^/?#]*/i.exec(address)?.[0] ?? "";
}

/** The host of a web address without the www that most have: the words of a link that has no others. */
export function hostOf(address: string): string {
  return originOf(address).replace(/^[a-z]+:\/\/(?:.*@)?(?:www\.)?/i, "");
}
