import { isFileName } from "../../../schema/file-types.ts";
import { find } from "../../../schema/messages/messages.ts";
import { webAddress } from "../../../schema/primitives.ts";
import type { RecordFile } from "../../../schema/records/text-files.ts";
import { fixAddress, isAddress } from "../json-resume/strict-values.ts";

/** Says why a file beside the content can't be published. Undefined if it can. */
type FindFault = (name: string) => Promise<string | undefined>;

/** al-folio's folder for the files that its entries name. */
const alFolioFolder = "assets/pdf/";

/** Replaces or drops a bibliography's links that lead nowhere, and warns of them at the line of their entry. */
export async function checkRecordLinks(held: RecordFile, findFault: FindFault): Promise<RecordFile> {
  const links: RecordFile["links"][number][] = [];
  const reports = [...held.reports];
  const read = new Map<string, string | undefined>();
  for (const { href: written, start, end } of held.links) {
    const { href, reason } = await readLink(written, findFault);
    if (reason !== undefined) reports.push(find("bibtex-link", { start, end }, { written, href, reason }));
    read.set(written, href);
    if (href !== undefined) links.push({ href, start, end });
  }
  const records = held.records.map((record) => {
    if (!("links" in record)) return record;
    return {
      ...record,
      links: record.links.flatMap((link) => {
        const href = read.get(link.href);
        return href === undefined ? [] : [{ ...link, href }];
      }),
    };
  });
  return { ...held, records, links, reports };
}

/** The address of a link, if it leads anywhere, and the reason if that differs from what is written. */
async function readLink(written: string, findFault: FindFault): Promise<{ href?: string; reason?: string }> {
  if (isAddress(written)) return { href: written };
  const file = written.replace(/^\/(?=.*\.\w+$)/, "");
  // A page of the site, which the check of all links knows.
  if (webAddress.safeParse(written).success || file.startsWith("/")) return { href: written };
  const fault = isFileName(file) ? await findFault(file) : undefined;
  if (isFileName(file) && fault === undefined) return { href: file };
  const name = `${alFolioFolder}${file}`;
  if (isFileName(file) && (await findFault(name)) === undefined) return { href: name };
  const address = /^[^/]*\.(?:pdf|html?|zip|pptx?|key|mp4)$/i.test(file) ? undefined : fixAddress(written);
  if (address !== undefined && isAddress(address)) return { href: address, reason: "is no whole web address" };
  return { reason: fault === undefined ? "is no web address" : `can't be published (${fault})` };
}
