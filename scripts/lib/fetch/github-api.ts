import { z } from "zod";
import { CommandError } from "../cli/command.ts";
import { type HttpResponse, request } from "../network/request.ts";

/** GitHub's addresses and token, from the environment variables that its workflows set. */
export interface GithubAccess {
  api: string;
  graphql: string;
  token: string | undefined;
  timeout?: number | undefined;
}

export function readGithubAccess(env: Readonly<Record<string, string | undefined>>): GithubAccess {
  const api = env["GITHUB_API_URL"] ?? "https://api.github.com";
  return { api, graphql: env["GITHUB_GRAPHQL_URL"] ?? `${api}/graphql`, token: env["GITHUB_TOKEN"] || undefined };
}

/** A repository in the REST API (https://docs.github.com/rest/repos/repos#list-repositories-for-a-user). */
const listed = z.object({
  name: z.string(),
  html_url: z.string(),
  description: z.string().nullish(),
  homepage: z.string().nullish(),
  language: z.string().nullish(),
  stargazers_count: z.int().min(0),
  topics: z.array(z.string()).optional(),
  fork: z.boolean(),
  archived: z.boolean().optional(),
  private: z.boolean(),
});

export type ListedRepository = z.output<typeof listed>;

const mostPages = 30;

/** Fetches all public repositories of a user or an organization. */
export async function listRepositories(user: string, access: GithubAccess): Promise<ListedRepository[]> {
  const all: ListedRepository[] = [];
  const first = `${access.api}/users/${user}/repos?per_page=100&type=owner&sort=full_name`;
  let next: string | undefined = first;
  for (let page = 0; next !== undefined; page += 1) {
    if (page === mostPages)
      throw new CommandError(`${user} has more than ${mostPages * 100} repositories: no site shows so many.`);
    const answer: HttpResponse = await ask(next, access);
    if (answer.status === 404)
      throw new CommandError(`GitHub knows nobody called ${JSON.stringify(user)}. Look at how the name is written.`);
    all.push(...parseResponse(z.array(listed), answer));
    next = findNext(answer, access);
  }
  return all;
}

/** A pinned repository in the GraphQL API. Aliases in the query give its fields the names of the REST API. */
const pinned = listed.extend({
  language: z
    .object({ name: z.string() })
    .nullish()
    .transform((language) => language?.name),
  topics: z
    .object({ nodes: z.array(z.object({ topic: z.object({ name: z.string() }) })) })
    .transform(({ nodes }) => nodes.map(({ topic }) => topic.name)),
});

/** Null if the token may not read it. */
const pinnedItems = z.object({ nodes: z.array(pinned.nullable()) });
const profile = z.object({ data: z.object({ repositoryOwner: z.object({ pinnedItems }).nullable() }) });

const pinnedQuery = `query ($user: String!) {
  repositoryOwner(login: $user) {
    ... on ProfileOwner {
      pinnedItems(first: 6, types: REPOSITORY) {
        nodes {
          ... on Repository {
            name html_url: url description homepage: homepageUrl stargazers_count: stargazerCount
            fork: isFork private: isPrivate language: primaryLanguage { name }
            topics: repositoryTopics(first: 20) { nodes { topic { name } } }
          }
        }
      }
    }
  }
}`;

/** Fetches the pinned repositories in the user's order; they may belong to others. GitHub requires a token for this. */
export async function listPinned(user: string, access: GithubAccess): Promise<ListedRepository[] | undefined> {
  if (access.token === undefined) return undefined;
  const body = JSON.stringify({ query: pinnedQuery, variables: { user } });
  const answer = await ask(access.graphql, access, body);
  const nodes = parseResponse(profile, answer).data.repositoryOwner?.pinnedItems.nodes ?? [];
  return nodes.flatMap((node) => node ?? []);
}

async function ask(address: string, { token, timeout }: GithubAccess, body?: string): Promise<HttpResponse> {
  const headers = {
    accept: "application/vnd.github+json",
    "x-github-api-version": "2022-11-28",
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  const answer = await request(address, { headers, token, timeout, body });
  const issue = explainStatus(answer, token !== undefined);
  if (issue !== undefined) throw new CommandError(issue);
  return answer;
}

/** Explains an error status (https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api). */
function explainStatus({ status, header }: HttpResponse, hasToken: boolean): string | undefined {
  if (status === 200 || status === 404) return undefined;
  if (status === 401) return "GitHub refuses the token in GITHUB_TOKEN: it is wrong, or no longer valid.";
  const isLimit = status === 429 || header("retry-after") !== undefined || header("x-ratelimit-remaining") === "0";
  if ((status === 403 || status === 429) && isLimit) {
    const more = hasToken ? "" : " With a token in the environment, as GITHUB_TOKEN, it answers 5,000 times an hour.";
    return `GitHub answers no more for now${describeReset(header)}.${more}`;
  }
  if (status === 403) return "GitHub refuses to answer (403). If GITHUB_TOKEN is set, it may not read this.";
  if (status >= 500) return `GitHub has trouble of its own (${status}). Try again later.`;
  return `GitHub answers ${status}, which is not foreseen here. Try again later.`;
}

/** Says when the rate limit ends: `retry-after` is in seconds, `x-ratelimit-reset` in seconds since 1970. */
function describeReset(header: HttpResponse["header"]): string {
  const wait = Number(header("retry-after") ?? Number.NaN);
  const minutes = Math.max(1, Math.ceil(wait / 60));
  if (Number.isFinite(wait)) return `; ask again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}`;
  const reset = Number(header("x-ratelimit-reset") ?? Number.NaN) * 1000;
  if (!Number.isFinite(reset) || Math.abs(reset) > 8.64e15) return "";
  return `; ask again after ${new Date(reset).toISOString().slice(11, 16)} UTC`;
}

function parseResponse<Schema extends z.ZodType>(schema: Schema, { bytes }: HttpResponse): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    throw new CommandError("GitHub's answer has another form than it should. Try again later.", { cause: error });
  }
}

/** Reads the next page from the `Link` header. An address on another server is ignored. */
function findNext({ header }: HttpResponse, { api }: GithubAccess): string | undefined {
  const next = /<([^<>]+)>\s*;\s*rel="next"/.exec(header("link") ?? "")?.[1];
  return next !== undefined && URL.canParse(next) && new URL(next).origin === new URL(api).origin ? next : undefined;
}
