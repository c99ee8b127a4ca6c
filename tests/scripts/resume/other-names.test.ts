import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { collectPortfolio } from "../../../schema/portfolio/portfolio.ts";
import { importSound } from "./import-sound.ts";

const read = async (name: string) => importSound(JSON.parse(await readFile(`tests/content/resumes/${name}`, "utf8")));

describe("a résumé whose parts have other names", async () => {
  const { content, told, values } = await read("other-names.json");

  it("says who somebody is, wherever it says it", () => {
    const { emails, links, ...profile } = content.profile;
    expect(profile).toMatchObject({
      name: "Asha Rao",
      role: "Firmware engineer",
      phone: "+91 98765 43210",
      location: "Pune, India",
    });
    expect(emails.map(({ address }) => address)).toEqual(["asha@example.org"]);
    expect(links.map(({ href }) => href)).toEqual([
      "https://asha.example.org",
      "https://github.com/asha-rao",
      "https://www.linkedin.com/in/asha-rao",
    ]);
    expect(collectPortfolio(content).summary).toBe("I build chargers that a workshop can repair.");
  });

  it("has its entries, with all that they say", () => {
    expect(collectPortfolio(content).entries).toMatchObject([
      { type: "education", degree: "B.E.", institution: "College of Engineering", major: "Electronics", result: "8.4" },
      { type: "achievement", kind: "certificate", title: "Soldering, class 2" },
      { type: "language", title: "Marathi", fluency: "native" },
      { type: "interest", title: "Sketching" },
      { type: "interest", title: "Hiking" },
      {
        type: "experience",
        position: "Firmware intern",
        organization: "Volt Labs",
        description: "Wrote the firmware of a battery monitor.",
        highlights: ["Halved its current."],
        start: "2024-01",
        end: "2024-06",
      },
      { type: "experience", position: "Trainee", organization: "Kapoor Motors", start: "2022", end: "2023" },
      {
        type: "project",
        title: "Lab Stock",
        tags: ["Go", "SQLite"],
        link: "https://lab-stock.example.org",
        links: [{ label: "GitHub", href: "https://github.com/asha-rao/lab-stock", kind: "code" }],
      },
      { type: "skill", title: "Languages", tags: ["C", "Rust"] },
      { type: "skill", title: "Tools", tags: ["git", "gdb"] },
      { type: "skill", title: "Soldering", level: 4 },
    ]);
  });

  it("tells once for a section what was read as what, and where everything was that has no place", () => {
    expect(told["experience"]).toBe(
      "was read as work, with role as position, start as startDate, end as endDate, description as summary, achievements as highlights, job_title as position, employer as name.",
    );
    expect(told["talks"]).toBe("3 entries, not known; nothing of it is in the content.");
    expect(told["experience[0].team"]).toBe('has no place in content.json: "Cells"');
    expect(told["experience[1].employer.city"]).toBe('has no place in content.json: "Pune"');
    expect(values.lost).toBe(8);
  });
});

it("private entries are left out, and reported", () => {
  const { content, told, values } = importSound({
    basics: { name: "Asha Rao", label: "Engineer" },
    references: [
      { name: "Meera Joshi", reference: "We shipped it." },
      { name: "John Davidson", reference: "Never again.", private: true },
    ],
    affiliation: { history: [{ organization: "Repair café", ignore: true }] },
  });
  expect(JSON.stringify(content)).not.toMatch(/Davidson|Never again|Repair/);
  expect(told["references[1]"]).toBe("is hidden there, and was left out.");
  expect(told["affiliation.history[0]"]).toBe("is hidden there, and was left out.");
  expect(values.lost).toBe(5);
});

it.each([
  ["of ten", ["9", 5, "2"], [5, 3, 1]],
  ["of a hundred", [80, "40"], [4, 2]],
  ["of five", ["5", 4], [5, 4]],
  ["in words, beside one that is none", ["Expert", 9, 5], ["Expert", 5, 3]],
])("levels %s are all on one scale", (_, levels, steps) => {
  const skills = levels.map((level, index) => ({ name: `Skill ${index}`, level }));
  const { content } = importSound({ basics: { name: "Asha Rao" }, skills });
  const { entries } = collectPortfolio(content);
  expect(entries.map((entry) => (entry.type === "skill" ? entry.level : undefined))).toEqual(steps);
});

it("a résumé in the form of FRESH arrives but for what is said of whole sections", async () => {
  const { content, told, values } = await read("fresh.json");
  expect(content.profile).toMatchObject({ name: "Asha Rao", role: "Firmware engineer", location: "Pune, India" });
  expect(collectPortfolio(content).entries.map((entry) => ("title" in entry ? entry.title : entry.type))).toEqual([
    "education",
    "First prize",
    "On charge",
    "Treasurer",
    "Meera Joshi",
    "experience",
    "Firmware",
  ]);
  expect(values.lost).toBe(2);
  expect(Object.keys(told)).toEqual(expect.arrayContaining(["employment.summary", "education.level"]));
});

describe("a résumé of visiky's form", () => {
  const { content, told, values } = importSound({
    avatar: { src: "https://wang.example.org/me.png", hidden: true },
    profile: { name: "Wang Ming", positionTitle: "Engineer", workPlace: "Beijing" },
    workExpList: [{ company_name: "Volt Labs", work_time: ["2018.07", null], work_desc: "Firmware." }],
    educationList: [{ edu_time: ["2014.09", "2018.06"], school: "College", academic_degree: "B.E." }],
    workList: [{ work_name: "Lab Stock", work_desc: "A shelf.", visit_link: "https://stock.example.org" }],
  });

  it("has its dates, of which a missing end goes on, its works and its place", () => {
    expect(collectPortfolio(content).entries).toMatchObject([
      { type: "education", degree: "B.E.", start: "2014-09", end: "2018-06" },
      { type: "experience", organization: "Volt Labs", start: "2018-07" },
      { type: "project", title: "Lab Stock", link: "https://stock.example.org" },
    ]);
    expect(collectPortfolio(content).entries[1]).not.toHaveProperty("end");
    expect(content.profile.location).toBe("Beijing");
  });

  it("leaves a hidden picture out, and says so", () => {
    expect(told["avatar"]).toBe("is hidden there, and was left out.");
    expect(values.lost).toBe(2);
  });
});
