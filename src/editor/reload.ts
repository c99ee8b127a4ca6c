let isReloading = false;

/** Reloads the page after a restart of the server. The page contains the token and the preview's address. */
export function reload(): void {
  isReloading = true;
  location.reload();
}

/** True if the page is reloading by itself. */
export const reloadsItself = () => isReloading;
