/** The bundler replaces it by `true` in the package. Elsewhere it is not defined. */
declare const __PACKAGED__: true | undefined;

/** True in the installed package, false in a checkout of the repository. */
const isInstalled = typeof __PACKAGED__ !== "undefined";

/** How help texts show a command. */
export function usageOf(command: string, ...words: readonly string[]): string {
  if (isInstalled) return ["portfolio", command, ...words].join(" ");
  const call = command === "start" ? "npm start" : `npm run ${command}`;
  return words.length === 0 ? call : [call, "--", ...words].join(" ");
}

/** The command as it can be typed in an owner's folder: through npx, if the package is installed. */
export function callOf(command: string, ...words: readonly string[]): string {
  return isInstalled ? `npx ${usageOf(command, ...words)}` : usageOf(command, ...words);
}

/** Command that lists all commands. */
export const listCall = isInstalled ? "npx portfolio --help" : "node scripts/run.mjs --help";

/** Command that updates the program. */
export const updateCall = isInstalled ? "npm install portfolio-from-json@latest" : "git pull && npm ci";
