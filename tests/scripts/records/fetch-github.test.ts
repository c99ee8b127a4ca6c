import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listRepositories } from "../../../scripts/lib/fetch/github-api.ts";
import { callCommand } from "../../support/call-command.ts";
import { openLocalNetwork } from "../../support/network/local-network.ts";
import { first, nameAsAsked, second } from "./github-answers.ts";

type HttpResponse = (request: IncomingMessage, response: ServerResponse) => void;

let answer: HttpResponse;
let api: string;
let seen: IncomingMessage[];
let folder: string;
let file: string;

const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
};

/** Two pages, as the `Link` header says. */
const pages: HttpResponse = ({ url = "" }, response) => {
  if (url.includes("page=2")) return send(response, 200, second);
  const links = `<${api}${url}&page=2>; rel="next", <${api}${url}&page=2>; rel="last"`;
  send(response, 200, first, { link: links });
};

const network = openLocalNetwork();
beforeAll(async () => {
  api = await network.serve((request, response) => {
    seen.push(request);
    answer(request, response);
  });
});
beforeEach(async () => {
  seen = [];
  folder = await mkdtemp(join(tmpdir(), "fetch-github-"));
  file = join(folder, "github.json");
  return () => rm(folder, { recursive: true });
});

const fetchGithub = (env: Record<string, string> = {}) =>
  callCommand(["fetch", "github", "asharao", "--out", file], { GITHUB_API_URL: api, GITHUB_TOKEN: "", ...env });

describe("fetch github", () => {
  it("writes what is somebody's own, page by page, by its stars", async () => {
    answer = pages;
    const { status, stdout, stderr } = await fetchGithub();
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/is written: 4 entries\.\n.*only with a token/);
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual({
      github: "asharao",
      repositories: [
        {
          name: "charger",
          url: "https://github.com/asharao/charger",
          description: "Charges cells.",
          homepage: "https://charger.dev",
          stars: 80,
        },
        { name: "bench", url: "https://github.com/asharao/bench", language: "C", stars: 3, topics: ["electronics"] },
        { name: "amp", url: "https://github.com/asharao/amp", stars: 0 },
        { name: "zed", url: "https://github.com/asharao/zed", stars: 0 },
      ],
    });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it("keeps what the owner has said in the file, and says where nothing has changed", async () => {
    answer = pages;
    await fetchGithub();
    const text = await readFile(file, "utf8");
    const own = text
      .replace('"stars": 3,', '"stars": 3,\n "pinned": true,')
      .replace('"stars": 80', '"stars": 80, "hidden": true');
    await writeFile(file, own);
    await fetchGithub();
    const { repositories } = JSON.parse(await readFile(file, "utf8"));
    expect(repositories.slice(0, 2)).toMatchObject([
      { name: "bench", pinned: true },
      { name: "charger", hidden: true },
    ]);
    expect((await fetchGithub()).stdout).toContain("is up to date: 4 entries.");
    // With a token GitHub tells that nothing is pinned there, or what it may not tell.
    for (const nodes of [[], [null]]) {
      answer = (request, response) =>
        request.method === "POST"
          ? send(response, 200, {
              data: { repositoryOwner: { pinnedItems: { nodes } } },
              errors: [{ type: "FORBIDDEN" }],
            })
          : pages(request, response);
      expect((await fetchGithub({ GITHUB_TOKEN: "secret-token" })).stdout).toContain("is up to date: 4 entries.");
    }
  });

  it("with a token puts first what is pinned, also of others, and writes the token nowhere", async () => {
    const pinned = {
      name: "kicad",
      url: "https://github.com/kicad/kicad",
      description: "Boards",
      homepageUrl: null,
      primaryLanguage: { name: "C++" },
      stargazerCount: 9000,
      isFork: false,
      isPrivate: false,
      repositoryTopics: { nodes: [{ topic: { name: "eda" } }] },
    };
    answer = async (request, response) => {
      if (request.method !== "POST") return pages(request, response);
      const { query } = JSON.parse(await text(request));
      const nodes = [nameAsAsked(pinned, query)];
      send(response, 200, { data: { repositoryOwner: { pinnedItems: { nodes } } } });
    };
    const { stdout, stderr } = await fetchGithub({ GITHUB_TOKEN: "secret-token" });
    const written = await readFile(file, "utf8");
    const { name, url, description } = pinned;
    const kept = { name, url, description, language: "C++", stars: 9000, topics: ["eda"], pinned: true };
    expect(JSON.parse(written).repositories[0]).toEqual(kept);
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill("Bearer secret-token"));
    expect(written + stdout + stderr).not.toContain("secret-token");
    expect(stdout).not.toContain("only with a token");
  });

  it.each<[string, HttpResponse, RegExp]>([
    [
      "a user whom nobody knows",
      (_, response) => send(response, 404, { message: "Not Found" }),
      /knows nobody called "asharao"/,
    ],
    [
      "a token that is refused",
      (_, response) => send(response, 401, { message: "Bad credentials" }),
      /refuses the token in GITHUB_TOKEN/,
    ],
    [
      "its limit",
      (_, response) => send(response, 403, {}, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1893456000" }),
      /answers no more for now; ask again after 00:00 UTC\. With a token/,
    ],
    ["its second limit", (_, response) => send(response, 429, {}, { "retry-after": "90" }), /ask again in 2 minutes/],
    [
      "trouble of its own",
      (_, response) => send(response, 502, "<html>Bad gateway</html>"),
      /trouble of its own \(502\)/,
    ],
    ["what is no JSON", (_, response) => send(response, 200, "<html>"), /another form than it should/],
    ["what is no list", (_, response) => send(response, 200, { message: "hello" }), /another form than it should/],
    [
      "more than anybody needs",
      (_, response) => send(response, 200, `["${"x".repeat(6_000_000)}"]`),
      /is larger than 5\.0 MB/,
    ],
    [
      "a way without end",
      ({ url }, response) => send(response, 302, "", { location: `${url}x` }),
      /redirects more than 5 times/,
    ],
    [
      "an address that is not encrypted",
      (_, response) => send(response, 301, "", { location: "http://example.com/" }),
      /only addresses that begin with https/,
    ],
    [
      "pages without end",
      ({ url = "" }, response) => send(response, 200, first, { link: `<${api}${url}x>; rel="next"` }),
      /has more than 3000 repositories/,
    ],
    ["silence", (request) => request.socket.destroy(), /can't be reached/],
  ])("leaves the file as it was at %s", async (_, issue, message) => {
    answer = issue;
    await writeFile(file, '{ "github": "asharao", "repositories": [] }');
    const { status, stdout, stderr } = await fetchGithub();
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(await readFile(file, "utf8")).toBe('{ "github": "asharao", "repositories": [] }');
  });

  it("waits no longer than its time limit", async () => {
    answer = () => undefined;
    const waiting = listRepositories("asharao", { api, graphql: api, token: undefined, timeout: 50 });
    await expect(waiting).rejects.toThrow("has not answered within 0.05 seconds");
  });

  it("sends the token to no other server", async () => {
    answer = ({ url = "" }, response) =>
      url.startsWith("/moved")
        ? send(response, 200, [])
        : send(response, 301, "", { location: `${api.replace("server", "other")}/moved` });
    await fetchGithub({ GITHUB_TOKEN: "secret-token" });
    expect(seen.slice(0, 2).map(({ headers }) => headers.authorization)).toEqual(["Bearer secret-token", undefined]);
  });

  it("touches no file that it hasn't written", async () => {
    answer = pages;
    await writeFile(file, "my own notes");
    expect(await fetchGithub()).toMatchObject({ status: 2, stderr: expect.stringContaining("has another form") });
    expect(await readFile(file, "utf8")).toBe("my own notes");
  });

  it("fetches again what the content shows, within its folder alone", async () => {
    answer = pages;
    const content = join(folder, "content.json");
    const write = (source: string) =>
      writeFile(content, JSON.stringify({ pages: [{ blocks: [{ type: "repositories", source }] }] }));
    await write("github.json");
    await writeFile(file, '{ "github": "asharao", "repositories": [] }');
    const refresh = () => callCommand(["fetch", "--content", content], { GITHUB_API_URL: api, GITHUB_TOKEN: "" });
    expect(await refresh()).toMatchObject({ status: 0, stderr: "" });
    expect(JSON.parse(await readFile(file, "utf8")).repositories).toHaveLength(4);
    await write("../github.json");
    expect(await refresh()).toMatchObject({ status: 2, stderr: expect.stringContaining("outside the folder") });
    await write("other.json");
    expect(await refresh()).toMatchObject({ status: 2, stderr: expect.stringContaining("npm run fetch -- github") });
  });

  it.each([["github"], ["github", "a", "b"], ["github", "a/../b"], ["feed"], ["gitlab", "a"]])(
    "says how it is called where it is called with %j",
    async (...words) => {
      const { status, stderr } = await callCommand(["fetch", ...words]);
      expect(status).toBe(2);
      expect(stderr).toContain("Usage: npm run fetch");
    },
  );
});
