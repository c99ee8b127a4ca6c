let isReloading = false;

/** Loads the page again, for another start of the server: its token and the preview's address are in the page. */
export function reload(): void {
  isReloading = true;
  location.reload();
}

/** True once the page loads itself again, which its owner didn't ask for. */
export const reloadsItself = () => isReloading;
