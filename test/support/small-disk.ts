import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

const MEGABYTE = 1024 ** 2;
const FILLER = 'filler';

/** A file system of its own for a test, in memory. Null where this user may not mount one. */
export function mountSmallDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(inject('scratch'), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return null;
  }
}

export function unmount(disk: string | null): void {
  if (disk !== null) execFileSync('umount', [disk]);
}

/** Leaves this much free space. */
export async function fillDisk(disk: string, megabytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  const filling = writeFile(join(disk, FILLER), Buffer.alloc(bavail * bsize - megabytes * MEGABYTE));
  await filling.catch((error: NodeJS.ErrnoException) => {
    // Another process has used a part of the space meanwhile.
    if (megabytes > 0 || error.code !== 'ENOSPC') throw error;
  });
}

/** Removes what fills the disk. */
export function makeSpace(disk: string): Promise<void> {
  return rm(join(disk, FILLER));
}
