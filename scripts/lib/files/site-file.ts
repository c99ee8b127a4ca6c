/** A file of a site: its path below the site's folder, and a function that makes its bytes when needed. */
export interface SiteFile<Body = string | Uint8Array> {
  path: string;
  make: () => Body | Promise<Body>;
}
