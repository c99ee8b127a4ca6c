import ICAL from "ical.js";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { collectPortfolio, type Portfolio } from "../../../../schema/portfolio/portfolio.ts";
import { checkContent } from "../../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../../schema/source/json-text.ts";
import { foldLine, formatVcard } from "../../../../scripts/lib/outputs/vcard.ts";
import { address, attributesOf, buildSample, elementsOf } from "../site.ts";

/** Reads a card by a parser that is not ours. */
function readCard(text: string) {
  const card = new ICAL.Component(ICAL.parse(text));
  return {
    name: card.name,
    first: (property: string) => card.getFirstPropertyValue(property),
    all: (property: string) => card.getAllProperties(property).map((one) => one.getFirstValue()),
    parameter: (property: string, name: string) =>
      card.getAllProperties(property).map((one) => one.getFirstParameter(name)),
  };
}

let text: string;
beforeAll(async () => {
  const site = await buildSample();
  text = await site.read("contact.vcf");
});

describe("the contact card", () => {
  it("is opened by another parser, which finds in it what the profile says", () => {
    const card = readCard(text);
    expect(card.name).toBe("vcard");
    expect(card.first("version")).toBe("4.0");
    expect(card.first("kind")).toBe("individual");
    expect(card.first("uid")).toBe(address);
    expect(card.first("fn")).toBe("Your Name");
    expect(card.first("n")).toEqual(["Your", "Name", "", "", ""]);
    expect(card.first("title")).toBe("Electronics & Telecommunication Engineer · Full-stack Developer");
    expect(card.all("tel")).toEqual(["tel:+910000000000"]);
    expect(card.all("email")).toEqual(["work@example.com", "you@example.com"]);
    expect(card.parameter("email", "type")).toEqual(["work", "home"]);
    expect(card.parameter("email", "pref")).toEqual(["1", "2"]);
    expect(card.first("adr")).toEqual(["", "", "", "Your City, India", "", "", ""]);
    expect(card.all("url")).toEqual([
      address,
      "https://www.linkedin.com/in/your-name",
      "https://github.com/your-name",
      "https://orcid.org/0000-0000-0000-0000",
    ]);
  });

  it("carries the photo, as a square that every address book can show", async () => {
    const [, base64 = ""] = /^data:image\/jpeg;base64,(.+)$/.exec(String(readCard(text).first("photo"))) ?? [];
    const picture = sharp(Buffer.from(base64, "base64"));
    expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 360, height: 360 });
    expect((await picture.stats()).entropy).toBeGreaterThan(1);
  });

  it("has lines of 75 octets at most, ended as the standard asks", () => {
    const lines = text.split("\r\n");
    expect(lines.at(-1)).toBe("");
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("is linked from the contact block, to be saved", async () => {
    const site = await buildSample();
    const links = elementsOf(await site.read("contact/index.html")).filter(({ tagName }) => tagName === "a");
    const link = links.map(attributesOf).find((attributes) => attributes["href"] === "/portfolio/contact.vcf");
    expect(link).toHaveProperty("download");
  });
});

function portfolioOf(
  change: (profile: Record<string, unknown>) => void,
  contact: object = {},
  cards: object[] = [],
): Portfolio {
  const profile: Record<string, unknown> = { name: "Asha Rao", role: "Engineer", emails: [], links: [] };
  change(profile);
  const { content } = checkContent(
    new JsonText(
      "content.json",
      JSON.stringify({
        version: 1,
        site: { title: "Asha", url: address },
        profile,
        pages: [
          {
            path: "/",
            title: "Home",
            blocks: [{ type: "contact", ...contact }, ...(cards.length > 0 ? [{ type: "card-grid", cards }] : [])],
          },
        ],
      }),
    ),
  );
  if (!content) throw new Error("The content was refused");
  return collectPortfolio(content);
}

describe("a card", () => {
  it.each([
    "Rao; Asha, B.E. \\ (Hons.)",
    "ends with a backslash\\",
    "no line break: \\new",
    "two\nlines: and a colon",
    "श्रीकृष्ण वेंकटरमन चंद्रशेखरन विद्यार्थी इलेक्ट्रॉनिक्स इंजीनियर",
    "👩‍🚀".repeat(40),
  ])("gives back the role %j", (role) => {
    const card = readCard(
      formatVcard(
        portfolioOf((profile) => Object.assign(profile, { role })),
        undefined,
      ),
    );
    expect(card.first("title")).toBe(role);
  });

  it.each([
    [{ name: "Asha Rao" }, ["Rao", "Asha"]],
    [{ name: "Asha" }, ["", "Asha"]],
    [{ name: "Asha Rao;Patil,Jr" }, ["Rao;Patil,Jr", "Asha"]],
    [{ name: "Ludwig van Beethoven", firstName: "Ludwig" }, ["van Beethoven", "Ludwig"]],
    [{ name: "Ramanathan Asha", firstName: "Asha" }, ["Ramanathan", "Asha"]],
    [{ name: "Prof. Dr. Asha Rao" }, ["Rao", "Asha", "Prof. Dr."]],
  ])("of %j has the names %j", (names, [family, given, prefixes = ""]) => {
    const card = readCard(
      formatVcard(
        portfolioOf((profile) => Object.assign(profile, names)),
        undefined,
      ),
    );
    expect(card.first("n")).toEqual([family, given, "", prefixes, ""]);
  });

  it("holds no number, address or place that no block shows", () => {
    const secrets = {
      phone: "+91 98765 43210",
      location: "Pune, India",
      emails: [
        { id: "work", label: "Work", address: "work@asha.example" },
        { id: "private", label: "Private", address: "private@asha.example" },
      ],
    };
    const card = formatVcard(
      portfolioOf((profile) => Object.assign(profile, secrets), { phone: false, location: false, emails: ["work"] }),
      undefined,
    );
    expect(card).toContain("work@asha.example");
    expect(card).not.toMatch(/9876|private|Pune/);
  });

  it("names the position that goes on, its organization, the languages, skills and interests that the pages show", () => {
    const card = readCard(
      formatVcard(
        portfolioOf(() => {}, {}, [
          { type: "experience", position: "Intern", organization: "Old Motors", end: "2023" },
          { type: "experience", position: "Firmware engineer", organization: "Volt Labs; Pune", start: "2024" },
          { type: "language", title: "Marathi", fluency: "Native" },
          { type: "language", title: "Deutsch" },
          { type: "language", title: "the language of birds" },
          { type: "skill", title: "Firmware" },
          { type: "interest", title: "Sketching" },
        ]),
        undefined,
      ),
    );
    expect(card.first("org")).toBe("Volt Labs; Pune");
    expect(card.first("title")).toBe("Firmware engineer");
    expect(card.first("role")).toBe("Engineer");
    expect(card.all("lang")).toEqual(["mr", "de"]);
    expect(card.parameter("lang", "pref")).toEqual(["1", "2"]);
    expect(card.all("expertise")).toEqual(["Firmware"]);
    expect(card.all("interest")).toEqual(["Sketching"]);
  });

  it("gives a place back whole, and writes addresses as URLs are written", () => {
    const card = readCard(
      formatVcard(
        portfolioOf((profile) => {
          profile["location"] = "Kothrud; Pune, India";
          profile["links"] = [{ id: "site", kind: "website", label: "Site", href: "https://asha.example/é,b/" }];
        }),
        undefined,
      ),
    );
    expect(card.first("adr")).toEqual(["", "", "", "Kothrud; Pune, India", "", "", ""]);
    expect(card.all("url")).toEqual([address, "https://asha.example/%C3%A9,b/"]);
  });

  it("says a role once where the position that goes on is the same", () => {
    const position = { type: "experience", position: "Engineer", organization: "Volt Labs", start: "2024" };
    const card = readCard(
      formatVcard(
        portfolioOf(() => {}, {}, [position]),
        undefined,
      ),
    );
    expect(card.first("title")).toBe("Engineer");
    expect(card.all("role")).toEqual([]);
  });

  it("is the same for the same content", () => {
    const make = () =>
      formatVcard(
        portfolioOf(() => {}),
        undefined,
      );
    expect(make()).toBe(make());
  });
});

it("a line is never folded within a character", () => {
  for (let length = 60; length < 90; length += 1) {
    const line = `${"x".repeat(length)}👩‍🚀é${"ग".repeat(60)}`;
    const folded = foldLine(line);
    expect(folded.replaceAll("\r\n ", "")).toBe(line);
    for (const part of folded.split("\r\n")) {
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(Buffer.from(part).toString()).not.toContain("\ufffd");
    }
  }
});
