import { Box, chakra, Flex, Stack } from "@chakra-ui/react";
import { Fragment, memo, useEffect, useRef } from "react";
import { LuChevronRight } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { setValue, toJson } from "../changes.ts";
import { starterOf, typeOf } from "../controls.ts";
import { useEdit, useEditor, useSnapshot } from "../editor-context.ts";
import { Field } from "../fields/field.tsx";
import { Diagnostic } from "../fields/frame.tsx";
import { ObjectFields } from "../fields/object-fields.tsx";
import { fill, words } from "../labels/words.ts";
import { openDetailsAround } from "../open-details.ts";
import { isPart, partOfNode } from "../outline.ts";
import { nameOf, titleOf, typeNameOf } from "../titles.ts";
import { Button } from "./controls.tsx";
import { EntryActions } from "./entry-actions.tsx";
import { FileForm } from "./file-form.tsx";
import { ThemeGallery } from "./theme-gallery.tsx";

/** The form of the chosen part, or of the chosen file. */
export const FormPane = memo(function FormPane() {
  const { selection } = useEditor();
  const { document } = useSnapshot("document");
  if (selection && "file" in selection) return <FileForm file={selection.file} />;
  const chosen = selection && document?.content.at(selection.pointer);
  if (!chosen || !document)
    return (
      <Box p="6" color="muted">
        {words.nothingChosen}
      </Box>
    );
  const part = partOfNode(chosen);
  return <PartForm key={part.pointer} node={part} chosen={chosen.pointer} />;
});

function PartForm({ node, chosen }: { node: ContentNode; chosen: string }) {
  const { diagnostics } = useSnapshot("diagnostics");
  const edit = useEdit();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLElement>("[data-pointer]") ?? [])];
    const near = fields.findLast(
      ({ dataset: { pointer = "" } }) => chosen === pointer || chosen.startsWith(`${pointer}/`),
    );
    if (near) openDetailsAround(near);
    near?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const own = diagnostics.filter(({ pointer }) => pointer === node.pointer);
  const type = typeNameOf(node);
  const { pointer, schema, shape, value } = node;
  return (
    <Box ref={form} as="section" aria-label={titleOf(node) ?? type} maxW="44rem" p={{ base: "4", md: "5" }} pb="16">
      <Breadcrumb node={node} />
      <Flex align="start" gap="2" mb="1" wrap="wrap">
        <Box
          as="h1"
          fontSize="1.25rem"
          lineHeight={1.3}
          fontWeight={650}
          flex="1 1 14rem"
          minW={0}
          overflowWrap="anywhere"
        >
          {isPart(node) ? (titleOf(node) ?? type) : nameOf(String(node.key))}
        </Box>
        {isPart(node) && <EntryActions node={node} />}
      </Flex>
      <Box lang="en" color="muted" fontSize="0.8125rem" mb="5">
        {isPart(node) && (
          <Box as="span" fontWeight={600}>
            {type}.{" "}
          </Box>
        )}
        {shape.description ?? schema.description}
      </Box>
      <Stack gap="2" mb={own.length > 0 ? "5" : 0}>
        {own.map((one) => (
          <Diagnostic key={`${one.code}${one.start}`} diagnostic={one} />
        ))}
      </Stack>
      {pointer === "/theme" && <ThemeGallery node={node} />}
      {isRecord(value) ? (
        <ObjectFields node={node} Field={Field} omitted={pointer === "/theme" ? ["design", "accent"] : []} />
      ) : pointer === "/theme" ? null : typeOf(schema, value) === undefined ? (
        <Button
          variant="solid"
          onClick={() =>
            edit(type, (newest) => setValue(newest, pointer, toJson(starterOf(schema, { type: "object" }))))
          }
        >
          {fill(words.addEntry, { name: type })}
        </Button>
      ) : (
        <Field node={node} />
      )}
    </Box>
  );
}

const Crumb = chakra("button", {
  base: {
    color: "muted",
    fontSize: "0.75rem",
    cursor: "pointer",
    borderRadius: "sm",
    minH: "1.5rem",
    _hover: { color: "text" },
  },
});

/** The parts around a part. */
function Breadcrumb({ node }: { node: ContentNode }) {
  const { select } = useEditor();
  const around: ContentNode[] = [];
  for (let one = node.parent; one; one = one.parent) if (isPart(one)) around.unshift(one);
  if (around.length === 0) return null;
  return (
    <Flex as="nav" aria-label={words.breadcrumb} align="center" gap="1" mb="2" wrap="wrap" color="muted">
      {around.map((one) => (
        <Fragment key={one.pointer}>
          <Crumb type="button" onClick={() => select({ pointer: one.pointer })}>
            {titleOf(one) ?? typeNameOf(one)}
          </Crumb>
          <LuChevronRight aria-hidden size="0.75rem" />
        </Fragment>
      ))}
    </Flex>
  );
}
