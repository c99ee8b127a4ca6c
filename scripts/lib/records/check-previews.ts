import { isFileName } from "../../../schema/file-types.ts";
import { find } from "../../../schema/messages/messages.ts";
import type { RecordFile } from "../../../schema/records/text-files.ts";

/** Says why a file beside the content can't be shown as a picture. Undefined if it can. */
type FindFault = (name: string) => Promise<string | undefined>;

/** al-folio's folder for the pictures that its entries name. */
const alFolioFolder = "assets/img/publication_preview/";

/** Drops a bibliography's pictures that can't be shown, and warns of them at their entries. */
export async function checkPreviews(held: RecordFile, findFault: FindFault): Promise<RecordFile> {
  const reports = [...held.reports];
  const records = await Promise.all(
    held.records.map(async (record, index) => {
      if (!("preview" in record) || !record.preview) return record;
      const { src: written, alt } = record.preview;
      const { src, reason } = await findPicture(written, findFault);
      const location = held.locations[index];
      if (src === undefined && location) reports.push(find("bibtex-preview", location, { written, reason }));
      return { ...record, preview: src === undefined ? undefined : { src, alt } };
    }),
  );
  return { ...held, records, reports };
}

async function findPicture(written: string, findFault: FindFault): Promise<{ src?: string; reason: string }> {
  const file = written.replace(/^\//, "");
  if (!isFileName(file)) return { reason: "it is no name of a file" };
  const reason = await findFault(file);
  if (reason === undefined) return { src: file, reason: "" };
  const name = `${alFolioFolder}${file}`;
  return (await findFault(name)) === undefined ? { src: name, reason: "" } : { reason };
}
