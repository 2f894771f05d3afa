import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { sendQuery } from '../../../../src/platform/database/drivers/send-query.ts';
import { runForGrowth } from '../../../support/old-generation.ts';

const serverUrl = process.env['DATABASE_URL'] ?? '';

describe.skipIf(serverUrl === '')('a statement of PostgreSQL', () => {
  it('leaves nothing for long garbage collections', async () => {
    const growth = await runForGrowth(join(import.meta.dirname, 'many-statements.ts'), serverUrl);
    // 17 MB with the promises of pg, some KB with callbacks.
    expect(growth).toBeLessThan(1_000_000);
  });

  it('fails with an error whose stack trace names the function that sent it', async () => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    try {
      const error = await sendQuery(client, { text: 'select 1 / 0' }).catch((failure: unknown) => failure);
      expect(error).toMatchObject({ code: '22012', stack: expect.stringContaining('send-query.ts') });
    } finally {
      await client.end();
    }
  });
});
