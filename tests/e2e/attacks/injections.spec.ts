import { createServer } from "node:http";
import { listen } from "../../../scripts/lib/serve/listen.ts";
import { test } from "../serving/nginx.ts";
import { expect } from "../support/test.ts";

test.describe("what was not built", () => {
  test.use({
    tolerated:
      /^(?:console|thrown): .*(?:Content Security Policy|Trusted(?:HTML|Script| Type))|elsewhere\.example|^elsewhere: http:\/\/127|^lost: .* (?:csp|net::ERR_BLOCKED_BY_RESPONSE)$/s,
  });

  const injections = {
    "an inline script": { markup: "<script>window.isInjected = true</script>", directive: "script-src-elem" },
    "a script of another host": {
      markup: '<script src="https://elsewhere.example/x.js"></script>',
      directive: "script-src-elem",
    },
    "an event handler": {
      markup: '<img src="/favicon.svg" alt="" onload="window.isInjected = true">',
      directive: "script-src-attr",
    },
    "an inline style sheet": {
      markup: "<style>body { outline: 7px solid red }</style>",
      directive: "style-src-elem",
    },
    "a picture of another host": { markup: '<img src="https://elsewhere.example/x.png" alt="">', directive: "img-src" },
    "a frame of another host": {
      markup: '<iframe src="https://elsewhere.example/" title="x"></iframe>',
      directive: "frame-src",
    },
    "another base address": { markup: '<base href="https://elsewhere.example/">', directive: "base-uri" },
  };

  for (const [name, { markup, directive }] of Object.entries(injections)) {
    test(`${name} in a page is blocked`, async ({ page, violations }) => {
      await page.route("**/about/", async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace("</head>", `${markup}</head>`);
        await route.fulfill({ response, body });
      });
      await page.goto("about/");
      await expect.poll(() => violations.map((violation) => violation.directive)).toContain(directive);
      expect(await page.evaluate(() => "isInjected" in window)).toBe(false);
      expect(await page.evaluate(() => getComputedStyle(document.body).outlineStyle)).toBe("none");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("ABOUT ME");
    });
  }

  test("a script in a drawing that is opened by its address does not run", async ({ page, violations }) => {
    await page.route("**/favicon.svg", async (route) => {
      const response = await route.fetch();
      const script = "<script>document.documentElement.id = 'injected'</script>";
      await route.fulfill({ response, body: (await response.text()).replace("</svg>", `${script}</svg>`) });
    });
    await page.goto("favicon.svg");
    expect(await page.evaluate(() => document.documentElement.id)).toBe("");
    await expect.poll(() => violations.map((violation) => violation.directive)).toEqual(["script-src-elem"]);
  });

  test("text that a script takes for markup or code is refused", async ({ page, violations }) => {
    await page.goto("about/");
    const refused = await page.evaluate(() => {
      const tries: (() => unknown)[] = [
        () => {
          document.createElement("p").innerHTML = "<b>x</b>";
        },
        () => document.createElement("p").insertAdjacentHTML("beforeend", "x"),
        () => {
          document.createElement("script").text = "x";
        },
        () => Reflect.apply(setTimeout, window, ["x"]),
      ];
      return tries.map((attempt) => {
        try {
          attempt();
          return "let through";
        } catch (error) {
          return error instanceof Error ? error.name : "refused";
        }
      });
    });
    expect(refused).toEqual(["TypeError", "TypeError", "TypeError", "TypeError"]);
    const samples = [
      "Element innerHTML|<b>x</b>",
      "Element insertAdjacentHTML|x",
      "HTMLScriptElement text|x",
      "Window setTimeout|x",
    ];
    await expect.poll(() => [...new Set(violations.map(({ sample }) => sample))]).toEqual(samples);
  });

  test("no other site can show a page in a frame", async ({ page, site }) => {
    const other = createServer((_request, response) => {
      response.setHeader("content-type", "text/html").end(`<iframe src="${site.href}"></iframe>`);
    });
    const port = await listen(other, 0);
    const refusal = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
    await page.goto(`http://127.0.0.1:${port}/`);
    expect((await refusal).type()).toBe("error");
    other.close();
  });
});
