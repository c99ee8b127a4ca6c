import { describe, expect, it } from "vitest";
import { findParts } from "../../../schema/rich-text/find-parts.ts";
import { openingOf } from "../../../schema/rich-text/reading-time.ts";

const tagsIn = (text: string) =>
  findParts(text, "blocks").flatMap((part) => (part.kind === "tag" ? [text.slice(part.start, part.end)] : []));

describe("a tag of another program", () => {
  it.each([
    "{{< youtube w7Ft2ymGmfc >}}",
    "{{<figure src=core.png>}}",
    "{{% notice note %}}",
    "{% include author.html %}",
    "{{ page.title }}",
    "{{name}}",
  ])("is found: %s", (tag) => {
    expect(tagsIn(`Before ${tag} behind.`)).toEqual([tag]);
    expect(tagsIn(`| a |\n|---|\n| ${tag} |`)).toEqual([tag]);
    expect(findParts(tag, "blocks").filter(({ kind }) => kind === "html")).toEqual([]);
  });

  it.each([
    "{name}",
    "`{{ page.title }}`",
    "```\n{{ page.title }}\n```",
    "$x_{{a}}$",
    "\\{{ page.title }}",
    "{{}} {%%}",
  ])("is none: %s", (text) => {
    expect(tagsIn(text)).toEqual([]);
  });
});

describe("the opening of a text", () => {
  it("is no note, and says no number of one", () => {
    expect(openingOf("[^1]: Or nearly.\n\nIt was iron[^1], and `[^a]` is none.\n")).toBe(
      "It was iron, and [^a] is none.",
    );
  });

  it("is none of the tags of other programs, and nothing of them in a sentence", () => {
    expect(
      openingOf("{{< youtube w7Ft2ymGmfc >}}\n\n{% toc %}\n\nIron {{% sup %}}2{{% /sup %}} and `{{< x >}}`."),
    ).toBe("Iron 2 and {{< x >}}.");
    expect(openingOf("{{< youtube w7Ft2ymGmfc >}}")).toBeUndefined();
  });
});
