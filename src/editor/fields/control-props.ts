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
  /** The field's name. */
  label: string;
  /** True if a `label` element names the control. */
  isNamed: boolean;
  language: string | undefined;
  /** The file of the picture that a point is in. */
  picture?: string | undefined;
}

/** The attributes that all controls have. */
export function commonProps({ id, isReadOnly, isInvalid, describedBy, isNamed, label }: ControlProps) {
  return {
    id,
    "aria-label": isNamed ? undefined : label,
    disabled: isReadOnly,
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": describedBy,
  };
}

export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
