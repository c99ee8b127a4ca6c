import { describe, expect, it } from "vitest";
import { sectionNames } from "../../schema/entities/define/resume.ts";
import { entities } from "../../schema/entities/index.ts";

describe.each(Object.entries(entities))("the entity %s", (type, { schema, example }) => {
  it("has an example that it accepts, under its own name", () => {
    expect(schema.safeParse(example).error?.issues ?? []).toEqual([]);
    expect(example.type).toBe(type);
  });
});

describe("the entities", () => {
  it.each(sectionNames)("divide the sections of a résumé among them: %s", (name) => {
    expect(Object.values(entities).filter(({ resume }) => name in resume)).toHaveLength(1);
  });
});
