import { cp, mkdir, mkdtemp, realpath, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { LoadedContent } from "../../../scripts/lib/content/load-content.ts";
import { drawLandscape } from "../../support/draw-pictures.ts";
import { sampleFile } from "../../support/sample.ts";

/** Bela's text that must never reach Asha. */
export const secret = "Bela's dark secret";
const clip = join(sampleFile, "../assets/clip.mp4");

/** Two owners on one host: their folders, and what of Asha's leads, or seems to lead, to Bela's. */
export interface TwoOwners {
  host: string;
  asha: string;
  bela: string;
}

export async function makeTwoOwners(): Promise<TwoOwners> {
  const host = await realpath(await mkdtemp(join(tmpdir(), "owners-")));
  const [asha, bela] = [join(host, "sites/asha"), join(host, "sites/bela")];
  for (const owner of [asha, bela]) {
    await mkdir(join(owner, "assets"), { recursive: true });
    await writeFile(
      join(owner, "private.png"),
      await sharp(drawLandscape(40, 30, 20))
        .png()
        .toBuffer(),
    );
    await writeFile(join(owner, "private.md"), `${secret}, with ![a view](private.png)`);
    await writeFile(join(owner, "private.pdf"), `%PDF-1.7\n${secret}`);
    await writeFile(join(owner, "private.vtt"), `WEBVTT\n\n00:00.000 --> 00:01.000\n${secret}\n`);
    await cp(clip, join(owner, "private.mp4"));
  }
  await symlink("../bela", join(asha, "beside"));
  await symlink(bela, join(asha, "assets/absolute"));
  await symlink("/", join(asha, "root"));
  // A folder within Asha's, which is reached by a link, and holds links itself.
  await mkdir(join(asha, "deep"));
  await symlink("deep", join(asha, "inner"));
  await symlink("../../bela", join(asha, "deep/out"));
  for (const ending of ["png", "md", "pdf", "vtt", "mp4"]) {
    const file = `private.${ending}`;
    await symlink(`../bela/${file}`, join(asha, `linked.${ending}`));
    await symlink(`linked.${ending}`, join(asha, `chain.${ending}`));
    await symlink(`../../bela/${file}`, join(asha, `deep/linked.${ending}`));
    await symlink(`../${file}`, join(asha, `assets/own.${ending}`));
  }
  return { host, asha, bela };
}

/** Content with one page, which shows these blocks. */
export const contentOf = (name: string, ...blocks: object[]) => ({
  version: 1,
  site: { title: name, description: "Chargers.", url: "https://asha.dev/" },
  profile: { name, role: "Engineer", emails: [], links: [] },
  landing: { hidden: true },
  pages: [{ path: "/", title: "Home", blocks }],
});

/** The files that the site publishes, whole or in part. */
export function publishedFiles({ images, media, linked }: LoadedContent): string[] {
  return [...images.values(), ...media.values(), ...linked.values()].map(({ file }) => file);
}
