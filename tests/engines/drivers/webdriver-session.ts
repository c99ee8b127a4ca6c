import { z } from "zod";

/** Where in answers W3C WebDriver has an element's name: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

const refusal = z.object({ error: z.string(), message: z.string() });
const element = z.object({ [elementKey]: z.string() });
const session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});

/** A series of what one input device does, as WebDriver's actions have it. */
export interface Device {
  type: "key" | "pointer" | "wheel";
  id: string;
  actions: readonly Record<string, unknown>[];
}

export interface WebDriverSession {
  browser: { browserName: string; browserVersion: string };
  goto: (url: string) => Promise<void>;
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Sizes the window, with the browser's bars. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  perform: (device: Device) => Promise<void>;
  /** What the window shows now, as a PNG. */
  takePicture: () => Promise<Uint8Array>;
  /** From now on, everything is about what stands in that frame, until the next address is gone to. */
  enterFrame: (selector: string) => Promise<void>;
  end: () => Promise<void>;
}

/**
 * Begins a session with a W3C WebDriver at a port of this machine: https://www.w3.org/TR/webdriver2/
 * @throws {Error} with what it says, when it refuses anything
 */
export async function beginSession(port: number, capabilities: object): Promise<WebDriverSession> {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (response.ok) return value;
    const { error, message } = refusal.parse(value);
    throw new Error(`${path.replace(/^\/session\/[^/]*/, "")}: ${error}: ${message}`);
  };
  const { sessionId, capabilities: browser } = session.parse(
    await ask("POST", "/session", { capabilities: { alwaysMatch: capabilities } }),
  );
  const own = (path: string, body: object) => ask("POST", `/session/${sessionId}${path}`, body);
  return {
    browser,
    goto: async (url) => void (await own("/url", { url })),
    evaluate: async <Value>(expression: string) => {
      const answer = await own("/execute/sync", { script: `return ${expression}`, args: [] });
      // A page's answer has the type of what it was asked, which no schema knows.
      return z.custom<Value>().parse(answer);
    },
    resize: async (size) => void (await own("/window/rect", size)),
    perform: async (device) => void (await own("/actions", { actions: [device] })),
    takePicture: async () => {
      const picture = z.string().parse(await ask("GET", `/session/${sessionId}/screenshot`));
      return Buffer.from(picture, "base64");
    },
    enterFrame: async (selector) => {
      const found = await own("/element", { using: "css selector", value: selector });
      await own("/frame", { id: element.parse(found) });
    },
    end: async () => void (await ask("DELETE", `/session/${sessionId}`)),
  };
}
