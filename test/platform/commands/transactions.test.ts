import { describe, expect, it } from 'vitest';
import { command } from '../../../src/platform/commands/command.ts';
import { createWorld } from '../../support/world.ts';

/* That no feature does either is found by every test that runs one: the shared service is made of such parts. */
describe('a transaction', () => {
  it('rejects hashing and network calls inside a transaction', async () => {
    const world = await createWorld();
    const { passwords, mailer, phone } = world.services;
    const smtp = { host: '127.0.0.1', port: 25, username: '', password: '', fromEmail: 'a@example.com', useTls: false };
    for (const work of [
      () => passwords.hash('a password'),
      () => passwords.verify(null, 'a password'),
      () => mailer.verifySmtp(smtp, 'b@example.com', { subject: 'x', text: 'x' }),
      () => phone.send({ to: '+4930123456', channel: 'sms', text: 'x' }, 'recipient'),
    ]) {
      await expect(command(world.context(), work as () => Promise<unknown>)).rejects.toThrow('inside a command');
    }
  });

  it('rolls back a command that recorded no event or read outside of its transaction', async () => {
    const world = await createWorld();
    const name = () =>
      world.services.database.rows
        .selectFrom('deployment')
        .select('name')
        .where('id', '=', world.id)
        .executeTakeFirstOrThrow();
    const before = await name();
    const rename = command(world.context(), async (tx) => {
      await tx.rows.updateTable('deployment').set({ name: 'Renamed' }).where('id', '=', world.id).execute();
    });
    await expect(rename).rejects.toThrow('recorded no event');
    await expect(command(world.context(), () => name())).rejects.toThrow('its own transaction');
    expect(await name()).toEqual(before);
  });
});
