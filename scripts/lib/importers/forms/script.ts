import { parse } from "@babel/parser";
import { z } from "zod";
import { CommandError } from "../../cli/command.ts";
import { Value } from "../tree/value.ts";
import { Budget, type TextFile } from "./budget.ts";
import { type Expression, readExpression, type Scope, type Statement } from "./script-values.ts";

/**
 * Reads the exports of a JavaScript or TypeScript module by name, `default` included. A module without exports gives
 * its constants. The script is parsed and never run; values that must be computed are reported.
 */
export function readScript({ name, text }: TextFile): Value {
  const scope: Scope = {
    file: name,
    text,
    constants: new Map(),
    imports: new Map(),
    budget: new Budget({ name, text }),
  };
  const exported = new Map<string, Expression>();
  for (const statement of parseStatements({ name, text })) {
    declare(statement, scope);
    for (const [key, value] of listExports(statement)) exported.set(key, value);
  }
  const shown = exported.size > 0 ? exported : scope.constants;
  return new Value(name, new Map([...shown].map(([key, value]) => [key, readExpression(value, scope, 0)])));
}

/** The location of a syntax error in the parser's exceptions; columns from 0. */
const misplaced = z.object({ message: z.string(), loc: z.object({ line: z.number(), column: z.number() }) });

/** How many "<" a script may have. Each may begin type arguments, and the parser then reads what follows twice. */
const mostAngles = 500;

/** In characters. From the start of each comment, the parser reads on to the end of the line. */
const mostReadForComments = 500_000_000;

function countReadForComments(text: string): number {
  let count = 0;
  let end = -1;
  for (const { index } of text.matchAll(/\/\*/g)) {
    if (end < index) {
      const next = text.indexOf("\n", index);
      end = next < 0 ? text.length : next;
    }
    count += end - index;
  }
  return count;
}

function parseStatements({ name, text }: TextFile): Statement[] {
  if (countReadForComments(text) > mostReadForComments)
    throw new CommandError(`${name} has far more comments in one line than anybody writes.`);
  if (text.split("<", mostAngles + 2).length > mostAngles + 1)
    throw new CommandError(`${name} has more than ${mostAngles} signs "<", which no file of one's own data has.`);
  try {
    const settings = { sourceType: "unambiguous", errorRecovery: true, attachComment: false } as const;
    return parse(text, { ...settings, plugins: ["typescript", "jsx"] }).program.body;
  } catch (error) {
    const mistake = misplaced.safeParse(error);
    if (!mistake.success) throw error;
    const { message, loc } = mistake.data;
    const what = message.replace(/ ?\(\d+:\d+\)$/, "");
    throw new CommandError(`${name} is not a script.\n\n${name}:${loc.line}:${loc.column + 1}: ${what}`, {
      cause: error,
    });
  }
}

/** Records the constants and imported files that a statement declares. */
function declare(statement: Statement, { constants, imports }: Scope): void {
  if (statement.type === "ImportDeclaration")
    for (const { local } of statement.specifiers) imports.set(local.name, statement.source.value);
  const inner = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  for (const [name, value] of listConstants(inner)) constants.set(name, value);
}

function listConstants(statement: Statement | null | undefined): [string, Expression][] {
  if (statement?.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ id, init }) => (id.type === "Identifier" && init ? [[id.name, init]] : []));
}

/** Lists a statement's exports, in ES modules and CommonJS. */
function listExports(statement: Statement): [string, Expression][] {
  switch (statement.type) {
    case "ExportDefaultDeclaration": {
      const { declaration } = statement;
      const isValue = declaration.type !== "FunctionDeclaration" && declaration.type !== "ClassDeclaration";
      return isValue && declaration.type !== "TSDeclareFunction" ? [["default", declaration]] : [];
    }
    case "ExportNamedDeclaration":
      if (statement.declaration) return listConstants(statement.declaration);
      return statement.specifiers.flatMap((one) =>
        one.type === "ExportSpecifier" && one.exported.type === "Identifier" ? [[one.exported.name, one.local]] : [],
      );
    case "ExpressionStatement": {
      if (statement.expression.type !== "AssignmentExpression") return [];
      const { left, right } = statement.expression;
      const isExport =
        left.type === "MemberExpression" && isNamed(left.object, "module") && isNamed(left.property, "exports");
      return isExport ? [["default", right]] : [];
    }
    default:
      return [];
  }
}

function isNamed(node: { type: string; name?: unknown }, name: string): boolean {
  return node.type === "Identifier" && node.name === name;
}
