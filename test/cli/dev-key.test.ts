import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { developmentKey } from '../../src/cli/commands/dev-key.ts';
import { BackendClient } from '../support/clients.ts';
import { startOwnService } from '../support/own-service.ts';

it('keeps the API key for development until it is revoked', async () => {
  const running = await startOwnService();
  try {
    const key = await developmentKey(running, 1);
    expect(key).toBe(running.first?.apiKey);
    const later = { ...running, first: null };
    expect(await developmentKey(later, 1)).toBe(key);
    const file = join(running.services.config.dataDir, 'dev-key');
    expect([(await readFile(file, 'utf8')).trim(), (await stat(file)).mode & 0o777]).toEqual([key, 0o600]);

    const { body } = await new BackendClient(running.backend.url, key).get('/api-keys');
    await new BackendClient(running.backend.url, key).delete(`/api-keys/${body.data[0]?.id}`);
    const other = await developmentKey(later, 1);
    expect(other).not.toBe(key);
    expect((await new BackendClient(running.backend.url, other).get('/api-keys')).status).toBe(200);
    expect(await developmentKey(later, 1)).toBe(other);
  } finally {
    await running.stop(0);
  }
});
