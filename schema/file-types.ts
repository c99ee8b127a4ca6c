const text = "text/plain; charset=utf-8";

/**
 * The kinds of file that a site offers for download: their media types by their endings. No browser runs anything of
 * them when they are opened from the site's own address. What could do something there (HTML, scripts, XML) is not
 * among them, nor what a host might run; a file of any other kind goes into a ZIP.
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

/** Endings of files that browsers, or some hosts, run. */
export const runEndings: ReadonlySet<string> = new Set(
  "html htm xhtml shtml js mjs css xml xsl xslt rss atom mht mhtml hta swf wasm php cgi asp jsp".split(" "),
);

/** Endings whose types every host knows by itself. */
export const knownEverywhere: ReadonlySet<string> = new Set(
  "pdf doc docx xls xlsx ppt pptx json zip gz png jpg jpeg gif webp svg mp3 mp4 xml".split(" "),
);

/** The media type of captions (WebVTT): they go with videos, and are not offered by themselves. */
export const captionsType = "text/vtt; charset=utf-8";

/** The ending of a file's name, in small letters, without the point; "" where it has none. */
export function endingOf(name: string): string {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/** Whether an address that content writes names a file of the owner's: it has no scheme, and begins with neither / nor #. */
export function isFileName(address: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(address);
}
