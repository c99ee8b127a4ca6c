import type { JsonSchema } from "../../../schema/json-schema/schema-parts.ts";
import type { Json } from "../../../schema/source/edits.ts";

/** Props of a control of a value without parts. */
export interface ControlProps {
  id: string;
  schema: JsonSchema;
  /** What is written; undefined if nothing is. */
  value: unknown;
  /** Undefined removes the value. */
  onChange: (value: Json | undefined) => void;
  isRequired: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
  /** Id of the hint and the diagnostics. */
  describedBy: string;
  /** The field's name, for controls that `label` can't name. */
  label: string;
  language: string | undefined;
  /** The file of the picture that a point is in. */
  picture?: string | undefined;
}

/** The attributes that all controls have. */
export function commonProps({ id, isReadOnly, isInvalid, describedBy }: ControlProps) {
  return { id, disabled: isReadOnly, "aria-invalid": isInvalid || undefined, "aria-describedby": describedBy };
}

export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
