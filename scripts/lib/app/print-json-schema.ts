import { allowableCodes } from "../../../schema/check/all-messages.ts";
import { allowFiles } from "../../../schema/json-schema/filed-lists.ts";
import { buildJsonSchema } from "../../../schema/json-schema/json-schema.ts";
import { shareParts } from "../../../schema/json-schema/share-parts.ts";
import { allowTranslations } from "../../../schema/json-schema/translations.ts";
import { catalogues } from "../../../schema/labels/catalogues.ts";
import { english } from "../../../schema/labels/labels.ts";
import { formatJson } from "../../../schema/source/format-json.ts";
import { currentVersion } from "../../../schema/versions.ts";

/** The name of the schema of one version of the format. It is no address: the schema is in the package. */
const schemaId = `urn:portfolio-from-json:content:${currentVersion}`;

/** The texts of the schemas that editors read, by the names of their files. */
export const jsonSchemas = {
  "schema/content.schema.json": printJsonSchema,
  "schema/labels/labels.schema.json": () => formatJson(labelsJsonSchema()),
};

/** The schema of `content.json`. @internal */
export function printJsonSchema(): string {
  const schema = shareParts(allowFiles(buildJsonSchema(allowableCodes)));
  const { $schema, ...others } = allowTranslations(schema, Object.keys(catalogues));
  return formatJson({ $schema, $id: schemaId, ...others });
}

/** The schema of a language's labels. Each is described by its English text; any may be lacking. */
function labelsJsonSchema() {
  const labels = Object.entries(english).flatMap(([key, description]) => {
    const [, label] = /^(.+)\.(?:one|other)$/.exec(key) ?? [];
    const keys = label === undefined ? [key] : pluralCategories.map((category) => `${label}.${category}`);
    return keys.map((one) => [one, { type: "string", description }]);
  });
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    type: "object",
    properties: { $schema: { type: "string" }, reviewed: { type: "boolean" }, ...Object.fromEntries(labels) },
    required: ["reviewed"],
    additionalProperties: false,
  };
}

const pluralCategories: readonly Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];
