import type { parse } from "@babel/parser";
import { Value } from "../tree/value.ts";
import type { Budget } from "./budget.ts";

export type Statement = ReturnType<typeof parse>["program"]["body"][number];
export type Expression = Extract<Statement, { type: "ExpressionStatement" }>["expression"];
type Of<Type extends Expression["type"]> = Extract<Expression, { type: Type }>;

/** State of a module while its values are read. */
export interface Scope {
  file: string;
  text: string;
  constants: Map<string, Expression>;
  /** Paths of imported files, by local name. */
  imports: Map<string, string>;
  budget: Budget;
}

/** Reads the value written in an expression. Expressions that would have to be computed are left out. */
export function readExpression(node: Expression, scope: Scope, depth: number): Value {
  scope.budget.spend(depth);
  const { line = 1, column = 0 } = node.loc?.start ?? {};
  const place = `${scope.file}:${line}:${column + 1}`;
  const read = (inner: Expression) => readExpression(inner, scope, depth + 1);
  return readKnown(node, scope, place, read) ?? computed(node, scope, place);
}

type Read = (node: Expression) => Value;

/** As `readExpression`, but undefined if the value would have to be computed. */
function readKnown(node: Expression, scope: Scope, place: string, read: Read): Value | undefined {
  switch (node.type) {
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
      return new Value(place, node.value);
    case "NullLiteral":
      return new Value(place, null);
    case "TemplateLiteral":
      return joinTexts(readTemplate(node, read), scope, place);
    case "BinaryExpression":
      if (node.operator !== "+" || node.left.type === "PrivateName") return undefined;
      return joinTexts([read(node.left), read(node.right)], scope, place);
    case "UnaryExpression":
      if (node.operator !== "-" || node.argument.type !== "NumericLiteral") return undefined;
      return new Value(place, -node.argument.value);
    case "ArrayExpression":
      return new Value(place, readList(node, read, scope));
    case "ObjectExpression":
      return new Value(place, readFields(node, read, scope));
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "TSTypeAssertion":
    case "ParenthesizedExpression":
      return read(node.expression);
    case "Identifier": {
      const constant = scope.constants.get(node.name);
      if (constant) return read(constant);
      const file = scope.imports.get(node.name);
      if (file !== undefined) return nameFile(place, file);
      return node.name === "undefined" ? new Value(place, null) : undefined;
    }
    case "MemberExpression": {
      const key = node.property.type === "NumericLiteral" ? undefined : keyOf(node.property, node.computed);
      const object = node.object.type === "Super" ? undefined : read(node.object);
      return key === undefined ? undefined : object?.at(key);
    }
    case "CallExpression": {
      // require("./a.png") names a file. emoji("Hi 👋") and t("Hi") have the shown text as their argument.
      const [first, ...rest] = node.arguments;
      const isText = first?.type === "StringLiteral" || first?.type === "TemplateLiteral";
      if (!isText || rest.length > 0 || node.callee.type !== "Identifier") return undefined;
      const text = read(first);
      if (node.callee.name === "require") return nameFile(place, String(text.content));
      return new Value(place, text.content, text);
    }
    default:
      return undefined;
  }
}

/** A file of the project, which is no text of the person's. */
function nameFile(place: string, file: string): Value {
  const refusal = `is a file of the project. Save it beside content.json, and name it there: ${JSON.stringify(file)}`;
  return new Value(place, file, { refusal });
}

/** How many characters of an expression are read to show how it begins. */
const mostShown = 500;

function computed(node: Expression, { text }: Scope, place: string): Value {
  // Cut before whitespace is collapsed, because computed expressions may be nested.
  const start = node.start ?? 0;
  const written = text.slice(start, Math.min(node.end ?? start, start + mostShown)).replace(/\s+/g, " ");
  const shown = written.length > 60 ? `${written.slice(0, 59)}…` : written;
  return new Value(place, null).leaveOut(`is computed in the script, which is read and not run: ${shown}`);
}

function readTemplate({ quasis, expressions }: Of<"TemplateLiteral">, read: Read): Value[] {
  return quasis.flatMap(({ value }, index) => {
    const inner = expressions[index];
    const text = new Value("", value.cooked ?? value.raw);
    return inner && isExpression(inner) ? [text, read(inner)] : [text];
  });
}

function isExpression(node: Of<"TemplateLiteral">["expressions"][number]): node is Expression {
  return !node.type.startsWith("TS") || node.type === "TSAsExpression";
}

/** Joins texts, as the script would. Undefined if one of them must be computed. */
function joinTexts(parts: readonly Value[], scope: Scope, place: string): Value | undefined {
  const isText = ({ content, refusal }: Value) =>
    refusal === undefined && (typeof content === "string" || typeof content === "number");
  if (!parts.every(isText)) return undefined;
  const text = parts.map(({ content }) => content).join("");
  scope.budget.join(text.length);
  return new Value(place, text);
}

function readList({ elements }: Of<"ArrayExpression">, read: Read, { budget }: Scope): Value[] {
  return elements.flatMap((element) => {
    if (element?.type !== "SpreadElement") return element ? [read(element)] : [];
    const spread = read(element.argument);
    if (!spread.isList) return [];
    budget.copy(spread.children.length);
    return spread.children;
  });
}

function readFields(node: Of<"ObjectExpression">, read: Read, { budget }: Scope): Map<string, Value> {
  const fields = new Map<string, Value>();
  for (const property of node.properties) {
    if (property.type === "SpreadElement") {
      const spread = read(property.argument).fields;
      budget.copy(spread.size);
      for (const [key, field] of spread) fields.set(key, field);
    } else if (property.type === "ObjectProperty") {
      const key = keyOf(property.key, property.computed);
      if (key !== undefined && isValue(property.value)) fields.set(key, read(property.value));
    }
  }
  return fields;
}

type Property = Extract<Of<"ObjectExpression">["properties"][number], { type: "ObjectProperty" }>;

/** False for patterns, which only destructuring uses. */
function isValue(value: Property["value"]): value is Expression {
  return !/Pattern$|^(?:RestElement|VoidPattern)$/.test(value.type);
}

function keyOf(key: Property["key"], isComputed: boolean): string | undefined {
  if (key.type === "Identifier" && !isComputed) return key.name;
  return key.type === "StringLiteral" || key.type === "NumericLiteral" ? String(key.value) : undefined;
}
