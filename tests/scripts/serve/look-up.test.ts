import { describe, expect, it } from "vitest";
import { lookUp } from "../../../scripts/lib/serve/static-response.ts";

const files = ["index.html", "about/index.html", "cv.pdf", "assets/a b.png", "404.html"];
const ask = (url: string, base = "/work") =>
  lookUp(new URL(`http://localhost${url}`), base, (path) => files.find((file) => file === path));

describe("a request for a site's file", () => {
  it.each([
    ["/work/", "index.html"],
    ["/work/?from=a-link", "index.html"],
    ["/work/about/", "about/index.html"],
    ["/work/about/index.html", "about/index.html"],
    ["/work/cv.pdf?download", "cv.pdf"],
    ["/work/assets/a%20b.png", "assets/a b.png"],
  ])("%s is answered with %s", (url, file) => {
    expect(ask(url)).toEqual({ file });
  });

  it.each([
    ["/work", "/work/"],
    ["/work?from=a-link", "/work/?from=a-link"],
    ["/work/about", "/work/about/"],
    ["/work/about?from=a?b", "/work/about/?from=a?b"],
  ])("%s is sent on to %s", (url, location) => {
    expect(ask(url)).toEqual({ location });
  });

  it.each([
    "/",
    "/about/",
    "/workshop/",
    "/work/nothing",
    "/work/nothing/",
    "/work/cv.pdf/",
    "/work/../cv.pdf",
    "/work/%2e%2e/cv.pdf",
    "/work/..%5ccv.pdf",
    "/work/cv.pdf%00",
    "/work/%",
  ])("%s is answered with the fallback page", (url) => {
    expect(ask(url)).toEqual({ fallback: "404.html" });
  });

  it("is never sent on to another host", () => {
    for (const url of ["//about", "/\\about", "/.//about"]) expect(ask(url, "")).toEqual({ fallback: "404.html" });
    expect(ask("/about", "")).toEqual({ location: "/about/" });
  });
});
