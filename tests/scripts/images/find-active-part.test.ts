import { expect, it } from "vitest";
import { findActivePart } from "../../../scripts/lib/content/find-active-part.ts";

const inSvg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;
const html = 'xmlns="http://www.w3.org/1999/xhtml"';

it.each([
  ['<!DOCTYPE svg [<!ENTITY x "y">]><svg/>', "<!ENTITY>"],
  ['<!DOCTYPE svg [<!ATTLIST rect onload CDATA "alert(1)">]><svg><rect/></svg>', "<!ATTLIST>"],
  ['<?xml-stylesheet href="x.xsl" type="text/xsl"?><svg/>', "<?xml-stylesheet?>"],
  ['<svg onload="alert(1)"/>', "onload="],
])("the file %s holds %s", (svg, part) => {
  expect(findActivePart(svg)).toBe(part);
});

it.each([
  ["<script>alert(1)</script>", "<script>"],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', "<script>"],
  ["<title><script>alert(1)</script></title>", "<script>"],
  ['<handler type="text/javascript">alert(1)</handler>', "<handler>"],
  ['<listener event="click" handler="#x"/>', "<listener>"],
  ["<foreignObject/>", "<foreignobject>"],
  ["<g><g><s:foreignObject/></g></g>", "<foreignobject>"],
  ['<iframe src="x.html"/>', "<iframe>"],
  ['<embed src="x.html"/>', "<embed>"],
  ['<object data="x.html"/>', "<object>"],
  ['<animate attributeName="href" values="javascript:alert(1)"/>', "<animate>"],
  ['<set attributeName=" xlink:href " to="javascript:alert(1)"/>', "<set>"],
  ['<set attributename="href" to="javascript:alert(1)"/>', "<set>"],
  ['<rect onclick="alert(1)"/>', "onclick="],
  ["<rect width='1' ONCLICK = 'alert(1)'/>", "onclick="],
  ['<a href="javascript:alert(1)"/>', "href="],
  ['<a href=" java&#9;script:alert(1)"/>', "href="],
  ['<a xlink:href="JavaScript:alert(1)"/>', "xlink:href="],
  ['<a xmlns:x="http://www.w3.org/1999/xlink" x:href="javascript:alert(1)"/>', "x:href="],
  ['<a href="data:text/html,x"/>', "href="],
])("a drawing with %s holds %s", (inside, part) => {
  expect(findActivePart(inSvg(inside))).toBe(part);
});

it.each([
  `<form ${html} action="javascript:alert(1)"/>`,
  `<meta ${html} http-equiv="refresh" content="0;url=https://elsewhere.example/"/>`,
  `<h:button xmlns:h="http://www.w3.org/1999/xhtml" formaction="javascript:alert(1)"/>`,
])("a drawing with %s holds HTML", (inside) => {
  expect(findActivePart(inSvg(inside))).toBe("HTML");
});

// A reader of HTML leaves these out, or takes them for text; fast-xml-parser passes over the last.
it.each([
  `<body ${html} onload="alert(1)"/>`,
  `<desc><td ${html} onload="alert(1)"/></desc>`,
  `<desc><template><g onload="alert(1)"/></template></desc>`,
  `<desc><textarea><g onload="alert(1)"/></textarea></desc>`,
  `<desc title="<!--"/><g onload="alert(1)"/><!-- -->`,
  `<rect id=">"/><g title='"' onload="alert(1)"/>`,
  `<?x " ?><g onload='alert(1)' id="?>"/>`,
])("what stands in %s is found as browsers read it", (inside) => {
  expect(findActivePart(inSvg(inside))).toBe("onload=");
});

it("what an address in the declaration of the type looks like hides nothing", () => {
  const svg = `<!DOCTYPE svg SYSTEM "<!--">${inSvg('<g onload="alert(1)"/><!-- -->')}`;
  expect(findActivePart(svg)).toBe("onload=");
});

it.each([
  '<a href="HTTPS://asha.example/"/><a href="http://asha.example/"/><a href="#x"/><a xlink:href="../x.svg"/>',
  '<image href="data:image/png;base64,AAAA"/><image href=" data:image/jpeg;base64,AAAA"/>',
  '<set attributeName="x" to="5"/><animate attributeName="opacity" values="0;1"/>',
  '<!-- <script/> <rect onload="x"/> --><text><![CDATA[<script/> <rect onload="x"/>]]></text><?x <script/> ?>',
  '<rect id="once" class="on" style="fill:red"/><style>rect { fill: url(#x) }</style><text>onload="x"</text>',
])("a drawing with %s is but a drawing", (inside) => {
  expect(findActivePart(inSvg(inside))).toBeUndefined();
});
