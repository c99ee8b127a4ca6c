import {
  ChakraProvider,
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineSemanticTokens,
  defineTokens,
} from "@chakra-ui/react";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { styleNonce } from "./api.ts";
import { focusRing } from "./screen/controls.tsx";

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12];
const scale = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

const tokens = defineTokens({
  spacing: scale,
  sizes: { ...scale, full: { value: "100%" } },
  fonts: {
    body: { value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif' },
    mono: { value: 'ui-monospace, "Cascadia Code", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace' },
  },
  radii: { sm: { value: "6px" }, md: { value: "8px" }, lg: { value: "12px" }, full: { value: "999px" } },
});

const tone = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

const semanticTokens = defineSemanticTokens({
  colors: {
    // From back to front.
    canvas: tone("#f3f4f6", "#0b0d10"),
    panel: tone("#fbfbfc", "#111418"),
    surface: tone("#ffffff", "#181c21"),
    raised: tone("#eef0f3", "#21262d"),
    line: tone("#e3e6ea", "#272d35"),
    edge: tone("#868f9b", "#67717e"),
    text: tone("#15181d", "#eceff3"),
    muted: tone("#59626e", "#9aa4b1"),
    accent: tone("#1f5fd6", "#7fb0ff"),
    onAccent: tone("#ffffff", "#0a1526"),
    accentTint: tone("#e6eefc", "#182642"),
    danger: tone("#b42318", "#ff9a8f"),
    dangerTint: tone("#fdeceb", "#34191a"),
    warning: tone("#8a5300", "#f2bd62"),
    warningTint: tone("#fdf3e1", "#32270f"),
  },
});

const config = defineConfig({
  cssVarsPrefix: "e",
  theme: {
    // Two panes from 900 pixels, three from 1200.
    breakpoints: { md: "56.25rem", lg: "75rem" },
    tokens,
    semanticTokens,
  },
  globalCss: {
    "*, *::before, *::after": {
      boxSizing: "border-box",
      margin: 0,
      padding: 0,
      "@media (prefers-reduced-motion: reduce)": { transition: "none !important" },
    },
    "html, body": { h: "full", colorScheme: "light", _dark: { colorScheme: "dark" } },
    body: { bg: "canvas", color: "text", fontFamily: "body", fontSize: "0.875rem", lineHeight: 1.5 },
    "#root": { position: "fixed", inset: 0 },
    "button, input, textarea, select": { font: "inherit", color: "inherit" },
    button: { background: "none", border: 0, textAlign: "start" },
    "ul, ol": { listStyle: "none" },
    a: { color: "accent" },
    ":focus-visible": focusRing,
    fieldset: { border: 0, minW: 0 },
    summary: { cursor: "pointer" },
    "[aria-current=true], [aria-pressed=true], [aria-selected=true]": {
      "@media (forced-colors: active)": { outline: "2px solid Highlight" },
    },
  },
});

const system = createSystem(defaultBaseConfig, config);
const cache = createCache({ key: "css", nonce: styleNonce, stylisPlugins: [] });

export function EditorTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}

const modeKey = "editor-color-mode";

/** The editor's own colours: the system's, unless the owner chose. */
export function readColorMode(): "light" | "dark" {
  const chosen = localStorage.getItem(modeKey);
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function applyColorMode(mode: "light" | "dark", isChosen = true): void {
  document.documentElement.className = mode;
  if (isChosen) localStorage.setItem(modeKey, mode);
}
