import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { commandWords } from "../../support/run-command.ts";
import { copyProject } from "../../support/site/copy-project.ts";
import { untilNetworkRests } from "../support/network.ts";

test("an edit of a view shows on the open page, and every module that the page asks for is there", async ({ page }) => {
  // A copy with linked packages: the project itself isn't edited while it is tested.
  const project = await copyProject();
  const [node, ...words] = commandWords("dev", "--port", "0");
  const dev = spawn(node, words, { cwd: project });
  try {
    let output = "";
    dev.stdout.on("data", (text) => {
      output += text;
    });
    // All that draws pages is compiled before.
    await expect.poll(() => output, { timeout: 200_000 }).toMatch(/Edit and watch: \S+/);
    const url = /Edit and watch: (\S+)/.exec(output)?.[1] ?? "";
    const lost: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) lost.push(`${response.status()} ${response.url()}`);
    });
    const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
    await page.goto(`${url}about/`);
    await connected;
    await untilNetworkRests(page);
    const heading = page.locator("#_content h1");
    await expect(heading).toHaveText("ABOUT ME");
    const view = join(project, "src/blocks/heading.tsx");
    const text = await readFile(view, "utf8");
    const edited = text.replace("text={text}", 'text="SEEN ANEW"');
    expect(edited).not.toBe(text);
    await writeFile(view, edited);
    await expect(heading).toHaveText("SEEN ANEW");
    await untilNetworkRests(page);
    expect(lost).toEqual([]);
  } finally {
    dev.kill();
    await once(dev, "exit");
    await rm(project, { recursive: true, maxRetries: 5 });
  }
});
