import { z } from "zod";
import { defineCommand } from "../lib/cli/define-command.ts";
import { ArgumentError, contentOption, option } from "../lib/cli/options.ts";

export default defineCommand({
  description:
    "Fetches lists that a site shows from elsewhere, into files beside its content: builds then need no network. A token in GITHUB_TOKEN lets GitHub tell what is pinned, and answer more often; it is written nowhere.",
  options: {
    operands: option(
      "[github USER | feed URL …]",
      "whose repositories, or which feeds (RSS, Atom); if left out, all that the content shows is fetched again",
      z.array(z.string()),
    ),
    out: option("FILE", "what to write (github.json, feed.json)", z.string().optional()),
    content: contentOption(),
  },
  run: async ({ operands: [what, ...whose], out, content }) => {
    const { fetchFeed, fetchGithub, nameFile, refresh } = await import("../lib/fetch/run-fetch.ts");
    if (what === undefined) return refresh(content);
    const [first] = whose;
    if (what === "github") {
      if (first === undefined || whose.length > 1) throw new ArgumentError("Name one user or organization of GitHub.");
      if (!/^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/.test(first)) {
        throw new ArgumentError(
          `${JSON.stringify(first)} can't be a name at GitHub. Write the name alone, as in "octocat".`,
        );
      }
      return fetchGithub(first, nameFile(out, "github.json"));
    }
    if (what !== "feed")
      throw new ArgumentError(`Name what to fetch: "github" or "feed", not ${JSON.stringify(what)}.`);
    if (first === undefined) throw new ArgumentError("Name the address of a feed, or several.");
    return fetchFeed(whose, nameFile(out, "feed.json"));
  },
});
