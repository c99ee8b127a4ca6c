import type { ReactNode } from "react";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { removeValue, setValue } from "../changes.ts";
import type { Control } from "../controls.ts";
import { useEdit, useSnapshot } from "../editor-context.ts";
import { FollowedByPath, isPageTitle } from "../names/followed-by-path.tsx";
import { isReferredTo, NameControl } from "../names/name-control.tsx";
import { isWithin } from "../outline.ts";
import { FocusControl } from "../pictures/focus-control.tsx";
import { ColorControl, DateControl } from "./color-and-date.tsx";
import type { ControlProps } from "./control-props.ts";
import { FileControl, LinkControl } from "./file-controls.tsx";
import { hintOf, idOfField } from "./frame.tsx";
import { RichTextControl } from "./rich-text.tsx";
import { ChoiceControl, LineControl, LinesControl, NumberControl, SwitchControl } from "./scalar-controls.tsx";

export type ScalarControl = Exclude<Control, "list" | "group" | "record" | "alternatives" | "variants">;

const scalarControls: { readonly [C in ScalarControl]: (props: ControlProps) => ReactNode } = {
  line: LineControl,
  lines: LinesControl,
  richText: RichTextControl,
  choice: ChoiceControl,
  switch: SwitchControl,
  number: NumberControl,
  color: ColorControl,
  date: DateControl,
  link: LinkControl,
  file: FileControl,
  focus: FocusControl,
};

interface ScalarProps {
  node: ContentNode;
  name: string;
  control: ScalarControl;
  value?: unknown;
  language?: string;
  onChange?: ControlProps["onChange"];
}

/** The control of a value without parts. */
export function Scalar({ node, name, control, value = node.value, language, onChange }: ScalarProps) {
  const edit = useEdit();
  const { diagnostics, files, document } = useSnapshot("diagnostics", "files", "document");
  const { pointer } = node;
  const file = document?.placeOf(pointer).source.file;
  const props: ControlProps = {
    id: idOfField(language === undefined ? pointer : `${pointer}/${language}`),
    schema: node.schema,
    value,
    isRequired: node.isRequired || Array.isArray(node.parent?.value),
    isReadOnly: file !== undefined && files.get(file)?.readOnly !== undefined,
    isInvalid: diagnostics.some((one) => one.severity === "error" && isWithin(one.pointer, pointer)),
    describedBy: hintOf(pointer),
    label: language === undefined ? name : `${name} (${language})`,
    isNamed: language === undefined,
    // A site of one language names it elsewhere.
    language: language ?? (node.language || undefined),
    picture: control === "focus" ? node.parent?.child("src")?.text : undefined,
    onChange:
      onChange ??
      ((next) => {
        if (next === undefined && node.value === undefined) return;
        edit(
          name,
          (newest) => (next === undefined ? removeValue(newest, pointer) : setValue(newest, pointer, next)),
          `field:${pointer}`,
        );
      }),
  };
  if (language === undefined && isReferredTo(node)) return <NameControl {...props} pointer={pointer} />;
  const Control = scalarControls[control];
  if (isPageTitle(node))
    return (
      <FollowedByPath node={node}>
        <Control {...props} />
      </FollowedByPath>
    );
  return <Control {...props} />;
}
