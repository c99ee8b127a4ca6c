import { expect, it } from "vitest";
import { judgeXml } from "../../../scripts/lib/content/documents/judge-xml.ts";

const inSvg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;
const holds = (part: string) => `it holds ${part}, which a drawing has no need of and browsers would run`;
const html = 'xmlns="http://www.w3.org/1999/xhtml"';

it.each([
  ['<?xml-stylesheet href="x.xsl" type="text/xsl"?><svg/>', "<?xml-stylesheet?>"],
  ['<svg onload="alert(1)"/>', "onload="],
])("the file %s holds %s", (svg, part) => {
  expect(judgeXml(svg)).toBe(holds(part));
});

it.each([
  ["<script>alert(1)</script>", "<script>"],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', "<script>"],
  ["<title><script>alert(1)</script></title>", "<script>"],
  ['<handler type="text/javascript">alert(1)</handler>', "<handler>"],
  ['<listener event="click" handler="#x"/>', "<listener>"],
  ["<foreignObject/>", "<foreignobject>"],
  ['<g xmlns:s="http://www.w3.org/2000/svg"><g><s:foreignObject/></g></g>', "<foreignobject>"],
  ['<iframe src="x.html"/>', "<iframe>"],
  ['<embed src="x.html"/>', "<embed>"],
  ['<object data="x.html"/>', "<object>"],
  ['<animate attributeName="href" values="javascript:alert(1)"/>', "<animate>"],
  ['<set attributeName=" xlink:href " to="javascript:alert(1)"/>', "<set>"],
  ['<set attributename="href" to="javascript:alert(1)"/>', "<set>"],
  ['<rect onclick="alert(1)"/>', "onclick="],
  ["<rect width='1' ONCLICK = 'alert(1)'/>", "ONCLICK="],
  ['<a href="javascript:alert(1)"/>', "href="],
  ['<a href=" java&#9;script:alert(1)"/>', "href="],
  ['<a xlink:href="JavaScript:alert(1)"/>', "xlink:href="],
  ['<a xmlns:x="http://www.w3.org/1999/xlink" x:href="javascript:alert(1)"/>', "x:href="],
  ['<a href="data:text/html,x"/>', "href="],
  ['<a xlink:href="java&#10;script:alert(1)"/>', "xlink:href="],
  ['<use href="data:image/svg+xml,x#y"/>', "href="],
  ['<g xml:base="javascript:alert(1)//"/>', "xml:base="],
  ['<animateTransform attributeName="xlink:href" values="javascript:alert(1)"/>', "<animatetransform>"],
  ["<![CDATA[<!--]]><script/><![CDATA[-->]]>", "<script>"],
  ["<!-- <![CDATA[ --><script/><!-- ]]> -->", "<script>"],
  ["<?x <!-- ?><script/><?x --> ?>", "<script>"],
  ["<?XML-stylesheet ?>", "<?xml-stylesheet?>"],
])("a drawing with %s holds %s", (inside, part) => {
  expect(judgeXml(inSvg(inside))).toBe(holds(part));
});

it.each([
  `<form ${html} action="https://elsewhere.example/"/>`,
  `<meta ${html} http-equiv="refresh" content="0;url=https://elsewhere.example/"/>`,
  `<h:button xmlns:h="http://www.w3.org/1999/xhtml" formaction="https://elsewhere.example/"/>`,
])("a drawing with %s holds HTML", (inside) => {
  expect(judgeXml(inSvg(inside))).toBe(holds("HTML"));
});

// A reader of HTML leaves these out, or takes them for text; fast-xml-parser passes over the last.
it.each([
  `<body ${html} onload="alert(1)"/>`,
  `<desc><td ${html} onload="alert(1)"/></desc>`,
  `<desc><template><g onload="alert(1)"/></template></desc>`,
  `<desc><textarea><g onload="alert(1)"/></textarea></desc>`,
  `<desc title="&lt;!--"/><g onload="alert(1)"/><!-- -->`,
  `<rect id=">"/><g title='"' onload="alert(1)"/>`,
  `<?x " ?><g onload='alert(1)' id="?>"/>`,
])("what stands in %s is found as browsers read it", (inside) => {
  expect(judgeXml(inSvg(inside))).toBe(holds("onload="));
});

it("what an address in the declaration of the type looks like hides nothing", () => {
  const svg = `<!DOCTYPE svg SYSTEM "<!--">${inSvg('<g onload="alert(1)"/><!-- -->')}`;
  expect(judgeXml(svg)).toBe(holds("onload="));
});

it.each([
  ['<!DOCTYPE svg [<!ATTLIST rect onload CDATA "alert(1)">]><svg/>', "its <!DOCTYPE> does more"],
  ['<!DOCTYPE svg [<!ENTITY x "<script/>">]><svg>&x;</svg>', "its <!DOCTYPE> does more"],
  ['<!DOCTYPE svg [<!ENTITY % x SYSTEM "x.dtd"> %x;]><svg/>', "its <!DOCTYPE> does more"],
  ['<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>', "its <!DOCTYPE> does more"],
  ['<!DOCTYPE svg [<!ENTITY x "y"><!ENTITY z "&x;&x;">]><svg>&z;</svg>', "its <!DOCTYPE> does more"],
  ["<!DOCTYPE svg [<!-- ]> --> ]><svg/>", "its <!DOCTYPE> does more"],
  ['<!DOCTYPE svg [<!ENTITY j "javascript:">]><svg><a href="&j;alert(1)"/></svg>', "it holds href="],
  ['<!DOCTYPE svg [<!ENTITY lt "x">]><svg title="&lt;"><script/></svg>', "it holds <script>"],
  ["<svg>\n<rect></svg>", "it is no well-formed XML: in line 2, unexpected close tag"],
  ["<svg>&nbsp;</svg>", "it is no well-formed XML"],
  ['<svg a="<"/>', "it is no well-formed XML"],
  ['<?xml version="1.0" encoding="utf-16"?><svg/>', "it says that its encoding is utf-16: save it as UTF-8"],
  ['<?xml version="1.0" encoding="us-ascii"?><svg>é</svg>', "it says that its encoding is us-ascii: save it as UTF-8"],
  [`${"<g>".repeat(300)}${"</g>".repeat(300)}`, "its elements are more than 250 deep"],
  [`<!DOCTYPE svg [${" ".repeat(100_000)}x]><svg/>`, "its <!DOCTYPE> does more"],
  ["not at all", "it is no well-formed XML"],
])("the file %s is refused: %s", (svg, reason) => {
  expect(judgeXml(svg)).toContain(reason);
});

it.each([
  '<?xml version="1.0" encoding="utf-8"?><svg/>',
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?><!-- Inkscape --><svg/>',
  '<?xml version="1.0" encoding="US-ASCII"?><svg/>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>',
  '<!DOCTYPE svg [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n<!ENTITY ns_ai \'http://ns.adobe.com/AI/\'>\n]><svg xmlns="&ns_svg;" xmlns:i="&ns_ai;"><i:pgf/></svg>',
])("the file %s is but a drawing", (svg) => {
  expect(judgeXml(svg)).toBeUndefined();
});

it.each([
  '<a href="HTTPS://asha.example/"/><a href="http://asha.example/"/><a href="#x"/><a href="mailto:a@asha.example"/><a xlink:href="../x.svg"/>',
  '<image href="data:image/png;base64,AAAA"/><image href=" data:image/jpeg;base64,AAAA"/>',
  '<set attributeName="x" to="5"/><animate attributeName="opacity" values="0;1"/>',
  '<!-- <script/> <rect onload="x"/> --><text><![CDATA[<script/> <rect onload="x"/>]]></text><?x <script/> ?>',
  '<rect id="once" class="on" style="fill:red"/><style>rect { fill: url(#x) }</style><text>onload="x"</text>',
])("a drawing with %s is but a drawing", (inside) => {
  expect(judgeXml(inSvg(inside))).toBeUndefined();
});
