import { quote } from "../../messages/message.ts";

/** A link whose words are the name of the place that it leads to. */
export function writeLink(href: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(href)?.[1];
  return `{ "label": ${quote(host ?? "Source code")}, "href": ${quote(href)} }`;
}

export function writeBareLink(href: string, label: unknown): string {
  const words = typeof label === "string" ? `, and its words beside it: "linkLabel": ${quote(label)}` : "";
  return `Write the address alone: ${quote(href)}${words}.`;
}
