import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { SiteServer } from "../../scripts/lib/serve/serve-site.ts";
import { findFreePort } from "./free-port.ts";

const run = promisify(execFile);

const typeFiles = ["/etc/nginx/mime.types", "/usr/local/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"];

/** The nginx of this machine, if it is there with the types that it names files by. */
export async function findNginx(): Promise<string | undefined> {
  // An ordinary user's PATH lacks the folders of system programs.
  for (const path of ["nginx", "/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"]) {
    const starts = await run(path, ["-v"]).then(
      () => true,
      () => false,
    );
    if (starts && typeFiles.some((file) => existsSync(file))) return path;
  }
  return undefined;
}

/**
 * Serves a built site by nginx, on this machine alone, with the configuration that the build wrote for it.
 * @param wanted the port, where the site has to know it before
 */
export async function startNginx(nginx: string, site: string, base: string, wanted?: number): Promise<SiteServer> {
  const prefix = await mkdtemp(join(tmpdir(), "nginx-"));
  const root = join(prefix, "www");
  const folder = join(root, base);
  await mkdir(dirname(folder), { recursive: true });
  await symlink(site, base === "" ? root : folder);
  const port = wanted ?? (await findFreePort());
  await writeFile(join(prefix, "nginx.conf"), configure({ prefix, root, folder, port }));
  // One process, in the foreground, with no rights but the caller's.
  const server = spawn(nginx, ["-p", prefix, "-c", "nginx.conf", "-e", "error.log"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  server.stderr.on("data", (text) => {
    complaint += text;
  });
  const ended = new Promise<void>((resolve) => server.on("close", () => resolve()));
  const url = `http://127.0.0.1:${port}${base}/`;
  await waitUntilUp(url, () => (server.exitCode === null ? undefined : complaint));
  return {
    url,
    close: async () => {
      server.kill();
      await ended;
      await rm(prefix, { recursive: true, force: true });
    },
  };
}

function configure({ prefix, root, folder, port }: { prefix: string; root: string; folder: string; port: number }) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off;
master_process off;
pid ${prefix}/nginx.pid;
events {}
http {
  include ${typeFiles.find((file) => existsSync(file))};
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${prefix}/${name};`).join(" ")}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${folder}/nginx.conf;
  }
}
`;
}

async function waitUntilUp(url: string, findFailure: () => string | undefined): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const failure = findFailure();
    if (failure !== undefined) throw new Error(`nginx did not start: ${failure}`);
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer at ${url}`);
}
