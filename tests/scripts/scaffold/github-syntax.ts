import { build } from "esbuild";

/** GitHub's own reader of its files. It imports JSON as bundlers let it, and Node does not. */
type Reader = typeof import("@actions/workflow-parser") &
  Pick<typeof import("@actions/workflow-parser/actions/index"), "parseAction">;

async function loadReader(): Promise<Reader> {
  const contents =
    'export * from "@actions/workflow-parser"; export { parseAction } from "@actions/workflow-parser/actions/index";';
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    // One of the packages that come with it asks for parts of Node as packages of old do.
    banner: {
      js: `import { createRequire } from "node:module"; const require = createRequire(${JSON.stringify(import.meta.url)});`,
    },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
}

const { convertWorkflowTemplate, NoOperationTraceWriter, parseAction, parseWorkflow } = await loadReader();

const trace = new NoOperationTraceWriter();

/** What GitHub has to say against the text of a workflow. */
export async function findWorkflowErrors(text: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name: "workflow.yml", content: text }, trace);
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

/** What GitHub has to say against the text of an action's `action.yml`. */
export function findActionErrors(text: string): string[] {
  const { context } = parseAction({ name: "action.yml", content: text }, trace);
  return context.errors.getErrors().map(({ message }) => message);
}
