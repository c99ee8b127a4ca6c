import { transform } from "esbuild";
import type { Node } from "estree";
import { parseAst } from "vite";
import { type Feature, featureAt, featuresBelow, groupByName, isBeyond, type Versions } from "./compat.ts";

/** Everything of the platform that scripts reach by a name: members of objects, and what is global. */
const members = groupByName(
  [...featuresBelow("api"), ...featuresBelow("javascript", "builtins")].map((feature) => ({
    ...feature,
    name: feature.name.replace(/_static$/, ""),
  })),
);

/** What a script says in a way that one of these browsers can't read: the compiler would have to say it otherwise. */
export async function findSyntaxBeyond(code: string, targets: string[]): Promise<string[]> {
  // esbuild trusts no engine with these, since Unicode adds values; all promised engines know them, and scripts in use.
  const supported = { "regexp-unicode-property-escapes": true };
  const print = (target: string[]) => transform(code, { target, supported, legalComments: "none", logLevel: "silent" });
  try {
    const [asWritten, lowered] = await Promise.all([print(["esnext"]), print(targets)]);
    if (asWritten.code === lowered.code) return [];
    const lines = lowered.code.split("\n");
    const first = asWritten.code.split("\n").findIndex((line, index) => line !== lines[index]);
    return [`syntax: ${asWritten.code.split("\n")[first]?.trim().slice(0, 200)}`];
  } catch (error) {
    return [`syntax: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/**
 * What a script needs of the platform that one of these browsers lacks, where nothing around it asks whether it is there.
 * A member that is missing reads as undefined: only calling it, making one of it or going on from it does harm. Which
 * object a member is of is not known, so one counts as missing where no object has it that has it anywhere.
 */
export function findApisBeyond(code: string, floor: Versions): Feature[] {
  const found: Feature[] = [];
  const tree = parseAst(code) as Node;
  const declared = namesDeclaredIn(tree);
  const report = (features: readonly Feature[] | undefined, name: string, around: readonly Node[]) => {
    const [first] = features ?? [];
    if (first && features?.every((feature) => isBeyond(feature, floor)) && !isAskedFor(name, around)) found.push(first);
  };
  walk(tree, (node, around) => {
    const parent = around.at(-1);
    if (node.type === "MemberExpression" && parent && isNeeded(node, parent)) {
      const name = memberName(node);
      const owner = node.object.type === "Identifier" && !declared.has(node.object.name) ? node.object.name : "";
      const exact = featureAt("api", owner, `${name}_static`) ?? featureAt("javascript", "builtins", owner, name);
      report(exact ? [exact] : members.get(name), name, around);
    } else if (node.type === "Identifier" && isFree(node, parent) && !declared.has(node.name)) {
      const { name } = node;
      const global =
        featureAt("api", name) ?? featureAt("javascript", "builtins", name) ?? featureAt("api", "Window", name);
      if (global) report([global], name, around);
    }
  });
  return found;
}

/** Calls back for every node with those that it lies in, the nearest last: a list that is good for the call alone. */
function walk(node: Node, visit: (node: Node, around: readonly Node[]) => void, around: Node[] = []): void {
  visit(node, around);
  around.push(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, around);
  }
  around.pop();
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function memberName(node: Node & { type: "MemberExpression" }): string {
  if (!node.computed) return node.property.type === "Identifier" ? node.property.name : "";
  return textOf(node.property) ?? "";
}

/** The text of a string literal; minifiers write it as a template, too. */
function textOf(node: Node): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  return node.type === "TemplateLiteral" && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

/** Whether it does harm that a member is undefined. */
function isNeeded(member: Node, parent: Node): boolean {
  if (parent.type === "CallExpression") return parent.callee === member && !parent.optional;
  if (parent.type === "NewExpression") return parent.callee === member;
  return parent.type === "MemberExpression" && parent.object === member && !parent.optional;
}

/** True if a name is a value, not a key. `typeof` is allowed for any name. */
function isFree(node: Node, parent: Node | undefined): boolean {
  if (!parent) return true;
  if (parent.type === "MemberExpression") return parent.object === node || parent.computed;
  if (parent.type === "Property" || parent.type === "MethodDefinition" || parent.type === "PropertyDefinition") {
    return parent.value === node || (parent.computed && parent.key === node);
  }
  const ofLabels =
    /^(?:LabeledStatement|BreakStatement|ContinueStatement|ExportSpecifier|ImportSpecifier|MetaProperty)$/;
  if (ofLabels.test(parent.type)) return false;
  return !(parent.type === "UnaryExpression" && parent.operator === "typeof");
}

/** Whether a condition around a place, in which it does not lie itself, names what is used there; or a failure is caught. */
function isAskedFor(name: string, around: readonly Node[]): boolean {
  return around.some((node, index) => {
    if (node.type === "TryStatement") return node.handler && around[index + 1] === node.block;
    const condition =
      node.type === "IfStatement" || node.type === "ConditionalExpression"
        ? node.test
        : node.type === "LogicalExpression"
          ? node.left
          : undefined;
    return condition !== undefined && around[index + 1] !== condition && mentions(condition, name);
  });
}

function mentions(condition: Node, name: string): boolean {
  let isMentioned = false;
  walk(condition, (node) => {
    if (node.type === "Identifier" && node.name === name) isMentioned = true;
    if (textOf(node) === name) isMentioned = true;
  });
  return isMentioned;
}

/** Every name that a script declares anywhere: no such name is taken for one of the platform's. */
function namesDeclaredIn(tree: Node): Set<string> {
  const names = new Set<string>();
  const declare = (pattern: Node | null | undefined) => {
    for (const name of pattern ? boundNames(pattern) : []) names.add(name);
  };
  walk(tree, (node) => {
    if (node.type === "VariableDeclarator") declare(node.id);
    if (node.type === "CatchClause") declare(node.param);
    if (node.type.startsWith("Import") && "local" in node) declare(node.local);
    if ("params" in node) node.params.forEach(declare);
    if (/^(?:Function|Class)/.test(node.type) && "id" in node) declare(node.id);
  });
  return names;
}

function boundNames(pattern: Node): string[] {
  if (pattern.type === "Identifier") return [pattern.name];
  if (pattern.type === "AssignmentPattern") return boundNames(pattern.left);
  if (pattern.type === "RestElement") return boundNames(pattern.argument);
  if (pattern.type === "ArrayPattern")
    return pattern.elements.flatMap((element) => (element ? boundNames(element) : []));
  if (pattern.type !== "ObjectPattern") return [];
  return pattern.properties.flatMap((part) => boundNames(part.type === "Property" ? part.value : part));
}
