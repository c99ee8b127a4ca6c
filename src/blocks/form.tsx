import { chakra } from "@chakra-ui/react";
import type { Block } from "../../schema/blocks/index.ts";
import { Button } from "../components/button.tsx";
import { Section } from "../components/section.tsx";
import { Paragraph } from "../components/text/inline-text.tsx";
import { drawText, textProps } from "../components/text/text.tsx";
import * as dataAttributes from "../data-attributes.ts";
import { useLabels } from "../labels.ts";
import { plain } from "../text.ts";
import { useStyle, useStyles } from "../theme/use-styles.ts";

/** Name of the honeypot field. Formspree and Basin know it; for Netlify, an attribute names it. */
const trap = "_gotcha";

/** A form that the browser validates and submits. It needs no script. */
export function Form({ block }: { block: Block<"form"> }) {
  const { id, title, level, action, netlifyName, hidden, fields, submit, sent, privacy } = block;
  const netlify = netlifyName === undefined ? {} : { "data-netlify": "true", "data-netlify-honeypot": trap };
  const styles = useStyles("form");
  return (
    <Section id={id} title={title} level={level}>
      <chakra.form
        action={action}
        method="post"
        name={netlifyName}
        aria-label={plain(title ?? submit)}
        {...netlify}
        {...{ [dataAttributes.screenOnly]: true }}
        css={styles.root}
      >
        {/* Shown while it is the URL's target. The service redirects there, and screen readers read from there. */}
        <Paragraph id={sent.id} tabIndex={-1} words={sent.text} css={styles.sent} />
        {fields.map((field) => (
          <Field key={field.id} field={field} />
        ))}
        {hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p hidden>
          <label>
            {drawText(useLabels().leaveEmpty)} <input type="text" name={trap} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <Paragraph words={privacy} css={styles.privacy} />
        <Button type="submit" variant="primary" css={styles.submit} {...textProps(submit)} />
      </chakra.form>
    </Section>
  );
}

function Field({ field: { id, name, label, kind, required, purpose } }: { field: Block<"form">["fields"][number] }) {
  const styles = useStyles("form");
  const look = useStyle("field");
  const labels = useLabels();
  const common = { id, name, required, autoComplete: purpose };
  return (
    <chakra.div css={styles.field}>
      <chakra.label htmlFor={id} css={styles.label}>
        {drawText(label)}
        {required && (
          <chakra.span aria-hidden css={styles.required}>
            {" "}
            {drawText(labels.required)}
          </chakra.span>
        )}
      </chakra.label>
      {kind === "long" ? (
        <chakra.textarea css={look} {...common} rows={6} />
      ) : (
        <chakra.input css={look} {...common} type={kind === "email" ? "email" : "text"} />
      )}
    </chakra.div>
  );
}
