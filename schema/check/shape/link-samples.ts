import type { ContentNode } from "../../document/content-node.ts";
import { isRecord } from "../../json-schema/schema-parts.ts";
import { networkOf, networks } from "../../networks.ts";
import { makeSlug } from "../../slug.ts";

/** A sample for the words or the target of a link to a page, by the page that the other of the two names. */
export function sampleOfLink(key: string, { value, shape }: ContentNode, content: unknown): string | undefined {
  if (!isRecord(value) || !shape.properties?.["to"] || !shape.properties["label"]) return undefined;
  const { label, to } = value;
  const pages = isRecord(content) && Array.isArray(content["pages"]) ? content["pages"].filter(isRecord) : [];
  const page = pages.find(({ path, title }) =>
    key === "label" ? path === to : makeSlug(String(title)) === makeSlug(String(label)),
  );
  const meant = page?.[key === "label" ? "title" : "path"];
  const words = key === "label" && typeof to === "string" ? to.split(/[/#?]/).findLast(Boolean) : undefined;
  const sample = typeof meant === "string" ? meant : words && words.slice(0, 1).toUpperCase() + words.slice(1);
  return sample && JSON.stringify(sample);
}

/** A sample for a key of a profile link that agrees with the kind or the address of this link. */
export function sampleOfProfile(key: string, { value, shape }: ContentNode): string | undefined {
  if (!isRecord(value) || !shape.properties?.["kind"]?.enum?.includes("linkedin")) return undefined;
  const { kind, href } = value;
  const network = networks.find((one) => one.kind === kind) ?? networkOf(String(href));
  if (key === "id" || key === "kind") return JSON.stringify(network?.kind ?? kind ?? "website");
  if (key === "label") return network && JSON.stringify(network.label);
  return network && JSON.stringify(`https://${network.hosts[0]}/your-name`);
}
