import { expect, test } from "../support/test.ts";

test.describe.configure({ mode: "default" });

test("contact is titled Contact Me", async ({ lookAt }) => {
  const page = await lookAt("contact/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(["Contact Me"]);
});

test("the telephone number dials, and the e-mail address writes", async ({ lookAt }) => {
  const page = await lookAt("contact/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "+91 00000 00000" })).toHaveAttribute("href", "tel:+910000000000");
  await expect(main.getByRole("link", { name: "work@example.com" })).toHaveAttribute("href", "mailto:work@example.com");
});

test("contact names the location and the skills", async ({ lookAt }) => {
  const page = await lookAt("contact/");
  const main = page.getByRole("main");
  await expect(main.getByText("Your City, India", { exact: true })).toBeVisible();
  await expect(main.getByText("Skills: MERN Stack, React Native, etc.", { exact: true })).toBeVisible();
});

test("icon links to both profiles and to a chat with the telephone number open in new tabs, and have names", async ({
  lookAt,
}) => {
  const page = await lookAt("contact/");
  const links = {
    LinkedIn: "https://www.linkedin.com/in/your-name",
    GitHub: "https://github.com/your-name",
    WhatsApp: "https://wa.me/910000000000",
  };
  const icons = page
    .getByRole("main")
    .getByRole("link")
    .filter({ has: page.locator("svg") });
  await expect(icons).toHaveCount(3);
  for (const [name, address] of Object.entries(links)) {
    const link = page.getByRole("main").getByRole("link", { name: `${name} (opens in a new tab)`, exact: true });
    await expect(link.locator("svg[aria-hidden=true]")).toBeVisible();
    await expect(link).toHaveAttribute("href", address);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});
