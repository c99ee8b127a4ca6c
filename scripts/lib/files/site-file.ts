/** A file of a site: its path under the site's folder, and what makes its bytes whenever they are wanted. */
export interface SiteFile<Body = string | Uint8Array> {
  path: string;
  make: () => Body | Promise<Body>;
}
