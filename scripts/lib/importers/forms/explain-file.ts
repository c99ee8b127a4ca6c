import type { Finding } from "../../../../schema/messages/message.ts";

/** Why a file is none that can be imported, and what to give instead. */
export function explainFile(file: string, text: string, { code, message, hint }: Finding): string {
  if (text.startsWith("%PDF-")) {
    return `${file} is a PDF, which says how a résumé looks and not what is what in it. Give the file that it was made of; LinkedIn and Europass offer one to download, as the README says.`;
  }
  switch (code) {
    case "not-utf-8":
      return text.includes("\u0000")
        ? `${file} is no text: a picture, or another program's own file. Give the file that your résumé was made of.`
        : `${file} isn't saved as UTF-8, and can't be read. ${hint}`;
    case "file-missing":
      return `${message} Check the name and the folder.`;
    case "file-is-folder":
      return `${file} is a folder, and no table of LinkedIn's stands in it. Name the file in it that is to be imported.`;
    default:
      return `${file}: ${message} ${hint}`;
  }
}
