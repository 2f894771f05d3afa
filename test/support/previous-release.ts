import { execFileSync } from 'node:child_process';
import { mkdtemp, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';

/**
 * The version that runs beside the current one during an upgrade. A release sets it to its own commit and to the number of its newest
 * migration: every later migration must serve this version, and a test runs both versions on one database.
 */
export const PREVIOUS_RELEASE = {
  commit: 'b82dedda',
  version: 31,
} as const;

/** Why the code of the previous release cannot be read, or null. */
export function previousReleaseLacks(): string | null {
  try {
    git('cat-file', '-e', `${PREVIOUS_RELEASE.commit}^{commit}`);
    return null;
  } catch {
    return `The repository lacks the commit ${PREVIOUS_RELEASE.commit} of the previous release: fetch the history.`;
  }
}

/** Whether the repository is a shallow clone, or not a clone, so that its history cannot be expected. */
export function hasNoHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository').toString().trim() === 'true';
  } catch {
    return true;
  }
}

/** A folder with the code of the previous release, which runs with the installed packages. */
export async function previousReleaseFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject('scratch'), 'previous-'));
  execFileSync('tar', ['-x', '-C', folder], {
    input: git('archive', PREVIOUS_RELEASE.commit, 'src', 'schema', 'docs', 'package.json'),
  });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

function git(...args: readonly string[]): Buffer {
  return execFileSync('git', args, { maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] });
}
