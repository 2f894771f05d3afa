import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOperatorKey } from '../../deployment/index.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import type { Running } from '../../start.ts';

/**
 * The API key for development. It is stored in a file of DATA_DIR, which the key of the stored secrets is in as well, so that
 * each start shows the same one. A key that was revoked, or that belongs to other data, is replaced.
 */
export async function developmentKey({ services, first }: Running, deploymentId: number): Promise<string> {
  const file = join(services.config.dataDir, 'dev-key');
  const stored = first === null ? await readStored(file) : null;
  if (stored !== null) {
    const found = await services.findBackendKey(sha256(stored));
    if (found?.deploymentId === deploymentId && found.expiresAt === null) return stored;
  }
  const created =
    first?.id === deploymentId ? first : await createOperatorKey(services, deploymentId, { name: 'Development' });
  await writeFile(file, `${created.apiKey}\n`, { mode: 0o600 });
  return created.apiKey;
}

async function readStored(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
