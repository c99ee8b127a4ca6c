import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { attributesOf, elementsOf, textOf } from "../../scripts/outputs/site.ts";
import { callCommand } from "../../support/call-command.ts";
import { runCommand } from "../../support/run-command.ts";
import { copySampleAssets, sampleFile } from "../../support/sample.ts";

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cv-download-"));
  file = join(folder, "content.json");
  const draft = JSON.parse(await readFile(sampleFile, "utf8"));
  draft.site.url = "https://asha.example/portfolio/";
  const contact = draft.pages.flatMap(({ blocks }: { blocks: { type: string }[] }) => blocks);
  for (const block of contact) if (block.type === "contact") block.cvLabel = "Download my CV";
  await copySampleAssets(folder);
  await writeFile(file, JSON.stringify(draft));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const problemsOf = async () => (await loadContent(file)).diagnostics.map(({ code, message }) => `${code}: ${message}`);

it("a CV that a protected site offers has no addresses, unless it is asked for them, and the command says so", async () => {
  const draft = JSON.parse(await readFile(file, "utf8"));
  draft.site.protectContact = true;
  const guarded = join(folder, "guarded.json");
  await writeFile(guarded, JSON.stringify(draft));
  const print = async (...args: string[]) => {
    const out = join(folder, "guarded.pdf");
    const { stdout } = await callCommand(["pdf", "--content", guarded, "--out", out, ...args]);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(out))), {
      mergePages: true,
    });
    return { stdout, hasMail: text.includes("work@example.com") };
  };
  expect(await print()).toEqual({ stdout: expect.stringContaining("--addresses yes"), hasMail: false });
  expect(await print("--addresses", "yes")).toEqual({
    stdout: expect.not.stringContaining("For a copy"),
    hasMail: true,
  });
});

it("no CV is printed of content with errors, and the command says so", async () => {
  const wrong = join(folder, "wrong.json");
  await writeFile(wrong, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), pages: [] }));
  const { status, stderr } = await callCommand(["pdf", "--content", wrong]);
  expect([status, stderr]).toEqual([1, expect.stringContaining("No CV was printed.")]);
});

it("a CV that a protected site links under another name has none either, and the check finds those that it was asked for", async () => {
  const draft = JSON.parse(await readFile(file, "utf8"));
  draft.site.protectContact = true;
  for (const { blocks } of draft.pages) for (const block of blocks) delete block.cvLabel;
  draft.profile.links.push({ id: "resume", kind: "resume", label: "Résumé", href: "resume.pdf" });
  const guarded = join(folder, "linked.json");
  const out = join(folder, "resume.pdf");
  await writeFile(guarded, JSON.stringify(draft));
  await writeFile(out, "%PDF-1.7");
  const print = async (...args: string[]) => {
    await callCommand(["pdf", "--content", guarded, "--out", out, ...args]);
    return (await loadContent(guarded)).diagnostics.map(({ code }) => code);
  };
  expect(await print()).toEqual([]);
  expect(await print("--addresses", "yes")).toEqual(["contact-in-file"]);
});

describe("a CV that the contact block offers", () => {
  it("is asked for where it is missing, named otherwise or no PDF, with the command that prints it", async () => {
    const [missing] = (await loadContent(file)).diagnostics;
    expect(missing).toMatchObject({
      code: "missing-cv",
      severity: "error",
      hint: expect.stringContaining("npm run pdf"),
    });
    await writeFile(join(folder, "CV.pdf"), "%PDF-1.7");
    expect(await problemsOf()).toEqual([expect.stringContaining("is called CV.pdf, not cv.pdf")]);
    await rm(join(folder, "CV.pdf"));
    await writeFile(join(folder, "cv.pdf"), "<html>");
    expect(await problemsOf()).toEqual([expect.stringContaining("is no PDF")]);
    await rm(join(folder, "cv.pdf"));
  });

  it("is printed beside the content by the command that asks for it nowhere, and is in the site as it is", async () => {
    const { stdout } = runCommand(["pdf", "--content", file]);
    expect(stdout).toMatch(/^Wrote .*cv\.pdf\.\n$/);
    expect((await buildSite(file, join(folder, "site"))).outcome).toMatch(/compiled|rendered/);
    const printed = await readFile(join(folder, "cv.pdf"));
    expect(await readFile(join(folder, "site/cv.pdf"))).toEqual(printed);
    const links = elementsOf(await readFile(join(folder, "site/contact/index.html"), "utf8")).filter(
      (element) => element.tagName === "a" && textOf(element).startsWith("Download my CV (PDF, "),
    );
    expect(links.map(attributesOf)).toEqual([expect.objectContaining({ href: "/portfolio/cv.pdf", download: "" })]);
    expect((await buildSite(file, join(folder, "site"))).outcome).toBe("unchanged");
    await writeFile(join(folder, "cv.pdf"), Buffer.concat([printed, Buffer.from("%\n")]));
    // Whichever build of this process was the first to need the application says whether it was compiled.
    expect((await buildSite(file, join(folder, "site"))).outcome).toMatch(/compiled|rendered/);
    expect(await readFile(join(folder, "site/cv.pdf"))).toEqual(await readFile(join(folder, "cv.pdf")));
  });
});
