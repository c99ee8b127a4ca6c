import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

test.describe.configure({ mode: "default" });

const cards = (page: Page, section: string) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: section, exact: true }) })
    .getByRole("article");

test("skills is titled SKILLS & EXPERTISE", async ({ lookAt }) => {
  const page = await lookAt("skills/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(["SKILLS & EXPERTISE"]);
});

test("the skills are three cards", async ({ lookAt }) => {
  const page = await lookAt("skills/");
  await expect(cards(page, "Skills").getByRole("heading")).toHaveText([
    "MERN Stack",
    "React Native & Expo",
    "Appwrite Integration",
  ]);
  await expect(cards(page, "Skills").nth(0)).toContainText("MongoDB, Express, React and Node.js");
  await expect(cards(page, "Skills").nth(1)).toContainText("Cross-platform mobile apps");
  await expect(cards(page, "Skills").nth(2)).toContainText("database, authentication and API management");
});

test("the expertise is four cards", async ({ lookAt }) => {
  const page = await lookAt("skills/");
  await expect(cards(page, "Expertise").getByRole("heading")).toHaveText([
    "Control Systems",
    "Transform Theory",
    "Electromagnetic Field Theory",
    "Additional Skills",
  ]);
  await expect(cards(page, "Expertise").nth(1)).toContainText("Signal processing and transform techniques");
});

test("the additional skills are thirteen", async ({ lookAt }) => {
  const page = await lookAt("skills/");
  await expect(cards(page, "Expertise").last().getByRole("listitem")).toHaveText([
    "API binding",
    "Git",
    "MongoDB",
    "GitBash",
    "Express",
    "Tailwind",
    "Cloudinary",
    "BLDC motor",
    "Motor Controller",
    "BMS",
    "LFP battery",
    "Micro Controller",
    "TOM",
  ]);
});
