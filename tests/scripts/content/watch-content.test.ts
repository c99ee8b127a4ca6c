import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LoadedContent } from "../../../scripts/lib/content/load-content.ts";
import { type FileWatcher, watchContent } from "../../../scripts/lib/content/watch-content.ts";

let folder: string;
let file: string;
let watcher: FileWatcher | undefined;
/** What each check has found, in their order. */
let seen: string[];
let failures: unknown[];
/** What happens amid the next checks, after they have read. */
let amid: (() => Promise<unknown>)[];
let onCheck: () => void;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "watch-content-"));
  file = join(folder, "content.json");
  await writeFile(file, say("first"));
  [watcher, seen, failures, amid, onCheck] = [undefined, [], [], [], () => {}];
});
afterEach(async () => {
  await watcher?.close();
  await rm(folder, { recursive: true });
});

/** A content file that says something and names a picture. */
function say(words: string, picture = "assets/photo.png"): string {
  return JSON.stringify({ words, profile: { photo: { src: picture, alt: "" } } });
}

const pictureText = (picture = "assets/photo.png") => readFile(join(folder, picture), "utf8").catch(() => "none");

/** Saves the content in one step: no check finds it half written. */
async function save(text: string): Promise<void> {
  await writeFile(`${file}~`, text);
  await rename(`${file}~`, file);
}

/** Notes what the content says, and the picture that it names. */
async function note([content]: readonly LoadedContent[]): Promise<void> {
  const { words = "nothing", profile }: { words?: string; profile?: { photo: { src: string } } } = JSON.parse(
    content?.source.text || "{}",
  );
  const found = `${words} ${await pictureText(profile?.photo.src)}`;
  await amid.shift()?.();
  seen.push(found);
  onCheck();
}

async function start(): Promise<void> {
  const onFailure = (error: unknown) => {
    failures.push(error);
    onCheck();
  };
  watcher = await watchContent([file], { use: note, onFailure });
}

/** Waits for a check that finds this; none that comes later finds anything else. */
function untilSeen(found: string): Promise<void> {
  return new Promise((resolve) => {
    onCheck = () => {
      if (seen.at(-1) === found) resolve();
    };
    onCheck();
  });
}

describe("watching content", () => {
  it("checks once at the start, and again after an edit", async () => {
    await start();
    expect(seen).toEqual(["first none"]);
    await writeFile(file, say("second"));
    await untilSeen("second none");
  });

  it("misses no edit that is made amid the first check", async () => {
    amid = [() => writeFile(file, say("second"))];
    await start();
    await untilSeen("second none");
  });

  it("misses no edit that is made amid a later check", async () => {
    await start();
    amid = [() => writeFile(file, say("third"))];
    await writeFile(file, say("second"));
    await untilSeen("third none");
  });

  it("goes on after a check that throws, the first or another, and tells what was thrown", async () => {
    const fail = () => Promise.reject(new Error("no check"));
    amid = [fail];
    await start();
    expect(failures).toEqual([new Error("no check")]);
    amid = [fail];
    const failed = new Promise<void>((resolve) => {
      onCheck = resolve;
    });
    await save(say("second"));
    await failed;
    await save(say("third"));
    await untilSeen("third none");
    expect(failures).toHaveLength(2);
  });

  it("sees a picture in a folder that comes later", async () => {
    await start();
    await mkdir(join(folder, "assets"));
    await writeFile(join(folder, "assets/photo.png"), "a picture");
    await untilSeen("first a picture");
    await writeFile(join(folder, "assets/photo.png"), "another");
    await untilSeen("first another");
  });

  it("sees that it is written of which originals its translations were made", async () => {
    await save(JSON.stringify({ words: "first", site: { languages: ["en", "de"] } }));
    await start();
    const checked = new Promise<void>((resolve) => {
      onCheck = resolve;
    });
    await writeFile(join(folder, "content.translations.json"), "{}\n");
    await checked;
    expect(seen).toEqual(["first none", "first none"]);
  });

  it("sees a folder that is taken away and put back, and what happens in it then", async () => {
    await mkdir(join(folder, "assets"));
    await writeFile(join(folder, "assets/photo.png"), "a picture");
    await start();
    await rename(join(folder, "assets"), join(folder, "away"));
    await untilSeen("first none");
    await rename(join(folder, "away"), join(folder, "assets"));
    await untilSeen("first a picture");
    await writeFile(join(folder, "assets/photo.png"), "another");
    await untilSeen("first another");
  });

  it("watches a picture as soon as the content names it", async () => {
    await mkdir(join(folder, "pictures/of-me"), { recursive: true });
    await writeFile(join(folder, "pictures/of-me/face.png"), "a face");
    await start();
    amid = [() => writeFile(join(folder, "pictures/of-me/face.png"), "a smile")];
    await writeFile(file, say("second", "pictures/of-me/face.png"));
    await untilSeen("second a smile");
  });

  it("watches a text's file as soon as the content names it, and reports an error in it", async () => {
    await mkdir(join(folder, "texts"));
    const body = join(folder, "texts/story.md");
    await writeFile(body, "One.");
    const pages = [{ path: "/", title: "Home", blocks: [{ type: "prose", body: { file: "texts/story.md" } }] }];
    await writeFile(file, JSON.stringify({ pages }));
    const told: (string | undefined)[] = [];
    const files = await watchContent([file], {
      use: async ([content]) => {
        const dead = content?.diagnostics.find(({ code }) => code === "unknown-page");
        told.push(dead && `${dead.file.split("/").slice(-2).join("/")}:${dead.line}`);
        onCheck();
      },
      onFailure: (error) => failures.push(error),
    });
    await writeFile(body, "One.\n\n[Two](/nowhere)");
    await new Promise<void>((resolve) => {
      onCheck = () => {
        if (told.at(-1) === "texts/story.md:3") resolve();
      };
      onCheck();
    });
    await files.close();
    expect(told[0]).toBeUndefined();
    expect(failures).toEqual([]);
  });

  it("sees a content file that is not there yet, nor its folder", async () => {
    file = join(folder, "sites/mine/content.json");
    await start();
    expect(seen).toEqual(["nothing none"]);
    await mkdir(join(folder, "sites/mine"), { recursive: true });
    await writeFile(file, say("first"));
    await untilSeen("first none");
    await writeFile(file, say("second"));
    await untilSeen("second none");
  });

  it("sees what editors save by putting a new file in the place of the old one, time and again", async () => {
    await start();
    for (const words of ["second", "third", "fourth"]) {
      await save(say(words));
      await untilSeen(`${words} none`);
    }
    await rename(file, `${file}~`);
    await untilSeen("nothing none");
    await rename(`${file}~`, file);
    await untilSeen("fourth none");
  });

  it("sees all of several files that change at once, and of many edits the last", async () => {
    await mkdir(join(folder, "assets"));
    await start();
    for (let count = 0; count < 50; count += 1) {
      await Promise.all([
        writeFile(file, say(`edit ${count}`)),
        writeFile(join(folder, "assets/photo.png"), `picture ${count}`),
      ]);
    }
    await untilSeen("edit 49 picture 49");
  });

  it("ignores files that no content names", async () => {
    await mkdir(join(folder, "assets"));
    await start();
    await writeFile(join(folder, "assets/other.png"), "a picture");
    await writeFile(join(folder, "notes.txt"), "a note");
    await save(say("second"));
    await untilSeen("second none");
    expect(seen).toEqual(["first none", "second none"]);
  });
});
