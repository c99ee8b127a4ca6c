import { z } from "zod";
import { text } from "../../primitives.ts";

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
