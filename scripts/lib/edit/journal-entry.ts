import { z } from "zod";

const splice = z.object({ start: z.int().nonnegative(), end: z.int().nonnegative(), text: z.string() });

const change = z.object({
  file: z.string(),
  before: z.string(),
  after: z.string(),
  splices: z.array(splice).readonly(),
});

/** A file that got another name. See `ContentFolder.move`. */
const move = z.object({ from: z.string(), to: z.string() });

export type FileMove = z.infer<typeof move>;

const conflict = z.object({
  id: z.string(),
  file: z.string(),
  pointer: z.string().exactOptional(),
  mine: z.string().exactOptional(),
  theirs: z.string().exactOptional(),
  base: z.string().exactOptional(),
});

/** An entry of the journal. The state of the editor is what these make, one after the other. */
export const journalEntry = z.discriminatedUnion("kind", [
  /** The whole text of a file on the disk, where a file of the journal begins. */
  z.object({ kind: z.literal("text"), file: z.string(), text: z.string() }),
  /** The file has the text with this hash now. */
  z.object({ kind: z.literal("saved"), file: z.string(), hash: z.string() }),
  z.object({ kind: z.literal("outside"), changes: z.array(change).readonly() }),
  z.object({
    kind: z.literal("edit"),
    label: z.string(),
    group: z.string().exactOptional(),
    changes: z.array(change).readonly(),
    moves: z.array(move).readonly().exactOptional(),
  }),
  z.object({ kind: z.enum(["undo", "redo"]), changes: z.array(change).readonly() }),
  /** What a client sent, if it couldn't be taken as it is. */
  z.object({ kind: z.literal("sent"), file: z.string(), text: z.string() }),
  z.object({ kind: z.literal("conflict"), conflict }),
  z.object({ kind: z.literal("settled"), ids: z.array(z.string()) }),
]);

export type JournalEntry = z.infer<typeof journalEntry>;

/** The body of the request `edit`. */
export const editRequest = z.strictObject({
  edits: z.array(z.strictObject({ file: z.string(), base: z.string(), changes: z.array(splice).max(10_000) })).max(100),
  label: z.string().max(200),
  group: z.string().max(200).exactOptional(),
  settled: z.array(z.string()).max(1_000).exactOptional(),
});
