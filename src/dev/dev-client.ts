import { refreshPage } from "../client/navigation/navigation.ts";
import { type PageFile, replacePage } from "../client/navigation/page-store.ts";
import * as marks from "../marks.ts";
import { type Problem, showProblems } from "./problems-overlay.ts";
import { showShell } from "./show-shell.ts";

/** What the dev server says of the content file after every save. */
interface ProblemsMessage {
  /** The file's full path, for the editor. */
  file: string;
  diagnostics: Problem[];
}

/** What the page asks when its scripts are there. */
export interface Question {
  /** When it began to load, in milliseconds of the clock: what was saved since may be missing from it. */
  since: number;
}

/** Shows each save of the content at once: the new page in place of the old, or what is wrong over the last good one. */
export function startDevClient(hot: NonNullable<ImportMeta["hot"]>): void {
  hot.on("content:problems", ({ file, diagnostics }: ProblemsMessage) => {
    showProblems(
      diagnostics.filter(({ severity }) => severity === "error"),
      file,
    );
  });
  hot.on("content:changed", async () => {
    if (!document.getElementById(marks.rootId)) {
      location.reload();
      return;
    }
    await showEdit();
  });
  hot.send("content:ask", { since: performance.timeOrigin } satisfies Question);
}

async function showEdit(): Promise<void> {
  const folder = location.pathname.replace(/(?:\/index\.html|\/)?$/, "/");
  const response = await fetch(folder + marks.pageFileName);
  if (!response.ok) {
    location.reload();
    return;
  }
  const { page }: PageFile = await response.json();
  replacePage(page);
  showShell(page.shell);
  await refreshPage(page);
}
