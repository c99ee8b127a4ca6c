import { Window } from "happy-dom";
import ICAL from "ical.js";
import { parse } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";
import { attributesOf, type BuiltSite, buildDraft, type Draft, elementsOf, pagesOf, textOf } from "../outputs/site.ts";
import { findResumeErrors } from "../resume/resume-schema.ts";

/** References, whose editors leave addresses in them. */
const references = `@article{rao2024,
  title = {Write to me@home.example},
  author = {Rao, Asha},
  journal = {Letters, +91 98765 43210},
  year = {2024},
  doi = {10.1000/182}
}
@article{rao2023, title = {Another}, author = {Rao, Asha}, journal = {Letters}, year = {2023}}
`;

/** The secrets in every spelling in which simple programs would find them. */
const secret = /asha\.rao@|@büro\.example|me(?:@|%40)home|98765|mailto:|tel:\+/i;

const profile = {
  phone: "+91 98765 43210",
  chat: { app: "whatsapp", label: "WhatsApp" },
  emails: [
    { id: "work", label: "Work & more", address: "asha.rao@büro.example" },
    { id: "personal", label: "Personal", address: "me@home.example" },
  ],
};

/** Where owners say them besides: in a title, on a button, in a post, and a number in other groups. */
const post = `---
title: Mail me@home.example
date: 2025-01-01
description: Or call +91-98765-43210
tags: [me@home.example]
---

[Chat](https://wa.me/919876543210), [ask](https://asks.example/?to=me@home.example), [mail me@home.example](https://asks.example/), (+91) 98765/43210, +91–98765–43210, [write](https://asks.example/?to=me%40home.example).

$$\\text{me@home.example}$$
`;

function change(draft: Draft): void {
  Object.assign(draft.profile, profile, { role: "Engineer, me@home.example" });
  draft.site["title"] = "Mail me@home.example";
  const chat = { id: "chat", kind: "website", label: "Chat", href: "https://wa.me/919876543210" };
  draft.profile["links"] = [draft.profile["links"], chat].flat();
  const [home] = draft.pages;
  if (home) home.description = "Write to me@home.example.";
  Object.assign(draft.pages.find(({ path }) => path === "/contact") ?? {}, {
    title: "Mail me@home.example",
    movedFrom: ["/old"],
  });
  draft.pages.push({ path: "/papers", title: "Papers", blocks: [{ type: "publications", source: "papers.bib" }] });
  draft.pages.push({ path: "/notes", title: "Notes", blocks: [{ type: "post-list", posts: "*.md" }] });
  home?.blocks.push({
    type: "prose",
    paragraphs: ["Write to asha.rao@büro.example & <me>, or call +91 98765 43210."],
  });
  home?.blocks.push({
    type: "card-grid",
    cards: [
      { type: "project", title: "Post", description: "Mail me@home.example.", link: "mailto:else@where.example" },
    ],
  });
}

let plain: BuiltSite;
let site: BuiltSite;
beforeAll(async () => {
  plain = await buildDraft(change, { "post.md": post, "papers.bib": references });
  site = await buildDraft(
    (draft) => {
      change(draft);
      draft.site["protectContact"] = true;
    },
    { "post.md": post, "papers.bib": references },
  );
});

const isText = (file: string) => !/\.(?:png|jpg|avif|webp|js)$/.test(file);

describe("a site that protects telephone and e-mail", () => {
  it("has the same files, and none of them has a number or address that a search through it would find", async () => {
    expect(site.files.filter(isText)).toEqual(plain.files.filter(isText));
    const found = await Promise.all(
      plain.files.filter(isText).map(async (file) => [file, secret.test(await plain.read(file))] as const),
    );
    const telling = found.filter(([, tells]) => tells).map(([file]) => file);
    expect(telling).toEqual(
      expect.arrayContaining([
        ...["index.html", "page.json", "404.html", "contact.vcf", "portfolio.txt", "portfolio.md", "resume.json"],
        ...["rss.xml", "atom.xml", "papers/publications.bib", "notes/post/index.html", "old/index.html"],
      ]),
    );
    for (const file of site.files.filter(isText)) {
      expect([file, await site.read(file)]).toEqual([file, expect.not.stringMatching(secret)]);
    }
  });

  it("shows and links on every page what it would without", async () => {
    const read = (html: string) => {
      const document = new Window().document;
      document.write(html);
      for (const hidden of document.querySelectorAll("span[hidden]")) hidden.remove();
      const links = [...document.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
      const data = [...document.querySelectorAll("script[type='application/ld+json']")].map((script): unknown =>
        JSON.parse(script.textContent),
      );
      for (const unread of document.querySelectorAll("script")) unread.remove();
      return { text: document.body.textContent, links, data };
    };
    for (const file of pagesOf(site)) {
      const [masked, open] = [read(await site.read(file)), read(await plain.read(file))];
      expect(masked.text).toBe(open.text);
      expect(masked.data).toEqual(open.data);
      const decoded = masked.links.map(([text, href]) => [text, href?.startsWith("mailto:") ? decodeURI(href) : href]);
      expect(decoded).toEqual(
        open.links.map(([text, href]) => [text, href?.startsWith("mailto:") ? decodeURI(href) : href]),
      );
      const data = file.replace("index.html", "page.json");
      // A page in the place of a moved one has none.
      if (site.files.includes(data))
        expect(JSON.parse(await site.read(data))).toEqual(JSON.parse(await plain.read(data)));
    }
  });

  it("gives away no address in the bare text of a contact link, nor in its address", async () => {
    const links = elementsOf(await site.read("contact/index.html"))
      .filter(({ tagName }) => tagName === "a")
      .map((element) => ({ text: textOf(element), href: attributesOf(element)["href"] ?? "" }))
      .filter(({ href }) => /^(?:mailto|tel):/.test(href));
    expect(links.length).toBeGreaterThanOrEqual(5);
    for (const { text, href } of links) {
      expect(text).not.toMatch(/[\p{L}.]@[\p{L}]|98765/u);
      expect(href).not.toMatch(/asha|rao|me@/);
    }
  });

  it("leaves them out of the card and the texts, which name the page that shows them instead", async () => {
    const card = new ICAL.Component(ICAL.parse(await site.read("contact.vcf")));
    expect(card.getAllProperties("tel").concat(card.getAllProperties("email"))).toEqual([]);
    expect(card.getFirstPropertyValue("url")).toBe("https://asha.example/portfolio/");
    const text = await site.read("portfolio.txt");
    expect(text).toContain("- Telephone: https://asha.example/portfolio/contact/\n");
    expect(text).toContain("Write to https://asha.example/portfolio/ & <me>, or call https://asha.example/portfolio/.");
    expect(text).toMatch(/GET IN TOUCH\n-+\n\n- https:\/\/asha\.example\/portfolio\/\n\n/);
    expect(await site.read("portfolio.md")).not.toMatch(secret);
  });

  it("keeps them in the résumé for programs, in escapes", async () => {
    const written = JSON.parse(await site.read("resume.json"));
    expect(findResumeErrors(written)).toEqual([]);
    expect(written.basics).toMatchObject({ phone: "+91 98765 43210", email: expect.stringContaining("asha.rao@") });
  });

  it("keeps the security policy whole: no inline script or style differs", async () => {
    const inline = (html: string) =>
      elementsOf(html)
        .filter(({ tagName, attrs }) => (tagName === "script" && attrs.length === 0) || tagName === "style")
        .map(textOf);
    const html = await site.read("index.html");
    expect(inline(html)).toEqual(inline(await plain.read("index.html")));
    expect(inline(html).length).toBeGreaterThan(1);
    expect(textOf(parse(html))).toContain("Write to");
  });
});
