import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^\.?([\w-]{32})\.webp(?:\.tmp)?$/;

const folderOf = (imageDir: string, deploymentId: number): string => join(imageDir, String(deploymentId));

export const imageFile = (imageDir: string, deploymentId: number, id: string): string =>
  join(folderOf(imageDir, deploymentId), `${id}.webp`);

/** Writes an image to a file, which appears under its name only when it is complete. */
export async function writeImageFile(imageDir: string, deploymentId: number, id: string, bytes: Uint8Array) {
  const folder = folderOf(imageDir, deploymentId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `.${id}.webp.tmp`);
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, imageFile(imageDir, deploymentId, id));
}

/** Deletes a file. When this fails, `cleanUpImages` deletes it later. */
export async function removeImageFile(imageDir: string, deploymentId: number, id: string): Promise<void> {
  await rm(imageFile(imageDir, deploymentId, id), { force: true }).catch(() => {});
}

interface OldFile {
  readonly path: string;
  readonly deploymentId: number;
  /** The id of the image. */
  readonly id: string;
}

/** The files that were written before a time, also incomplete ones. Other files of the folder are skipped. */
export async function* imageFilesBefore(imageDir: string, before: Date): AsyncGenerator<OldFile> {
  for await (const folder of entriesOf(imageDir)) {
    if (!/^\d+$/.test(folder)) continue;
    for await (const name of entriesOf(join(imageDir, folder))) {
      const id = NAME.exec(name)?.[1];
      if (id === undefined) continue;
      const path = join(imageDir, folder, name);
      const found = await stat(path).catch(() => null);
      if (found !== null && found.mtime < before) yield { path, deploymentId: Number(folder), id };
    }
  }
}

async function* entriesOf(folder: string): AsyncGenerator<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name;
  } catch (error) {
    // The folder is created with the first image.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
