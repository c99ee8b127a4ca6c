import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";

const run = promisify(execFile);
const require = createRequire(import.meta.url);

interface NuMessage {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

/** What the checker is too old to know. Its later versions, which do, install a Java of their own unasked. */
const unknown = [
  /^CSS: Unrecognized at-rule “@(?:layer|container)”$/,
  // It reads no function of CSS but the plainest `calc()`.
  /^Bad value “[^”]*min\([^”]*” for attribute “sizes” on element “(?:img|source)”: Bad CSS number token: /,
  // "auto" is for pictures that are loaded late (HTML, "sizes attributes").
  /^Bad value “auto, [^”]*” for attribute “sizes” on element “(?:img|source)”: Bad CSS number token: /,
  /^CSS: “(container-type|size-adjust|animation-timeline|animation-range)”: Property “\1” doesn't exist\.$/,
  /^CSS: “mix-blend-mode”: “plus-lighter” is not a “mix-blend-mode” value\.$/,
  /^Attribute “(?:command|commandfor)” not allowed on element “button” at this point\.$/,
  /^Bad value .* on element “meta”: (?:Unrecognised directive-name: "(?:require-trusted-types-for|trusted-types)"\. )+$/s,
];

/** Nor does it know the pseudo-elements of transitions; it names no rule then, but shows where it is. */
function isOfTransition({ message, extract = "" }: NuMessage): boolean {
  return message === "CSS: Parse Error." && /ition-(?:group|old|new)\(/.test(extract);
}

/** True for an `img` that has `sizes` without `srcset`: it may if they begin with "auto". */
function isOfAutoSizes({ message, extract = "" }: NuMessage): boolean {
  return /^The “sizes” attribute must only be/.test(message) && /<img [^>]*sizes="auto, /.test(extract);
}

/** Whether there is a Java to run the checker with. */
export async function hasJava(): Promise<boolean> {
  return run("java", ["-version"]).then(
    () => true,
    () => false,
  );
}

/** The errors that the Nu HTML Checker, which is the W3C's, finds in a folder's pages. */
export async function checkByNu(folder: string): Promise<string[]> {
  const jar = require.resolve("vnu-jar/build/dist/vnu.jar");
  const checker = ["-jar", jar, "--format", "json", "--exit-zero-always", "--skip-non-html", folder];
  const { stderr } = await run("java", checker, { maxBuffer: 2 ** 26 });
  const { messages }: { messages: NuMessage[] } = JSON.parse(stderr);
  return messages
    .filter((message) => message.type !== "info" && !isOfTransition(message) && !isOfAutoSizes(message))
    .filter(({ message }) => !unknown.some((pattern) => pattern.test(message)))
    .map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ""}`);
}
