/**
 * Texts that a careless program would run, obey, drop or break on. What would run sets `globalThis.bitten`. None of
 * them has words in single braces, which the check takes for references to the profile.
 */
export const hostileTexts: readonly string[] = [
  "<script>globalThis.bitten=1</script>",
  "</script><script>globalThis.bitten=1</script>",
  "<img src=x onerror=globalThis.bitten=1>",
  `"><svg onload="globalThis.bitten=1">`,
  "</title></style></textarea></template></noscript><b>x",
  "<!--",
  "--><!--<script>",
  "<!--head--><!--body-->",
  "]]><![CDATA[<x>",
  "<?xml version='1.0'?><!DOCTYPE x [<!ENTITY y SYSTEM 'file:///etc/passwd'>]>&y;",
  `" onmouseover="globalThis.bitten=1" x="`,
  `' autofocus onfocus='globalThis.bitten=1' x='`,
  "` onclick=globalThis.bitten=1 `",
  "{{constructor.constructor('globalThis.bitten=1')()}}",
  "$" + "{globalThis.bitten=1}",
  "<%= globalThis.bitten=1 %> #{globalThis.bitten=1} {% raw %}",
  "$& $1 $$ $` $' %s %20 \\ \\u003cscript\\u003e",
  "&lt;b&gt; &amp; &#60;script&#62; &nbsp &unknown; &",
  "javascript:globalThis.bitten=1",
  "data:text/html,<script>globalThis.bitten=1</script>",
  "one\ntwo\r\nBEGIN:VCARD\r\nX-EVIL:1\r\nEND:VCARD",
  "one\n\n# two\n- three\n\n    four\n\n***",
  "x\r\nSet-Cookie: bitten=1\r\n\r\n<b>",
  "; , : \\; \\, \\n ;;;",
  "a\u2028b\u2029c",
  "\u202egnp.exe\u202e \u2067x \u202c\u202c\u2069\u2069\u2069 y \u202d",
  "z\u200be\u200dr\u2060o\ufeff w\u00adi\u200fd\u200et\u061ch",
  "👩🏽‍💻👨‍👩‍👧‍👦🏳️‍🌈🇮🇳❤️‍🔥1️⃣",
  `Z${"\u0301\u0316\u0353".repeat(8)}a${"\u0302\u0323".repeat(8)}lgo`,
  "विद्युत् अभियन्ता — क्षत्रिय ज्ञान श्री र्‍य",
  "مهندس كهرباء ومطوّر ١٢٣ (C++) ﷽",
  "מהנדסת חשמל, 42 (C++)!",
  "电子工程师・電気技術者・전자공학",
  "__proto__ constructor toString null undefined NaN",
  "😀".repeat(300),
];

/**
 * Texts with links in Markdown that run code, and pictures from elsewhere: refused where Markdown is read, some of them
 * in lines, too.
 */
export const hostileLinks: readonly { text: string; isLine: boolean }[] = [
  { text: "[x](javascript:globalThis.bitten=1) ](javascript:globalThis.bitten=1)", isLine: true },
  { text: "<javascript:globalThis.bitten=1>", isLine: true },
  { text: "[x](javascript&colon;globalThis.bitten=1)", isLine: true },
  { text: "[x](</\\t/elsewhere.invalid>)", isLine: true },
  { text: "[x](//elsewhere.invalid)", isLine: true },
  { text: "[x][y]\n\n[y]: data:text/html,<script>globalThis.bitten=1</script>", isLine: false },
  { text: "![x](https://elsewhere.invalid/x.png)", isLine: false },
  { text: "[x]: javascript:globalThis.bitten=1", isLine: false },
];

/** Texts of a hundred thousand characters: as words, as one word, and of letters that join. */
export const longTexts: readonly string[] = ["word ".repeat(20_000).trim(), "W".repeat(100_000), "क्ष".repeat(33_334)];

const schemes = ["javascript", "data", "vbscript", "blob", "file", "filesystem", "view-source", "about", "ws", "ftp"];
const payload = "globalThis.bitten=1";

/** Addresses that run code, lead elsewhere than they seem to, or are none: no link may have one of them. */
export const dangerousAddresses: readonly string[] = [
  ...schemes.map((scheme) => `${scheme}:${payload}`),
  `javascript://example.com/%0a${payload}`,
  `JaVaScRiPt:${payload}`,
  `  javascript:${payload}`,
  `\tjavascript:${payload}`,
  `\n\rjavascript:${payload}`,
  `java\tscript:${payload}`,
  `java\nscript:${payload}`,
  `javascript\t:${payload}`,
  `\u00a0javascript:${payload}`,
  `\ufeffjavascript:${payload}`,
  `\u200bjavascript:${payload}`,
  `\u202ejavascript:${payload}`,
  `&#106;avascript:${payload}`,
  `javascript&colon;${payload}`,
  `javascript%3A${payload}`,
  `%6aavascript:${payload}`,
  `data:text/html;base64,PHNjcmlwdD4=`,
  "//elsewhere.invalid",
  "///elsewhere.invalid",
  "/\\elsewhere.invalid",
  "\\\\elsewhere.invalid",
  "/\t/elsewhere.invalid",
  "/\\/elsewhere.invalid",
  " //elsewhere.invalid",
  "https:elsewhere.invalid",
  "https:/\\elsewhere.invalid",
  "https:\\\\elsewhere.invalid",
  "https://",
  "https:///x",
  "https://[",
  "https://example.com:99999/",
  "https://exa mple.com/",
  "https://example.com/\r\nSet-Cookie: bitten=1",
  "https://example.com/\u202egnp.exe",
  "https://example.com\u2066/",
  'x" onclick="globalThis.bitten=1',
  "tel:javascript:1",
  "mailto:",
  "?x",
  "",
  "https://example.com/{name}",
];
