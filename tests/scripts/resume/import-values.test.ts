import { describe, expect, it } from "vitest";
import { collectPortfolio, entriesOf } from "../../../schema/portfolio/portfolio.ts";
import { importSound } from "./import-sound.ts";

describe("a date", () => {
  it.each([
    ["2019", "2019"],
    ["2019-05", "2019-05"],
    ["2019-05-31", "2019-05-31"],
    ["2019-5", "2019-05"],
    ["2019/05/01", "2019-05-01"],
    ["05/2019", "2019-05"],
    ["May 2019", "2019-05"],
    ["Sept. 2019", "2019-09"],
    ["12 March 2019", "2019-03-12"],
    ["March 3rd, 2019", "2019-03-03"],
    ["2019-05-31T10:00:00Z", "2019-05-31"],
    ["Summer 2019", "2019"],
    ["2019-13", "2019"],
    [2019, "2019"],
    ["Present", undefined],
    ["current", undefined],
    ["", undefined],
    [null, undefined],
    ["2017 to 2019", "2019"],
    ["soon", undefined],
  ])("written %j is read as %j", (written, date) => {
    const { content, told } = importSound({ work: [{ position: "Engineer", endDate: written }] });
    const [entry] = entriesOf(collectPortfolio(content), "experience");
    expect(entry?.end).toBe(date);
    const isPlain =
      String(written) === date || written === null || ["", "Present", "current"].includes(String(written));
    expect("work[0].endDate" in told).toBe(!isPlain);
  });
});

describe("an e-mail address", () => {
  it.each([
    ["asha (at) volt.example", ["asha@volt.example"]],
    ["asha.rao [at] volt [dot] example", ["asha.rao@volt.example"]],
    ["asha(AT)volt(DOT)example", ["asha@volt.example"]],
    ["asha@volt (punkt) example", ["asha@volt.example"]],
    ["asha dot rao at labs dot volt dot example", ["asha.rao@labs.volt.example"]],
    ["asha (at) volt.example, rao@coep.example", ["asha@volt.example", "rao@coep.example"]],
    ["asha at volt.example", []],
    ["write to me at work dot", []],
    ["on my page (at) the end", []],
  ])("hidden from programs as %j is read as %j, which is told", (written, addresses) => {
    const { content, told } = importSound({ basics: { email: written } });
    expect(content.profile.emails.map(({ address }) => address)).toEqual(addresses);
    expect(told["basics.email"]).toContain(JSON.stringify(written));
    if (addresses[0] !== undefined) expect(told["basics.email"]).toContain(`was read as ${addresses[0]}`);
  });
});

describe("a profile", () => {
  it.each([
    ["github", "https://github.com/asha", "GitHub"],
    ["linked in", "https://www.linkedin.com/in/asha", "LinkedIn"],
    ["STACKOVERFLOW", "https://stackoverflow.com/users/7", "Stack Overflow"],
    ["Twitter", "https://twitter.com/asha", "X"],
    ["My code", "https://github.com/asha", "My code"],
    ["asha's blog", "https://blog.example", "asha's blog"],
  ])(
    "in the network %j has its name as the network writes it, and the owner's own words as they are",
    (network, url, label) => {
      const { content, told } = importSound({ basics: { profiles: [{ network, url }] } });
      expect(content.profile.links).toMatchObject([{ label, href: url }]);
      expect("basics.profiles[0]" in told).toBe(network === "Twitter");
    },
  );
});

describe("a telephone number", () => {
  it.each([
    ["+91 98765 43210", undefined, "+91 98765 43210"],
    ["+1-415-555-0117", "US", "+1-415-555-0117"],
    ["+1 (415) 555.0117", "US", "+1 415 555 0117"],
    ["0049 30 1234567", "DE", "+49 30 1234567"],
    ["(206) 555-0142", "US", "+1 206 555 0142"],
    ["9876543210", "in", "+91 98765 43210"],
    ["030 1234567", "DE", "+49 30 1234567"],
    ["+49 (0)30 1234567", undefined, "+49 30 1234567"],
    ["tel:+49-30-1234567", undefined, "+49 30 1234567"],
    ["+91 00000 00000", undefined, "+91 00000 00000"],
    ["011 44 20 7946 0958", "US", "+44 20 7946 0958"],
    ["(11) 98765-4321", "BR", "+55 11 98765 4321"],
    ["030 1234567", undefined, undefined],
    ["030 1234567", "Germany", "+49 30 1234567"],
    ["912 345 678", "España", "+34 912 34 56 78"],
    ["138 0013 8000", "中国", "+86 138 0013 8000"],
    ["030 1234567", "Atlantis", undefined],
    ["12", "US", undefined],
    ["ask me", "US", undefined],
  ])("%j of the country %j becomes %j", (phone, countryCode, expected) => {
    const { content, told } = importSound({ basics: { phone, location: { countryCode } } });
    expect(content.profile.phone).toBe(expected);
    expect("basics.phone" in told).toBe(phone !== expected);
  });

  it.each([
    [
      "030 1234567",
      undefined,
      'lacks the country\'s code ("030 1234567"); write it with "+" and that code into "profile" → "phone".',
    ],
    ["12", "US", 'isn\'t a telephone number ("12"); it was left out.'],
    ["ask me", undefined, 'isn\'t a telephone number ("ask me"); it was left out.'],
  ])("that says too little is told: %j of the country %j", (phone, countryCode, message) => {
    const { told } = importSound({ basics: { phone, location: { countryCode } } });
    expect(told["basics.phone"]).toBe(message);
  });
});

describe("a web address", () => {
  it.each([
    ["https://example.org/a", "https://example.org/a"],
    ["www.example.org", "https://www.example.org"],
    ["//example.org", "https://example.org"],
    ["example.org/a b", "https://example.org/a%20b"],
    ["HTTP://example.org", "http://example.org"],
    ["javascript:alert(1)", undefined],
    ["not an address", undefined],
    ["https://", undefined],
    ["https://[", undefined],
  ])("written %j is read as %j", (url, expected) => {
    const { content, told } = importSound({ projects: [{ name: "A project", url }] });
    expect(entriesOf(collectPortfolio(content), "project")[0]?.link).toBe(expected);
    expect("projects[0].url" in told).toBe(url !== expected);
  });
});

describe("a link in Markdown", () => {
  it("stays one where it leads somewhere, and is seen as written where it doesn't", () => {
    const summary = "See [this](https://example.org/), [that](notes) and <javascript:alert(1)>.";
    const { content, told } = importSound({ work: [{ name: "Volt Labs", position: "Engineer", summary }] });
    const [entry] = entriesOf(collectPortfolio(content), "experience");
    expect(entry?.description).toBe("See this, [that](notes) and <javascript:alert(1)>.");
    expect(told["work[0].summary"]).toContain("a link in Markdown that leads nowhere");
  });
});

describe("profiles elsewhere", () => {
  it("get their kind by the network's name or address, and an address from the user's name", () => {
    const { content, told } = importSound({
      basics: {
        url: "https://github.com/asha",
        profiles: [
          { network: "Linkedin", username: "asha-rao" },
          { url: "https://gitlab.com/asha", username: "asha" },
          { network: "Dribbble", url: "dribbble.com/asha" },
          { network: "Dribbble", url: "https://dribbble.com/asha-2", username: "somebody" },
          { network: "Dribbble", username: "asha-3" },
          { network: "Stack Overflow", username: "asha" },
        ],
      },
    });
    expect(content.profile.links).toEqual([
      { id: "linkedin", kind: "linkedin", label: "LinkedIn", href: "https://www.linkedin.com/in/asha-rao" },
      { id: "gitlab", kind: "gitlab", label: "GitLab", href: "https://gitlab.com/asha" },
      { id: "dribbble", kind: "dribbble", label: "Dribbble", href: "https://dribbble.com/asha" },
      { id: "dribbble-2", kind: "dribbble", label: "Dribbble", href: "https://dribbble.com/asha-2" },
      { id: "dribbble-3", kind: "dribbble", label: "Dribbble", href: "https://dribbble.com/asha-3" },
      { id: "github", kind: "github", label: "GitHub", href: "https://github.com/asha" },
    ]);
    expect(told["basics.profiles[3].username"]).toContain("has no place");
    expect(told["basics.profiles[5].username"]).toContain("has no place");
    expect(told["basics.profiles[0]"]).toContain("made from the user's name");
  });

  it("are linked once for each address, and a second name of one is reported", () => {
    const url = "https://example.org/asha";
    const { content, told } = importSound({
      basics: {
        profiles: [{ network: "Blog", url }, { url }, { network: "Diary", url }],
      },
    });
    expect(content.profile.links).toMatchObject([{ label: "Blog", href: url }]);
    expect(told["basics.profiles[1]"]).toBeUndefined();
    expect(told["basics.profiles[2]"]).toBe('has the address of "Blog"; its name was left out: "Diary"');
  });
});
