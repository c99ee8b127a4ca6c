/** The two places where the browser tests have the site: at a host's root, and under a path as on GitHub Pages. */
export const sites = {
  root: { path: "/", variable: "SITE_AT_ROOT" },
  "under-a-path": { path: "/repo/", variable: "SITE_UNDER_A_PATH" },
} as const;
