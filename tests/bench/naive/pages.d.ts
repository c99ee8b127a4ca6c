declare module "virtual:pages" {
  /** Every page of the site. */
  export const pages: import("../../../schema/resolve/page-data.ts").PageData[];
}
