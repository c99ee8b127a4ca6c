import type { Content } from "../../../schema/content.ts";
import { typefaceOf } from "../../../schema/designs/script-typefaces.ts";
import { packageOf } from "../../../schema/designs/typefaces.ts";
import { nameLanguage } from "../../../schema/language.ts";
import { homeAddress, quotationMarks, resolveCv } from "../../../schema/resolve/cv.ts";
import { buildApp } from "../app/app-build.ts";
import { CommandError } from "../cli/command.ts";
import { markCv } from "../content/documents/cv-mark.ts";
import { writeOutput } from "../files/write-whole.ts";
import { embedFonts, nameEmbedded } from "../fonts/embed-fonts.ts";
import { hasScriptFiles } from "../fonts/probe-fonts.ts";
import { listShownCharacters } from "../fonts/shown-characters.ts";
import { renderQrCode } from "../outputs/images/qr-code.ts";
import { findBrowser } from "./find-browser.ts";
import type { PageSize } from "./page-size.ts";
import { printDocument } from "./print-document.ts";

/**
 * Prints the CV of a content in one language to a PDF file: selectable text, tagged for screen readers, with outline
 * and links. Writes it completely or not at all. Throws a CommandError without a browser or if it can't write the file.
 * @param options the page size; whether to include the telephone number and the e-mail addresses
 */
export async function writeCv(
  content: Content,
  file: string,
  { format, hasAddresses }: { format: PageSize; hasAddresses: boolean },
): Promise<void> {
  const browser = await findBrowser();
  const pdf = await printDocument(await composeCv(content, hasAddresses), format, browser);
  const authored = setPdfAuthor(pdf, content.profile.name);
  await writeOutput(file, markCv(authored, content, hasAddresses), { force: true });
}

/** The document to print, with a QR code of the site's address for readers of the printed CV. @internal */
export async function composeCv(content: Content, hasAddresses: boolean): Promise<string> {
  const { renderCv } = await buildApp();
  const code = `data:image/svg+xml,${encodeURIComponent(await renderQrCode(homeAddress(content.site)))}`;
  const cv = resolveCv(content, hasAddresses);
  requireFonts(cv.language);
  const { language } = cv;
  // The browser adds quotation marks, by the language.
  const characters = listShownCharacters([cv, [quotationMarks]], language);
  const fonts = await embedFonts(content.theme, { characters, language });
  return renderCv({ ...cv, theme: nameEmbedded(content.theme, cv.theme) }, code, fonts);
}

/** Throws a CommandError if no installed font can show the language. */
function requireFonts(language: string): void {
  const font = typefaceOf(language);
  if (font === undefined || hasScriptFiles(font)) return;
  const name = packageOf(font);
  throw new CommandError(
    `The CV has no font for ${nameLanguage(language)}: the package ${name} brings it. Run npm install ${name}.`,
  );
}

/**
 * Adds the author to a PDF, which Chromium leaves out. It overwrites the Creator entry, in which Chromium names itself
 * and the machine. The length stays the same, so all offsets in the file remain valid; a name that is too long is left
 * out. @internal
 */
export function setPdfAuthor(pdf: Uint8Array, author: string): Uint8Array {
  const text = Buffer.from(pdf).toString("latin1");
  const entry = /\/Creator \((?:[^()\\]|\\.|\([^()]*\))*\)/.exec(text);
  if (!entry) return pdf;
  const [creator] = entry;
  // UTF-16BE, PDF's encoding for texts that aren't only Latin (ISO 32000-1, 7.9.2.2).
  const name = `/Author <feff${Buffer.from(author, "utf16le").swap16().toString("hex")}>`;
  const written = (name.length <= creator.length ? name : "").padEnd(creator.length);
  return Buffer.from(text.slice(0, entry.index) + written + text.slice(entry.index + creator.length), "latin1");
}
