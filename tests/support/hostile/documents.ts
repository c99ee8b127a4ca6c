import { gzipSync } from "node:zlib";

/** A file that an owner links to. */
export interface LinkedDocument {
  name: string;
  bytes: Buffer;
}

/** What a script does that must not run: it asks for this path, and waits for the answer. */
export const bite = "/bitten";

const js = `var x=new XMLHttpRequest;x.open('GET','${bite}',false);x.send()`;
const svgOf = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"${attributes}>${inside}</svg>`;
const script = `<script>${js}</script>`;
const svg = svgOf(script);
const htmlInXml = `<html xmlns="http://www.w3.org/1999/xhtml"><body>${script}</body></html>`;
const declared = (encoding: string, document = svg) => `<?xml version="1.0" encoding="${encoding}"?>${document}`;

const utf16 = (text: string, isBig: boolean, mark: boolean) => {
  const bytes = Buffer.from((mark ? "\ufeff" : "") + text, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};
const utf32 = (text: string) => {
  const bytes = Buffer.alloc(4 * text.length + 4);
  for (const [index, letter] of [..."\ufeff", ...text].entries())
    bytes.writeUInt32LE(letter.codePointAt(0) ?? 0, 4 * index);
  return bytes;
};
/** A comment for whom reads UTF-8; in ISO-2022-JP its ends are pairs of kanji. */
const shiftedOut = (text: string) => `\x1b$B!!<!--\x1b(B${text}\x1b$B!!-->!\x1b(B`;
const utf7 = (text: string) => text.replaceAll("<", "+ADw-").replaceAll(">", "+AD4-");
const embed = (text: string) => `data:image/svg+xml;base64,${Buffer.from(text).toString("base64")}`;
const styleSheet = `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/">${htmlInXml}</xsl:template></xsl:stylesheet>`;

const inSvg: Record<string, string | Buffer> = {
  plain: svg,
  "utf-8-marked": `\ufeff${svg}`,
  "utf-16le-marked": utf16(svg, false, true),
  "utf-16be-marked": utf16(svg, true, true),
  "utf-16le": utf16(svg, false, false),
  "utf-16be": utf16(svg, true, false),
  "utf-16le-declared": utf16(declared("utf-16"), false, true),
  "utf-16be-declared": utf16(declared("utf-16"), true, true),
  "utf-16le-unmarked-declared": utf16(declared("utf-16le"), false, false),
  "utf-32": utf32(svg),
  "iso-2022-jp": declared("ISO-2022-JP", svgOf(`<desc>${shiftedOut(`</desc>${script}<desc>`)}</desc>`)),
  "iso-2022-jp-undeclared": svgOf(`<desc>${shiftedOut(`</desc>${script}<desc>`)}</desc>`),
  "windows-1252": Buffer.from(declared("windows-1252", svgOf(`<desc>\xe9</desc>${script}`)), "latin1"),
  gbk: Buffer.from(declared("gbk", svgOf(`<desc>\x81\x40</desc>${script}`)), "latin1"),
  "utf-7": declared("utf-7", svgOf(utf7(script))),
  "broken-utf-8": Buffer.concat([Buffer.from(svg), Buffer.from([0xff])]),
  "with-nul": svg.replace("<script>", "<script\0>"),
  compressed: gzipSync(svg),
  unfinished: svg.replace("</svg>", "<"),
  "in-entity": `<!DOCTYPE svg [<!ENTITY x "${script.replaceAll('"', "&quot;")}">]>${svgOf("&x;")}`,
  "in-default": `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${js}">]>${svgOf("")}`,
  "behind-type": `<!DOCTYPE svg [<!-- ]> --> <!ENTITY x "]><!--">]>${svg}<!-- -->`,
  "xsl-style-sheet": `<?xml-stylesheet type="text/xsl" href="data:text/xsl;base64,${Buffer.from(styleSheet).toString("base64")}"?>${svgOf("")}`,
  onload: svgOf("", ` onload="${js}"`),
  onbegin: svgOf(`<animate attributeName="x" dur="1s" onbegin="${js}"/>`),
  "foreign-object": svgOf(
    `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x:" onerror="${js}"/></body></foreignObject>`,
  ),
  "html-in-drawing": svgOf(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">${js}</h:script>`),
  "html-alone": htmlInXml,
  "other-prefix": `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>${js}</s:script></s:svg>`,
  "used-from-data": svgOf(`<use href="${embed(svgOf(`<g id="a"><set attributeName="x" onbegin="${js}"/></g>`))}#a"/>`),
  link: svgOf(`<a xlink:href="java&#10;script:${js}"><rect width="9" height="9"/></a>`),
  "set-link": svgOf(`<a><rect width="9" height="9"/><set attributeName="href" to="javascript:${js}"/></a>`),
  "behind-cdata": svgOf(`<desc><![CDATA[<!--]]></desc>${script}<desc><![CDATA[-->]]></desc>`),
  "behind-instruction": svgOf(`<?x " <!-- ?>${script}<?x --> " ?>`),
  // XML has text here, and HTML, by which a file that begins so is read without a type, a script.
  "html-after-comment": `<!-- -->${svgOf(`<desc><i xmlns=""><![CDATA[<p>${script}</p>]]></i></desc>`)}`,
  "html-after-space": `\n\n<!-- -->${svg}`,
};

const inHtml: Record<string, string | Buffer> = {
  "script.txt": script,
  "script.md": ` \t\n\f\r <ScRiPt >${js}</script>`,
  "page.txt": `<!DOCTYPE html><title>x</title>${script}`,
  "page.ino": `<HTML><body onload="${js}">`,
  "marked.txt": `\ufeff<!DOCTYPE html>${script}`,
  // Chromium looks only at the first letters of a tag, and skips a vertical tab.
  "article.m": `<article>${script}`,
  "custom-element.ipynb": `<a-b>${script}`,
  "heading.txt": `<headx>${script}`,
  "vertical-tab.md": `\x0b<script>${js}</script>`,
  "comment.md": `<!-- badges --><img src="x:" onerror="${js}">`,
  "image.json": `<p><img src="x:" onerror="${js}">`,
  "frame.csv": `<iframe srcdoc="&lt;script>${js}&lt;/script>"></iframe>`,
  "drawing.tex": `<div><svg onload="${js}"></svg>`,
  "select.bib": `<p><select><img src="x:" onerror="${js}"></select>`,
  "twice.py": `<body><body onload="${js}">`,
  "shadow.c": `<div><template shadowrootmode="open">${script}</template></div>`,
  "latin.h": Buffer.from(`<p>\xe9</p>${script}`, "latin1"),
  "gbk.r": Buffer.from(`<meta charset="gbk"><p title="\x81"><img src="x:" onerror="${js}">`, "latin1"),
  "japanese.m": `<title>x</title>${shiftedOut(script)}`,
  "japanese-declared.txt": `<meta charset="iso-2022-jp">${shiftedOut(script)}`,
  "utf-7.txt": `<meta charset="utf-7"><title>x</title>${utf7(script)}`,
  "nul.txt": `<p><scr\0ipt></script><p>${script}`,
  "model.stl": script,
  "archive.zip": `<!-- PK\x03\x04 -->${script}`,
  "photo.png": `<html>${script}`,
  "sound.mp3": `<p>ID3</p>${script}`,
  "film.mp4": `<p >ftypisom${script}`,
  "xml.txt": `<?xml version="1.0"?>${htmlInXml}`,
  "xml.step": declared("utf-8"),
  "xml-not-well-formed.gbr": `<?xml version="1.0"?>${htmlInXml}<`,
  "xml-declared.hex": declared("ISO-2022-JP", svgOf(`<desc>${shiftedOut(`</desc>${script}<desc>`)}</desc>`)),
  "page.html.ino": `words\n${script}`,
  "drawing.svg.gz": gzipSync(svg),
  "page.html.gz": gzipSync(script),
  "page.xhtml.step": htmlInXml,
  "page.php.txt": `<?php phpinfo();`,
};

const list = (files: Record<string, string | Buffer>, ending = ""): LinkedDocument[] =>
  Object.entries(files).map(([name, bytes]) => ({ name: `${name}${ending}`, bytes: Buffer.from(bytes) }));

/** Files that no site may publish: on some host, some browser could run what is in them. */
export const hostileDocuments: readonly LinkedDocument[] = [...list(inSvg, ".svg"), ...list(inHtml)];

const rect = '<rect width="9" height="9" style="fill:red"/>';
const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" width="9" height="9" onlyNot="">
<sodipodi:namedview id="base" showgrid="false"/><metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>
<style type="text/css"><![CDATA[rect { opacity: .5 }]]></style>${rect}</svg>`.replace(' onlyNot=""', "");
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
]>
<svg xmlns="&ns_svg;" xmlns:x="&ns_extend;" width="9" height="9">${rect}<x:data/></svg>`;

/** Files that every site may publish. What of them looks like code is text wherever browsers show it. */
export const honestDocuments: readonly LinkedDocument[] = list({
  "inkscape.svg": inkscape,
  "illustrator.svg": illustrator,
  "marked.svg": `\ufeff${svgOf(rect)}`,
  "declared.svg": declared("utf-8", svgOf(rect)),
  "capitals.svg": declared("UTF-8", svgOf(`<title>é ü 日本</title>${rect}`)),
  "comment-first.svg": `<!-- Generator: a program -->\n${svgOf(rect)}`,
  "moving.svg": svgOf('<circle r="3"><animate attributeName="r" values="1;3" dur="1s"/></circle>'),
  "link.svg": svgOf(`<a href="https://asha.example/">${rect}</a>`),
  "flasher.py": `# Flashes the board\nprint("<script>${js}</script>")\n`,
  "readme.md": `# Charger\n\n\`\`\`html\n<script>${js}</script>\n\`\`\`\n`,
  "badges.md":
    '<p align="center"><img src="https://asha.example/a.png"></p>\n\n<!-- x -->\n# Charger\n\nWrite to <a href="mailto:a@asha.example">me</a>.\n',
  "example.txt": `An example:\n<!DOCTYPE html>${script}`,
  "much-space.txt": `${" ".repeat(9000)}${script}`,
  "utf-16.txt": utf16(`<!DOCTYPE html>${script}`, false, true),
  "latin.txt": Buffer.from("Gr\xfc\xdfe aus K\xf6ln", "latin1"),
  "main.c": "#include <stdio.h>\nint main(void) { return 0; }\n",
  "table.csv": `name;value\n"<script>${js}</script>";1\n`,
  "notebook.ipynb": JSON.stringify({ cells: [{ source: [script] }] }),
  "feed.txt": '<?xml version="1.0" encoding="utf-8"?>\n<settings><volume>3</volume></settings>',
  "site.html.zip": Buffer.from("PK\x03\x04\x14\0\0\0", "latin1"),
  "page.html.txt": `An example:\n${script}`,
  "thesis.v1.2.pdf": "%PDF-1.7\n",
});
