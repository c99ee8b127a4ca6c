import { describe, expect, it } from "vitest";
import { readSize } from "../../../scripts/lib/sites/limits.ts";
import { runCommand } from "../../support/run-command.ts";

describe("a size", () => {
  const sizes: [text: string, bytes: number][] = [
    ["512MB", 512_000_000],
    ["1GB", 1_000_000_000],
    ["1.5 GB", 1_500_000_000],
    ["2gb", 2_000_000_000],
  ];
  it.each(sizes)("may be written as %s", (text, bytes) => {
    expect(readSize(text)).toBe(bytes);
  });

  it.each(["", "1", "1024", "0GB", "-1GB", "1e3GB", "1,5GB", "1 TB", "512 MiB", "GB", "0.0001MB", "9999999MB"])(
    "is none that is written as %j",
    (text) => {
      expect(readSize(text)).toBeUndefined();
    },
  );
});

describe("limits of a build that can't be read", () => {
  const wrong: [option: string, value: string, message: string][] = [
    ["--memory", "lots", '--memory takes a size in MB or GB, as in 512MB or 1.5GB, not "lots".'],
    ["--seconds", "0", '--seconds takes a whole number from 1 to 86400, not "0".'],
  ];
  it.each(wrong)("are refused in words: %s %s", (option, value, message) => {
    const { status, stderr } = runCommand(["build", option, value, "--content", "none/*/content.json"]);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
