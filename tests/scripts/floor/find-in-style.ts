import postcss, { type AtRule, type Declaration, type Rule } from "postcss";
import parseValue from "postcss-value-parser";
import { type Feature, featureAt, featuresBelow, groupByName, isBeyond, type Versions } from "./compat.ts";

/** Something of a style sheet: MDN's feature, or what MDN knows nothing of, by its name. */
interface Use {
  path: string;
  feature: Feature | undefined;
  /** As written in a style sheet. */
  name: string;
}

const values = [...featuresBelow("css", "properties")];

/** What CSS calls in values, by its name: `light-dark` is css.types.color.light-dark. */
const functions = new Map(
  [...featuresBelow("css", "types"), ...values].reverse().map((feature) => [feature.name, feature]),
);

/** Where a keyword is a property's value, by the keyword. */
const keywords = groupByName(values);

/** Lengths as shares of a container. */
const containerUnits = "css.types.length.container_query_length_units";

/**
 * What a page's style sheets use that one of these browsers lacks, by its path in MDN's data, if nothing replaces
 * it: neither a condition around it, nor an earlier value, nor the same variable where a condition finds it missing.
 */
export function findStylesBeyond(sheets: readonly string[], floor: Versions): string[] {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  const found: string[] = [];
  const lacks = (use: Use) => !isOfVendor(use) && (!use.feature || isBeyond(use.feature, floor));
  for (const root of roots) {
    root.walkAtRules((rule) => {
      for (const use of usesOfAtRule(rule)) if (lacks(use) && !isConditional(rule, use)) found.push(use.path);
    });
    root.walkRules((rule) => {
      if (isInKeyframes(rule)) return;
      const lists = rule.selectors.map((selector) => usesOfSelector(selector).filter(lacks));
      for (const use of lists.flat()) if (!isConditional(rule, use)) found.push(use.path);
      // One selector that is not known voids the whole rule, and those beside it with it.
      if (lists.some((uses) => uses.length > 0) && lists.some((uses) => uses.length === 0)) {
        found.push(`void: ${rule.selector}`);
      }
    });
    root.walkDecls((declaration) => {
      for (const use of usesOfDeclaration(declaration)) {
        if (lacks(use) && !isConditional(declaration, use) && !hasFallback(declaration, use, roots))
          found.push(use.path);
      }
    });
  }
  return [...new Set(found)];
}

function use(name: string, ...keys: string[]): Use {
  return { name, path: keys.join("."), feature: featureAt(...keys) };
}

/** What begins with a vendor's name is for that vendor's engines alone, and the others take no notice. */
function isOfVendor({ name }: Use): boolean {
  return /^-(?:webkit|moz|ms)-/.test(name);
}

function usesOfAtRule({ name, params }: AtRule): Use[] {
  const uses = [use(`@${name}`, "css", "at-rules", name)];
  if (name !== "media") return uses;
  for (const [, feature = ""] of params.matchAll(/\(\s*(?:min-|max-)?([\w-]+)\s*[):]/g)) {
    uses.push(use(feature, "css", "at-rules", "media", feature));
  }
  if (/[<>]/.test(params)) uses.push(use("range", "css", "at-rules", "media", "range_syntax"));
  return uses;
}

function usesOfSelector(selector: string): Use[] {
  const plain = selector.replace(/\[[^\]]*\]/g, "").replace(/\\./g, "");
  const names = [...plain.matchAll(/::?([\w-]+)/g)].map(([, name = ""]) => name);
  return [...(plain.includes("&") ? ["nesting"] : []), ...names].map((name) => use(name, "css", "selectors", name));
}

function usesOfDeclaration({ prop, value, parent }: Declaration): Use[] {
  // What is said there are no properties; its values are names and addresses.
  if (isAtRule(parent, "font-face")) return [use(prop, "css", "at-rules", "font-face", prop)];
  const uses = prop.startsWith("--") ? [] : [use(prop, "css", "properties", prop)];
  parseValue(value).walk((node) => {
    if (node.type === "function" && node.value !== "") {
      // The rectangle of `clip` is older than that of shapes.
      if (node.value === "url" || prop === "clip") return false;
      const feature = functions.get(node.value);
      uses.push({ name: node.value, path: feature?.path ?? `${node.value}()`, feature });
    } else if (node.type === "word") uses.push(...usesOfWord(prop, node.value));
    return undefined;
  });
  return uses;
}

/** A keyword of the property, or of one that it is short for; or a number with its unit. */
function usesOfWord(prop: string, word: string): Use[] {
  const { unit = "" } = parseValue.unit(word) || {};
  if (unit !== "") {
    const name = unit.replace(/^([dls])v(?:h|w|b|i|min|max)$/, "viewport_percentage_units_$1");
    const path = { d: "dynamic", l: "large", s: "small" }[/_units_(.)$/.exec(name)?.[1] ?? ""];
    const key = path ? `viewport_percentage_units_${path}` : /^cq/.test(unit) ? "container_query_length_units" : unit;
    const feature = featureAt("css", "types", "length", key);
    return feature ? [{ name: unit, path: feature.path, feature }] : [];
  }
  const ofShort = keywords.get(word)?.find(({ path }) => path.startsWith(`css.properties.${prop}-`));
  const feature = featureAt("css", "properties", prop, word) ?? ofShort;
  return feature ? [{ name: word, path: feature.path, feature }] : [];
}

function isAtRule(place: Declaration["parent"], name: string): boolean {
  return place?.type === "atrule" && (place as AtRule).name === name;
}

function isInKeyframes({ parent }: Rule): boolean {
  return parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");
}

/** Whether an `@supports` around it asks for it; or a container query, which every engine knows that knows its units. */
function isConditional(place: AtRule | Rule | Declaration, { name, path }: Use): boolean {
  const word = new RegExp(`(?<![a-z-])${name}(?![\\w-])`);
  for (let around = place.parent; around && around.type !== "root"; around = around.parent) {
    const { name: rule, params } = around as AtRule;
    if (rule === "container" && path === containerUnits) return true;
    if (rule === "supports" && !/^\s*not\b/.test(params) && word.test(params)) return true;
  }
  return false;
}

function hasFallback(declaration: Declaration, { name }: Use, roots: readonly postcss.Root[]): boolean {
  const { prop, parent } = declaration;
  for (let before = declaration.prev(); before; before = before.prev()) {
    if (before.type === "decl" && before.prop === prop && !before.value.includes(name)) return true;
  }
  if (!prop.startsWith("--") || parent?.type !== "rule") return false;
  return roots.some((root) => {
    let isSaidElse = false;
    root.walkAtRules("supports", (rule) => {
      if (!/^\s*not\b/.test(rule.params) || !rule.params.includes(name)) return;
      rule.walkDecls(prop, ({ value }) => {
        if (!value.includes(name)) isSaidElse = true;
      });
    });
    return isSaidElse;
  });
}
