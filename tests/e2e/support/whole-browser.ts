import { type Browser, chromium, type LaunchOptions } from "@playwright/test";
import { browserArguments } from "../../../scripts/lib/pdf/find-browser.ts";
import { wholeBrowser } from "../../setup/test-browser.ts";

/** Starts the whole browser, for what the one without a window lacks: its memory of pages, and its error page. */
export function launchWholeBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ executablePath: process.env[wholeBrowser] ?? "", args: browserArguments(), ...options });
}
