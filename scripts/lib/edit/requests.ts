import { z } from "zod";

/** Bodies of requests to the editor's API (`Api`). */
const pointer = z.strictObject({ pointer: z.string() });
const file = z.strictObject({ file: z.string() });

export const assetRequest = z.strictObject({
  path: z.string(),
  longest: z.int().min(16).max(8_000).exactOptional(),
});

export const target = z.union([pointer, file]);

const to = {
  to: z.string().min(1).max(200),
  redirects: z.boolean().exactOptional(),
  replaces: z.boolean().exactOptional(),
};
export const renameRequest = z.union([pointer.extend(to), file.extend(to)]);

const frontMatter = z.record(z.string(), z.json());

export const frontMatterRequest = file.extend({
  base: frontMatter,
  value: frontMatter,
  label: z.string().max(200),
  group: z.string().max(200).exactOptional(),
  settled: z.array(z.string()).max(1_000).exactOptional(),
});

const list = z.strictObject({ list: z.string() });
export const createRequest = z.union([list.extend({ title: z.string().trim().min(1).max(200) }), list]);
