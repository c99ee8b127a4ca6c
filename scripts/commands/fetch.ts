import { resolve } from "node:path";
import { z } from "zod";
import { exitCodes } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { ArgumentError, contentOption, option } from "../lib/cli/options.ts";

export default defineCommand({
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
    const { fetchFeed, fetchGithub } = await import("../lib/fetch/run-fetch.ts");
    const { refresh } = await import("../lib/fetch/refresh.ts");
    if (what === undefined) await refresh(content);
    else if (what === "github") await fetchGithub(readUser(whose), resolve(out ?? "github.json"));
    else if (what === "feed") await fetchFeed(readAddresses(whose), resolve(out ?? "feed.json"));
    else throw new ArgumentError(`Name what to fetch: "github" or "feed", not ${JSON.stringify(what)}.`);
    return exitCodes.sound;
  },
});

function readUser([user, ...others]: readonly string[]): string {
  if (user === undefined || others.length > 0) throw new ArgumentError("Name one user or organization of GitHub.");
  if (/^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/.test(user)) return user;
  throw new ArgumentError(`${JSON.stringify(user)} can't be a name at GitHub. Write the name alone, as in "octocat".`);
}

function readAddresses(addresses: readonly string[]): readonly string[] {
  if (addresses.length === 0) throw new ArgumentError("Name the address of a feed, or several.");
  return addresses;
}
