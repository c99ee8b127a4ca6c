import type { Page } from "@playwright/test";
import type { BenchContext } from "../../section.ts";
import { findTarget, type Interaction, interactions } from "./interactions.ts";
import type { InteractionTimes, LongFrame, PageWatch } from "./page-watch.ts";
import { skipLanding, withSlowPage } from "./slow-page.ts";
import { watchRequests } from "./watch-requests.ts";

declare const watch: PageWatch;
/** An element as the page has it: scripts are compiled without the browser's types. */
type InPage = HTMLElement & { scrollIntoView: (options: object) => void };

/** One visit: the visitor's actions, and what delayed input while the page was loading. */
export interface Visit {
  times: InteractionTimes;
  loading: LongFrame[];
}

/** What is not shown by then counts as lost. */
const patience = 5_000;

/** What the browser needs after an act until its records are complete; no time that is measured depends on it. */
const settling = 700;

/** Visits a page on a slow phone, sends the greeting off and does one thing, after what has to be done before it. */
export async function measureInteraction(
  context: Pick<BenchContext, "browser">,
  url: string,
  interaction: Interaction,
): Promise<Visit> {
  return withSlowPage(context, async (page) => {
    const untilLoaded = watchRequests(page);
    await page.goto(url);
    await skipLanding(page);
    const loading = await page.evaluate(() => watch.frames.slice());
    const before = interactions.find(({ name }) => name === interaction.after);
    if (before) await act(page, before, untilLoaded);
    return { times: await act(page, interaction, untilLoaded), loading };
  });
}

async function act(page: Page, interaction: Interaction, untilLoaded: () => Promise<void>): Promise<InteractionTimes> {
  const target = findTarget(page, interaction);
  await target.evaluate((element: InPage) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  // Visitors touch only what they see. Wait until the scrolled page is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const href = (await target.getAttribute("href")) ?? "";
  const box = await target.boundingBox();
  if (!box) throw new Error(`${interaction.name}: there is nothing at ${interaction.target} to act upon`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (interaction.by === "mouse") {
    await page.mouse.move(x, y);
    await untilLoaded();
  }
  await page.evaluate((selector) => watch.begin(selector), interaction.shown.replace("{href}", href));
  if (interaction.by === "mouse") await page.mouse.click(x, y);
  else await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => watch.isShown(), undefined, { timeout: patience, polling: 100 }).catch(() => {});
  await page.waitForTimeout(settling);
  return page.evaluate(() => watch.end());
}
