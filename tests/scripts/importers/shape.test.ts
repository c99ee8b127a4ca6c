import { expect, it } from "vitest";
import { settle } from "../../../scripts/lib/importers/tree/settle.ts";
import { shape } from "../../../scripts/lib/importers/tree/shape.ts";
import { type Fields, Value } from "../../../scripts/lib/importers/tree/value.ts";
import { plain } from "../../support/importers/plain.ts";

const spot = new Value("cv.xml:1:1", null);
const object = (fields: Fields) => spot.object(fields);
const text = (words: string) => spot.say(words);

it("what no rule names is kept, in an object, within its fields, and where two say the same", () => {
  const study = object({
    school: text("COEP"),
    degree: object({ title: text("B.E."), credits: text("240") }),
    exam: object({ title: text("M.E."), mark: text("A") }),
    code: text("0542"),
  });
  const degree = { title: "studyType" };
  const shaped = shape(study, { school: "institution", degree, exam: degree });
  const { resume } = settle(shaped, study);
  expect(plain(resume)).toMatchObject({ institution: "COEP", studyType: "B.E." });
  for (const words of ["240", "M.E.", "A", "0542"]) expect(JSON.stringify(resume)).toContain(`"${words}"`);
});
