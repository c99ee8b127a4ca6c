import { z } from "zod";
import { webAddress } from "../primitives.ts";

const repository = z.strictObject({
  name: z.string().min(1),
  url: webAddress,
  description: z.string().min(1).optional(),
  homepage: webAddress.optional(),
  language: z.string().min(1).optional(),
  stars: z.int().min(0),
  topics: z.array(z.string().min(1)).optional(),
  pinned: z.literal(true).optional(),
  /** Set by the owner: hides the repository on the site, and is kept when the file is fetched again. */
  hidden: z.boolean().optional(),
});

/** A file of repositories, as `fetch github` writes it. */
export const repositoriesFile = z.strictObject({
  /** GitHub user name, for fetching again. */
  github: z.string().regex(/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/),
  repositories: z.array(repository),
});

export type Repository = z.output<typeof repository>;
export type RepositoriesFile = z.output<typeof repositoriesFile>;
