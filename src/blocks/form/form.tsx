import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { Button } from "../../components/button.tsx";
import { Section } from "../../components/section.tsx";
import { Words } from "../../components/text/words.tsx";
import { labels } from "../../labels.ts";
import * as marks from "../../marks.ts";
import { fieldRecipe } from "../../theme/recipes.ts";

type FormBlock = Block<"form">;

const Input = chakra("input", fieldRecipe);
const TextArea = chakra("textarea", fieldRecipe);

/** The name of what only programs fill in, as Formspree and Basin know it; Netlify is told. */
const trap = "_gotcha";

/** A form that the browser itself checks and posts: it needs no script. */
export function Form({ block }: { block: FormBlock }) {
  const { id, title, level, action, netlifyName, hidden, fields, submit, sent, privacy } = block;
  const netlify = netlifyName === undefined ? {} : { "data-netlify": "true", "data-netlify-honeypot": trap };
  return (
    <Section id={id} title={title} level={level}>
      <chakra.form
        action={action}
        method="post"
        name={netlifyName}
        {...netlify}
        {...{ [marks.screenOnly]: true }}
        display="flex"
        flexDirection="column"
        gap="6"
        maxWidth="36rem"
        pt="2"
      >
        <Thanks sent={sent} />
        {fields.map((field) => (
          <Field key={field.id} field={field} />
        ))}
        {hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p hidden>
          <label>
            {labels.leaveEmpty} <input type="text" name={trap} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <chakra.p textStyle="small" color="muted">
          <Words words={privacy} />
        </chakra.p>
        <Button type="submit" variant="primary" alignSelf="start">
          {submit}
        </Button>
      </chakra.form>
    </Section>
  );
}

/** What came of it: seen where the address has its anchor, to which the service leads, and read out from there. */
function Thanks({ sent }: { sent: FormBlock["sent"] }) {
  return (
    <chakra.p
      id={sent.id}
      tabIndex={-1}
      scrollMarginTop="6rem"
      p="4"
      bg="surface"
      borderInlineStartWidth="3px"
      borderColor="accent"
      css={{ "&:not(:target)": { display: "none" } }}
    >
      <Words words={sent.text} />
    </chakra.p>
  );
}

function Field({ field: { id, name, label, kind, required, purpose } }: { field: FormBlock["fields"][number] }) {
  const common = { id, name, required, autoComplete: purpose };
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <chakra.label htmlFor={id} textStyle="small" fontWeight="semibold">
        {label}
        {required && (
          <chakra.span aria-hidden color="muted" fontWeight="normal">
            {" "}
            {labels.required}
          </chakra.span>
        )}
      </chakra.label>
      {kind === "long" ? (
        <TextArea {...common} rows={6} />
      ) : (
        <Input {...common} type={kind === "email" ? "email" : "text"} />
      )}
    </chakra.div>
  );
}
