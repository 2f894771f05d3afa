import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { systemContext } from '../../../src/platform/commands/system-context.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { sendTestMail } from '../../support/mail.ts';
import { startOwnService } from '../../support/own-service.ts';

it('records a failed job in the log and in the queue by its reason, without its recipient', async () => {
  const lines: string[] = [];
  const running = await startOwnService({}, createLog('warn', { write: (line: string) => void lines.push(line) }));
  const { services, first } = running;
  const { rows } = services.database;
  await rows
    .insertInto('smtp_config')
    .values({
      ...{ deployment_id: first?.id as number, host: '127.0.0.1', port: 25, username: 'app', use_tls: true },
      ...{ password_sealed: 'not a ciphertext', from_email: 'a@example.com' },
      ...{ created_at: new Date().toISOString(), updated_at: new Date().toISOString() },
    })
    .execute();
  await rows.updateTable('deployment').set({ email_provider: 'custom_smtp' }).execute();
  const ctx = systemContext(services, first?.id as number);
  await sendTestMail({ context: () => ctx }, { to: 'ada@example.com', content: { code: '123456' } });
  const failed = () => lines.map((line) => JSON.parse(line)).find(({ queue }) => queue === 'mail');
  await vi.waitFor(() => expect(failed()).toBeDefined(), { timeout: 60_000 });
  expect(failed()).toMatchObject({
    ...{ level: 40, attempt: 1, reason: 'INTERNAL', job: expect.any(String), err: { type: 'VaultError' } },
    msg: 'A job failed and will be retried',
  });
  expect(lines.join()).not.toMatch(/ada@example|123456/);
  const kept = async () => (await sql`select state, output from pgboss.job where name = 'mail'`.execute(rows)).rows;
  await expect.poll(kept).toEqual([{ state: 'retry', output: { name: 'Error', message: 'INTERNAL' } }]);
  await running.stop(0);
});
