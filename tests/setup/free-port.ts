import { createServer } from "node:http";
import { listen } from "../../scripts/lib/serve/listen.ts";

/** A port of this machine that nobody listens at now, for a program that must be told one. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
