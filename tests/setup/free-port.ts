import { createServer } from "node:http";
import { listen } from "../../scripts/lib/serve/listen.ts";

/** A free local port, for a program that can't choose one itself. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
