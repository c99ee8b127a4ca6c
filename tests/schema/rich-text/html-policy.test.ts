import { describe, expect, it } from "vitest";
import { findParts } from "../../../schema/rich-text/find-parts.ts";
import { parseLongText } from "../../../schema/rich-text/rich-text.ts";
import { plainTypesetter } from "../../../schema/rich-text/typesetter.ts";

function read(text: string) {
  return parseLongText(text, 2, {
    fill: (words) => words,
    href: (address) => address,
    picture: (file, alt) => ({ file, alt }),
    newId: (prefix) => prefix,
    typesetter: plainTypesetter,
  });
}

/** Everything in a tree that becomes more than text: types of nodes, attributes, addresses. */
const types =
  /^(?:paragraph|heading|quotation|list|code|table|rule|details|notes|formula|strong|emphasis|delete|sub|sup|kbd|mark|abbr|inlineCode|link|break|image|noteReference)$/;
const keys =
  /^(?:type|children|level|id|start|items|lines|align|head|rows|summary|notes|tex|isDisplay|math|title|value|href|image|file|alt|number|to|references|[0-9]+)$/;
const address = /^(?:https?:|mailto:|tel:)|^(?![a-z][a-z0-9+.-]*:)/i;

function findBreaches(value: unknown, key = "", within = ""): string[] {
  if (typeof value !== "object" || value === null) {
    const isBad =
      (key === "type" && !types.test(String(value))) ||
      ((key === "href" || key === "file") && !address.test(String(value).replace(/[^!-~]/g, "")));
    return isBad ? [`${within}.${key} = ${String(value)}`] : [];
  }
  return Object.entries(value).flatMap(([name, one]) => [
    ...(keys.test(name) ? [] : [`${within}.${name}`]),
    ...findBreaches(one, name, `${within}.${key}`),
  ]);
}

const code = "alert(1)";
const handlers =
  "onclick onerror onload onfocus onblur onmouseover onmouseenter onanimationstart onanimationend ontransitionend ontoggle onpointerrawupdate onpointerover onbeforetoggle onscroll onscrollend onwheel onbegin onend onrepeat onstart onfinish onhashchange onpageshow onresize onunhandledrejection oninput onchange onsubmit onkeydown oncopy oncut onpaste ondrag ondrop onauxclick oncontextmenu ondblclick onloadstart oncanplay onseeking onsecuritypolicyviolation oncontentvisibilityautostatechange".split(
    " ",
  );
const hosts =
  "a b img svg math video audio body details marquee iframe object embed form input button select textarea table td div p code figure abbr style custom-element".split(
    " ",
  );
const schemes = [
  `javascript:${code}`,
  `JaVaScRiPt:${code}`,
  `&#106;avascript:${code}`,
  `&#x6A;&#x61;vascript:${code}`,
  `java&Tab;script:${code}`,
  `java&NewLine;script&colon;${code}`,
  `&#1;javascript:${code}`,
  ` javascript:${code}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${code}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload=${code}>`,
  `blob:https://a.example/1`,
  `filesystem:https://a.example/1`,
  `livescript:${code}`,
  `mocha:${code}`,
  `feed:javascript:${code}`,
  `view-source:javascript:${code}`,
  `jar:javascript:${code}!/`,
  `ms-its:${code}`,
];
const addressed = [
  (to: string) => `<a href="${to}">x</a>`,
  (to: string) => `<a href='${to}' target=_blank>x</a>`,
  (to: string) => `<img src="${to}">`,
  (to: string) => `<img src="${to}" alt="x" srcset="${to} 2x">`,
  (to: string) => `<iframe src="${to}"></iframe>`,
  (to: string) => `<object data="${to}"></object>`,
  (to: string) => `<embed src="${to}">`,
  (to: string) => `<form action="${to}"><button formaction="${to}">x</button></form>`,
  (to: string) => `<svg><a xlink:href="${to}"><text>x</text></a></svg>`,
  (to: string) => `<math><mi href="${to}">x</mi></math>`,
  (to: string) => `<table background="${to}"><tr><td background="${to}">x</td></tr></table>`,
  (to: string) => `<blockquote cite="${to}">x</blockquote>`,
  (to: string) => `<base href="${to}">`,
  (to: string) => `<link rel=stylesheet href="${to}">`,
  (to: string) => `<meta http-equiv=refresh content="0;url=${to}">`,
  (to: string) => `<video poster="${to}"><source src="${to}"></video>`,
];
const styles = [
  "background:url(javascript:alert(1))",
  "width:expression(alert(1))",
  "behavior:url(a.htc)",
  "-moz-binding:url(a.xml#x)",
  "position:fixed;inset:0",
  "animation-name:x",
  "@import 'a.css'",
  "background:url(//a.example/x)",
];
/** Parsers disagree about these: content that changes its meaning when it is parsed a second time, or in another place. */
const mutations = [
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<title><img title='</title><img src=x onerror=alert(1)>'></title>",
  "<textarea><img title='</textarea><img src=x onerror=alert(1)>'></textarea>",
  "<xmp><p title='</xmp><img src=x onerror=alert(1)>'></xmp>",
  "<template><script>alert(1)</script></template>",
  "<template shadowrootmode=open><script>alert(1)</script></template>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->",
  "<!-- --!><img src=x onerror=alert(1)> -->",
  "<![CDATA[><img src=x onerror=alert(1)>]]>",
  "<?xml-stylesheet href='javascript:alert(1)'?>",
  "<script>alert(1)</script>",
  "<script src=//a.example/x.js></script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x:alert(1)// onerror=eval(src)>",
  "<img/src=x/onerror=alert(1)>",
  "<img src='x'onerror=alert(1)>",
  "<img src=x\n\tonerror\n=\nalert(1)>",
  '<a href="x"style="color:red"onclick=alert(1)>x</a>',
  "<div is=x-y onclick=alert(1)>x</div>",
  "<details open ontoggle=alert(1)><summary onclick=alert(1)>x</summary></details>",
  "<isindex type=image src=1 onerror=alert(1)>",
  "<plaintext><img src=x onerror=alert(1)>",
  "<select><style></select><img src=x onerror=alert(1)></style>",
  "<form id=x></form><button form=x formaction=javascript:alert(1)>x</button>",
  "<a id=defaultView name=cookie>x</a>",
  "<img name=getElementById id=body src=x>",
  "<input autofocus onfocus=alert(1)>",
];

const vectors = [
  ...hosts.flatMap((host, at) =>
    handlers.filter((_, index) => index % 8 === at % 8).map((name) => `<${host} ${name}="${code}" src=x>x</${host}>`),
  ),
  ...schemes.flatMap((scheme) => addressed.map((make) => make(scheme))),
  ...styles.flatMap((style) =>
    ["p", "a href=/x", "img src=x", "code", "td"].map((host) => `<${host} style="${style}">x`),
  ),
  ...mutations,
];
/** The same in all places where HTML can be in Markdown. */
const frames: [name: string, wrap: (vector: string) => string][] = [
  ["a block", (vector) => vector],
  ["a sentence", (vector) => `Words ${vector} *and* more.`],
  ["a list in a quotation", (vector) => `> - ${vector}\n> - more`],
  ["a table", (vector) => `| a |\n|---|\n| ${vector.replace(/[\n|]/g, " ")} |`],
  ["details", (vector) => `<details><summary>${vector}</summary>\n\n${vector}\n\n</details>`],
];

describe("HTML in a text", () => {
  it("is tried with enough that is known to do harm", () => {
    expect(new Set(vectors).size).toBeGreaterThan(500);
  });

  it.each(frames)("keeps no handler, style or address beyond the allowlist in %s", (_name, wrap) => {
    const breaches = vectors.flatMap((vector) => findBreaches(read(wrap(vector))).map((one) => `${vector}: ${one}`));
    expect(breaches).toEqual([]);
  });

  it("reports what it leaves out", () => {
    const silent = vectors.filter((vector) => {
      const shownAsWritten = JSON.stringify(read(vector)).includes("alert(1)");
      return (
        /on[a-z]+="|javascript:alert/.test(vector) &&
        !shownAsWritten &&
        !findParts(vector, "blocks").some(({ kind }) => kind === "html")
      );
    });
    expect(silent.filter((vector) => !/cite=|^<body|^<\?/.test(vector))).toEqual([]);
  });

  it("ends soon, however many elements are open", () => {
    const many = Array.from({ length: 1900 }, (_, index) => `<b a${index}>`).join("");
    for (const text of [`${many}${"<p>x".repeat(500)}`, "<div>".repeat(3000), `${many}\n\n${"<p>x\n\n".repeat(3000)}`])
      expect(findBreaches(read(text)).slice(0, 3)).toEqual([]);
  });

  it("shows its harmless part", () => {
    expect(
      read(
        'H<sub>2</sub>O <kbd>K</kbd> <abbr title="World">W</abbr> Map<Key> <span style="x">s</span><br>e\n\n<details><summary>S</summary>\n\n**in**\n\n</details>\n\n  <pre><code class="language-ts">a</code></pre>\n\n<table><tr><th>A</th></tr><tr><td>b</td></tr></table>\n\n<!-- no -->',
      ),
    ).toEqual([
      {
        type: "paragraph",
        children: [
          "H",
          { type: "sub", children: ["2"] },
          "O ",
          { type: "kbd", children: ["K"] },
          " ",
          { type: "abbr", title: "World", children: ["W"] },
          " Map<Key> s",
          { type: "break" },
          "e",
        ],
      },
      {
        type: "details",
        summary: ["S"],
        children: [{ type: "paragraph", children: [{ type: "strong", children: ["in"] }] }],
      },
      { type: "code", lines: [["a"]] },
      { type: "table", align: [undefined], head: [["A"]], rows: [[["b"]]] },
    ]);
  });
});
