import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { GUIDES_PATH } from './links.ts';

/** The pictures of the documentation, from the root of the repository. */
const FOLDER = 'docs/pictures';
const ROOT = join(import.meta.dirname, '../../..');
const NAME = /^[a-z][a-z0-9-]*\.png$/;

export const PICTURES_PATH = `${GUIDES_PATH}/pictures`;

export interface Picture {
  readonly bytes: Buffer;
  /** Part of the URL, so that browsers can cache it permanently. */
  readonly version: string;
}

const pictures = new Map<string, Picture>();

/** A picture by its name; null if there is none. Each file is read when it is first used. */
export function readPicture(name: string): Picture | null {
  if (!NAME.test(name)) return null;
  const known = pictures.get(name);
  if (known !== undefined) return known;
  try {
    const bytes = readFileSync(join(ROOT, FOLDER, name));
    const picture = { bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 12) };
    pictures.set(name, picture);
    return picture;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The URL of a picture that a document names by its path; null for any other file. */
export function pictureUrl(document: string, path: string): string | null {
  const file = posix.join(posix.dirname(document), path);
  const picture = posix.dirname(file) === FOLDER ? readPicture(posix.basename(file)) : null;
  return picture === null ? null : `${PICTURES_PATH}/${posix.basename(file)}?v=${picture.version}`;
}
