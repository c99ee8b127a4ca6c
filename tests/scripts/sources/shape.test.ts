import { expect, it } from "vitest";
import { type Fields, makeFields, makeText } from "../../../scripts/lib/sources/placed/placed.ts";
import { shape, within } from "../../../scripts/lib/sources/placed/shape.ts";
import { toResume } from "../../../scripts/lib/sources/placed/to-resume.ts";

const place = { place: "cv.xml:1:1", value: null };
const object = (fields: Fields) => makeFields(place, fields);
const text = (words: string) => makeText(place, words);

it("what no rule names is kept, in an object, within its fields, and where two say the same", () => {
  const study = object({
    school: text("COEP"),
    degree: object({ title: text("B.E."), credits: text("240") }),
    exam: object({ title: text("M.E."), mark: text("A") }),
    code: text("0542"),
  });
  const degree = within({ title: "studyType" });
  const shaped = shape(study, { school: "institution", degree, exam: degree });
  const { resume } = toResume(shaped, study);
  expect(resume).toMatchObject({ institution: "COEP", studyType: "B.E." });
  for (const words of ["240", "M.E.", "A", "0542"]) expect(JSON.stringify(resume)).toContain(`"${words}"`);
});
