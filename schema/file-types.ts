const text = "text/plain; charset=utf-8";

/**
 * Media types of downloads by file extension. Browsers run nothing in files of these types opened from the site's own
 * origin, and hosts don't execute them. HTML, scripts and XML are therefore excluded; other files can go into a ZIP.
 */
export const fileTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  rtf: "application/rtf",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  csv: "text/csv; charset=utf-8",
  ppt: "application/vnd.ms-powerpoint",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odp: "application/vnd.oasis.opendocument.presentation",
  epub: "application/epub+zip",
  txt: text,
  md: "text/markdown; charset=utf-8",
  tex: text,
  bib: text,
  json: "application/json",
  ics: "text/calendar; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  py: text,
  ino: text,
  c: text,
  cpp: text,
  h: text,
  m: text,
  r: text,
  hex: text,
  ipynb: "application/x-ipynb+json",
  zip: "application/zip",
  "7z": "application/x-7z-compressed",
  gz: "application/gzip",
  tgz: "application/gzip",
  xz: "application/x-xz",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  svg: "image/svg+xml",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  opus: "audio/ogg",
  wav: "audio/wav",
  flac: "audio/flac",
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  stl: "model/stl",
  step: "model/step",
  stp: "model/step",
  "3mf": "model/3mf",
  dxf: "image/vnd.dxf",
  gbr: text,
};

/** Extensions of files that browsers or some hosts run. */
export const runEndings: ReadonlySet<string> = new Set(
  "html htm xhtml shtml js mjs css xml xsl xslt rss atom mht mhtml hta swf wasm php cgi asp jsp".split(" "),
);

/** Extensions whose media types every host knows. */
export const knownEverywhere: ReadonlySet<string> = new Set(
  "pdf doc docx xls xlsx ppt pptx json zip gz png jpg jpeg gif webp svg mp3 mp4 xml".split(" "),
);

/** Media type of captions (WebVTT). They belong to videos and are not offered as downloads. */
export const captionsType = "text/vtt; charset=utf-8";

/** File extension in lower case, without the dot; "" if there is none. */
export function endingOf(name: string): string {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/** True if an address is the name of one of the owner's files: it has no scheme and starts with neither / nor #. */
export function isFileName(address: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(address);
}
