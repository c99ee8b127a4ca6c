import { allowableCodes } from "../../../schema/check/all-messages.ts";
import { allowFiles } from "../../../schema/json-schema/filed-lists.ts";
import { buildJsonSchema } from "../../../schema/json-schema/json-schema.ts";
import { shareParts } from "../../../schema/json-schema/share-parts.ts";
import { allowTranslations } from "../../../schema/json-schema/translations.ts";
import { catalogues } from "../../../schema/labels/catalogues.ts";
import { formatJson } from "../../../schema/source/format-json.ts";

/** The text of `schema/content.schema.json`, for editors. */
export function printJsonSchema(): string {
  const schema = buildJsonSchema(allowableCodes);
  return formatJson(allowTranslations(shareParts(allowFiles(schema)), Object.keys(catalogues)));
}
