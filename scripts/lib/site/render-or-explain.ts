import type { PageData } from "../../../schema/resolve/page-data.ts";
import { CommandError } from "../cli/command.ts";

const help =
  "Your content passed the check, so this is a mistake of this program: please report it with this message. To publish meanwhile, hide what is named here.";

/**
 * Renders a page; where a view throws, finds out which of the page's blocks has it and throws a CommandError that says
 * so. No page with a hole in it is ever published: the last site is left as it was.
 */
export async function renderOrExplain(
  page: PageData,
  render: (page: PageData) => string | Promise<string>,
): Promise<string> {
  try {
    return await render(page);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const fail = await Promise.all(page.blocks.map((block) => fails(() => render({ ...page, blocks: [block] }))));
    const broken = page.blocks.filter((_, index) => fail[index]);
    // A block may fail only beside the others, or the page's own frame may.
    const places = broken.length === page.blocks.length ? [] : broken.map(({ type }) => `its block "${type}"`);
    const place = places.length > 0 ? `, in ${places.join(" and ")}` : "";
    const message = `The page ${page.href} can't be rendered${place}: ${words}\n  help: ${help}`;
    throw new CommandError(message, { cause: error });
  }
}

async function fails(attempt: () => unknown): Promise<boolean> {
  try {
    await attempt();
    return false;
  } catch {
    return true;
  }
}
