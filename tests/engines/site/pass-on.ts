import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";

/** Where browsers send reports of what a page did against its policy. */
export const reportPath = "/_violation";

/** Where pages send what they log. */
export const tellPath = "/_message";

/** Has a page tell what it logs as an error or a warning, and what is thrown or lost on it. */
const teller = `(() => {
  const tell = (message) => navigator.sendBeacon("${tellPath}", String(message));
  addEventListener("error", ({ message, target }) => tell(message ?? "lost: " + (target.src ?? target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  for (const level of ["error", "warn"]) {
    const log = console[level];
    console[level] = (...words) => {
      tell(words.join(" "));
      log.apply(console, words);
    };
  }
})()`;
const tellerHash = `'sha256-${createHash("sha256").update(teller).digest("base64")}'`;

/** Headers that say how an answer came, and not what it is. */
const ofTheWay = ["connection", "content-encoding", "content-length", "date", "keep-alive", "transfer-encoding"];

/** Answers as the site itself does, with what makes pages tell. */
export async function passOn(url: URL, response: ServerResponse, pagesTell: boolean): Promise<void> {
  const answer = await fetch(url, { redirect: "manual" });
  const headers = new Map([...answer.headers].filter(([name]) => !ofTheWay.includes(name)));
  const location = headers.get("location");
  if (location) headers.set("location", location.replace(url.origin, ""));
  const policy = headers.get("content-security-policy")?.replace(/;\s*frame-ancestors [^;]*/, "");
  if (!headers.get("content-type")?.startsWith("text/html")) {
    response.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  let page = await answer.text();
  const own = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "";
  // Policies in a page can't ask for reports; the same one in a header can.
  let policies = [policy, `${own}; report-uri ${reportPath}`].filter(Boolean).join(", ");
  if (pagesTell) {
    const allow = (text: string) => text.replaceAll("script-src 'self'", `script-src 'self' ${tellerHash}`);
    policies = allow(policies);
    page = allow(page).replace("<title>", `<script>${teller}</script><title>`);
  }
  headers.set("content-security-policy", policies);
  response.writeHead(answer.status, Object.fromEntries(headers)).end(page);
}
