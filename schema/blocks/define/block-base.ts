import { z } from "zod";
import { id } from "../../primitives.ts";

/** What every block may say of itself. */
export const blockBase = {
  id: id.optional().meta({
    description: "A name for links to this block: with the id `skills`, the link `#skills` leads here.",
    examples: ["skills"],
  }),
  hidden: z
    .boolean()
    .default(false)
    .meta({ description: "`true` leaves this block out of the site, but keeps it in the file." }),
};
