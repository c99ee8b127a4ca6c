import type { BrowserContext } from "@playwright/test";

/** A picture of one dot, as GoatCounter sends it. */
const dot = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Whether an address is one that content has visits counted at. */
export function isVisitCounted({ pathname, searchParams }: URL): boolean {
  return pathname.endsWith("/count") && searchParams.has("p");
}

/** A visit as sent to its counter: the path, and the origin that the browser adds. */
export interface CountedVisit {
  path: string | null;
  referrer: string | undefined;
}

/** Answers for counters of visits, so that no test depends on them; returns what was counted. */
export async function answerForCounters(context: BrowserContext): Promise<CountedVisit[]> {
  const counted: CountedVisit[] = [];
  await context.route(isVisitCounted, async (route) => {
    const request = route.request();
    const { referer } = await request.allHeaders();
    counted.push({ path: new URL(request.url()).searchParams.get("p"), referrer: referer });
    await route.fulfill({ contentType: "image/gif", body: dot });
  });
  return counted;
}
