import { expect, it, vi } from "vitest";
import { gradeCommand, gradeRecorded } from "../evals/run-evals.ts";
import { tasks } from "../evals/tasks.ts";

it("the graders let the recorded good answers to thirty tasks pass, and none of the bad ones", async () => {
  expect(tasks).toHaveLength(30);
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(30);
  expect(await gradeRecorded()).toEqual([]);
});

it("a command answers in the task's folder: --fix mends what is broken, and leaves what was asked undone", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const chosen = tasks.filter(({ name }) => ["mend quotation marks", "mend a date", "hide a project"].includes(name));
  const failed = await gradeCommand("npx portfolio validate --fix --quiet", chosen);
  expect([...failed]).toEqual([
    ["hide a project", [expect.stringContaining("done: /pages/1/blocks/1/cards/1/hidden")]],
  ]);
});
