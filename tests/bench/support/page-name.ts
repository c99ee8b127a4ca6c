/** A page as tables name it: by its path on the site. */
export function pageName(page: string): string {
  return `/${page}`;
}
