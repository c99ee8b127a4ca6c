/** Set, as a word that stands for `true`, where the package's code is bundled; nowhere else is there one of this name. */
declare const __PACKAGED__: true | undefined;

/** Whether owners call the program that they have installed; else its commands are the scripts of a checkout. */
const isInstalled = typeof __PACKAGED__ !== "undefined";

/** What commands of the checkout are called in the package, where they are not called the same. */
const packageNames: Readonly<Record<string, string>> = { validate: "check" };

/** How a command is called by those who know where the program is, named as the checkout names it: as its help says. */
export function usageOf(command: string, ...words: readonly string[]): string {
  if (isInstalled) return ["portfolio", packageNames[command] ?? command, ...words].join(" ");
  const call = command === "start" ? "npm start" : `npm run ${command}`;
  return words.length === 0 ? call : [call, "--", ...words].join(" ");
}

/** The same as it can be typed in an owner's folder: what is installed there is called through npx. */
export function callOf(command: string, ...words: readonly string[]): string {
  return isInstalled ? `npx ${usageOf(command, ...words)}` : usageOf(command, ...words);
}

/** What brings a newer program. */
export const updateCall = isInstalled ? "npm install portfolio-from-json@latest" : "git pull && npm ci";
