import type { parse } from "@babel/parser";
import { Value } from "../tree/value.ts";
import type { Budget } from "./budget.ts";

export type Statement = ReturnType<typeof parse>["program"]["body"][number];
export type Expression = Extract<Statement, { type: "ExpressionStatement" }>["expression"];
type Of<Type extends Expression["type"]> = Extract<Expression, { type: Type }>;

/** What is known of a module while its values are read. */
export interface Scope {
  file: string;
  text: string;
  constants: Map<string, Expression>;
  /** The files that names stand for. */
  imports: Map<string, string>;
  budget: Budget;
}

/** The value that is written at a place of a script; what would have to be computed is left out. */
export function readExpression(node: Expression, scope: Scope, depth: number): Value {
  scope.budget.spend(depth);
  const { line = 1, column = 0 } = node.loc?.start ?? {};
  const place = `${scope.file}:${line}:${column + 1}`;
  const read = (inner: Expression) => readExpression(inner, scope, depth + 1);
  const plain = (content: Value["content"]) => new Value(place, content);
  switch (node.type) {
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
      return plain(node.value);
    case "NullLiteral":
      return plain(null);
    case "TemplateLiteral":
      return joinTexts(node, scope, place, readTemplate(node, read));
    case "BinaryExpression":
      if (node.operator !== "+" || node.left.type === "PrivateName") break;
      return joinTexts(node, scope, place, [read(node.left), read(node.right)]);
    case "UnaryExpression":
      if (node.operator !== "-" || node.argument.type !== "NumericLiteral") break;
      return plain(-node.argument.value);
    case "ArrayExpression":
      return plain(readList(node, read, scope));
    case "ObjectExpression":
      return plain(readFields(node, read, scope));
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "TSTypeAssertion":
    case "ParenthesizedExpression":
      return read(node.expression);
    case "Identifier":
      return readName(node, scope, depth) ?? computed(node, scope, place);
    case "MemberExpression": {
      const key = memberKey(node);
      const object = node.object.type === "Super" ? undefined : read(node.object);
      return (key === undefined ? undefined : object?.at(key)) ?? computed(node, scope, place);
    }
    case "CallExpression": {
      // require("./a.png") names a file; emoji("Hi 👋"), t("Hi") are called with the text that is shown.
      const [first, ...rest] = node.arguments;
      const isText = first?.type === "StringLiteral" || first?.type === "TemplateLiteral";
      if (!isText || rest.length > 0 || node.callee.type !== "Identifier") break;
      const text = read(first);
      return new Value(place, text.content, text);
    }
  }
  return computed(node, scope, place);
}

/** Letters of an expression that are looked at to show how it begins. */
const mostShown = 500;

function computed(node: Expression, { text }: Scope, place: string): Value {
  // Cut before it is read: what is computed may stand within what is computed.
  const start = node.start ?? 0;
  const written = text.slice(start, Math.min(node.end ?? start, start + mostShown)).replace(/\s+/g, " ");
  const shown = written.length > 60 ? `${written.slice(0, 59)}…` : written;
  const isUndefined = node.type === "Identifier" && node.name === "undefined";
  const refusal = isUndefined ? undefined : `is computed in the script, which is read and not run: ${shown}`;
  return new Value(place, null, { refusal });
}

/** What a name stands for: a constant of the module, or a file that it imports. */
function readName({ name }: Of<"Identifier">, scope: Scope, depth: number): Value | undefined {
  const constant = scope.constants.get(name);
  if (constant) return readExpression(constant, scope, depth + 1);
  const file = scope.imports.get(name);
  return file === undefined ? undefined : new Value(scope.file, file);
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

/** Texts that the script puts together; left out where one of them must be computed. */
function joinTexts(node: Expression, scope: Scope, place: string, parts: readonly Value[]): Value {
  const texts = parts.map(({ content, refusal }) =>
    refusal === undefined && (typeof content === "string" || typeof content === "number") ? String(content) : undefined,
  );
  if (texts.includes(undefined)) return computed(node, scope, place);
  const text = texts.join("");
  scope.budget.join(text.length);
  return new Value(place, text);
}

type Read = (node: Expression) => Value;

function readList({ elements }: Of<"ArrayExpression">, read: Read, { budget }: Scope): Value[] {
  return elements.flatMap((element) => {
    if (element === null) return [];
    if (element.type !== "SpreadElement") return [read(element)];
    const { isList, children } = read(element.argument);
    if (!isList) return [];
    budget.copy(children.length);
    return children;
  });
}

function readFields(node: Of<"ObjectExpression">, read: Read, { budget }: Scope) {
  const fields = new Map<string, Value>();
  for (const property of node.properties) {
    if (property.type === "SpreadElement") {
      const spread = read(property.argument).fields;
      budget.copy(spread.size);
      for (const [key, field] of spread) fields.set(key, field);
      continue;
    }
    const key = property.type === "ObjectProperty" ? keyOf(property) : undefined;
    if (key !== undefined && property.type === "ObjectProperty" && isValue(property.value))
      fields.set(key, read(property.value));
  }
  return fields;
}

type Property = Extract<Of<"ObjectExpression">["properties"][number], { type: "ObjectProperty" }>;

/** A pattern, which gives names to parts of an object, can't stand where a value is read. */
function isValue(value: Property["value"]): value is Expression {
  return !/Pattern$|^(?:RestElement|VoidPattern)$/.test(value.type);
}

function keyOf({ key, computed: isComputed }: Property): string | undefined {
  if (key.type === "Identifier" && !isComputed) return key.name;
  return key.type === "StringLiteral" || key.type === "NumericLiteral" ? String(key.value) : undefined;
}

function memberKey({ property, computed: isComputed }: Of<"MemberExpression">): string | undefined {
  if (property.type === "Identifier" && !isComputed) return property.name;
  if (property.type === "StringLiteral") return property.value;
  return undefined;
}
