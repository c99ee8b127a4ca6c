import { z } from "zod";
import { id, text } from "../../primitives.ts";

const milliseconds = z.int().min(0).max(60_000);

/** Lines that are typed and deleted, one after the other, without end. */
export const typed = z
  .strictObject({
    phrases: z
      .array(text)
      .min(1)
      .max(12)
      .meta({ entry: "phrase", description: "The lines, in the order in which they are typed." }),
    typeSpeed: milliseconds
      .default(100)
      .meta({ description: "How long each letter takes to type, in thousandths of a second." }),
    deleteSpeed: milliseconds
      .default(100)
      .meta({ description: "How long each letter takes to delete, in thousandths of a second." }),
    delay: milliseconds
      .default(1500)
      .meta({ description: "How long a finished line stands, in thousandths of a second: 2000 is two seconds." }),
  })
  .meta({
    description: "Lines that are typed and deleted, one after the other, without end.",
    examples: [{ phrases: ["Creative problem solver", "Paper and pen first"] }],
  });

/** Whether a block shows this of the profile. */
export function showsOwn(what: "telephone number" | "location" | "photo" | "link to the chat app") {
  return z
    .boolean()
    .default(true)
    .meta({ description: `\`false\` leaves out the ${what} of your profile.` });
}

/** Which entries of a list of the profile a block shows, and in which order. */
export function idsOf(list: "e-mails" | "links", ...example: string[]) {
  return z
    .array(id)
    .optional()
    .meta({
      description: `The ids of the profile ${list} to show, in this order; all of them, if you leave this out.`,
      examples: [example],
    });
}
