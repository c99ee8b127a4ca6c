import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { type Answers, askAnswers } from "../../../scripts/lib/scaffold/ask.ts";

/** Answers what is asked, a line to each question; what was asked comes along. */
async function answer(known: Answers, ...lines: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let asked = "";
  output.on("data", (chunk: Buffer) => {
    asked += chunk.toString();
    if (/[?:)] $/.test(chunk.toString())) {
      const line = lines.shift();
      if (line === undefined) input.end();
      else input.write(`${line}\n`);
    }
  });
  return { answers: await askAnswers(known, { input, output }), asked };
}

it("asks for name, role and colour, and again where there is no such colour", async () => {
  const { answers, asked } = await answer({}, "  Asha Rao ", "Engineer", "mauve", "Rose");
  expect(answers).toEqual({ name: "Asha Rao", role: "Engineer", accent: "rose" });
  expect(asked).toContain('There is no colour "mauve" here.');
});

it("asks nothing that is known, and leaves open what isn't answered", async () => {
  const { answers, asked } = await answer({ name: "Asha Rao" }, "", "");
  expect(answers).toEqual({ name: "Asha Rao", role: undefined, accent: undefined });
  expect(asked).not.toContain("name");
});

it("ends when its input is closed", async () => {
  await expect(answer({}, "Asha Rao")).rejects.toThrow("Nothing was written.");
});

it("takes answers that come all at once, as pasted ones do", async () => {
  const input = new PassThrough();
  input.end("Asha Rao\nEngineer\nRose\n");
  expect(await askAnswers({}, { input, output: new PassThrough() })).toEqual({
    name: "Asha Rao",
    role: "Engineer",
    accent: "rose",
  });
});
