import { afterEach, describe, expect, it } from 'vitest';
import { startSmtpServer, stopServers } from '../../platform/mail/servers.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const CONFIG = {
  host: 'SMTP.Northwind.example',
  port: 587,
  username: 'app',
  password: 'correct horse',
  from_email: 'no-reply@northwind.example',
};
const SHOWN = {
  host: 'smtp.northwind.example',
  port: 587,
  username: 'app',
  from_email: 'no-reply@northwind.example',
  use_tls: true,
  verified: false,
};

const set = ({ backend }: World, changes: object = {}) =>
  backend.post('/settings/email/smtp', { ...CONFIG, ...changes });
const verify = ({ backend }: World, to = 'owner@northwind.example') =>
  backend.post('/settings/email/smtp/verify', { to });
const mailOf = async ({ backend }: World) => {
  const { email_provider, custom_smtp_config } = (await backend.get('/')).body;
  return [email_provider, custom_smtp_config];
};
const pathsOf = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path);

afterEach(stopServers);

describe('POST /settings/email/smtp', () => {
  it('sets the mail server, switches to it and never returns the password', async () => {
    const world = await createWorld();
    const { status, body } = await set(world);
    expect([status, body]).toEqual([200, SHOWN]);
    expect(await mailOf(world)).toEqual(['custom_smtp', SHOWN]);
    const events = await eventsOf(world);
    expect(events.at(-1)).toMatchObject({ type: 'settings.smtp.updated', after: { username: 'app', verified: false } });
    expect(JSON.stringify(events)).not.toMatch(/correct horse|assword/);
    const row = await world.services.database.rows
      .selectFrom('smtp_config')
      .select('password_sealed')
      .where('deployment_id', '=', world.id)
      .executeTakeFirstOrThrow();
    expect(row.password_sealed).toMatch(/^v1\./);
  });

  it('replaces the whole configuration', async () => {
    const world = await createWorld();
    await set(world);
    const { body } = await set(world, { host: '192.0.2.7', port: 465, use_tls: false, username: '', password: '' });
    expect(body).toEqual({ ...SHOWN, host: '192.0.2.7', port: 465, use_tls: false, username: '' });
    expect(await mailOf(world)).toEqual(['custom_smtp', body]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ before: { port: 587 }, after: { port: 465 } });
  });

  it('sets the mail server of one deployment only', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    await set(world);
    expect(await mailOf(other)).toEqual(['built_in', null]);
    expect((await verify(other)).body.code).toBe('NO_SMTP_CONFIG');
  });

  it('requires every field except use_tls', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/settings/email/smtp', {});
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(pathsOf(body).sort()).toEqual(['from_email', 'host', 'password', 'port', 'username']);
  });

  it.each([
    ['host', { host: '' }],
    ['host', { host: 'smtp.example:587' }],
    ['host', { host: 'https://smtp.example' }],
    ['host', { host: '127.1' }],
    ['host', { host: 'a b' }],
    ['port', { port: 0 }],
    ['port', { port: 65_536 }],
    ['port', { port: 22 }],
    ['port', { port: '587' }],
    ['username', { username: 'x'.repeat(256) }],
    ['password', { password: 'x'.repeat(1025) }],
    ['from_email', { from_email: 'not-an-address' }],
    ['use_tls', { use_tls: null }],
    ['verified', { verified: true }],
  ])('rejects an invalid %s (%j)', async (path, changes) => {
    const world = await createWorld();
    const { status, body } = await set(world, changes);
    expect([status, body.code, pathsOf(body)]).toEqual([400, 'VALIDATION_FAILED', [path]]);
    expect(await mailOf(world)).toEqual(['built_in', null]);
  });
});

describe('the port of a mail server', () => {
  it.each(['127.0.0.1', '::1', 'localhost'])('can be any for the host %s, which OUTGOING_ALLOW lists', async (host) => {
    const { status, body } = await set(await createWorld(), { host, port: 1025 });
    expect([status, body.port]).toEqual([200, 1025]);
  });

  it.each(['192.0.2.7', '10.0.0.1', 'smtp.invalid'])('is limited for the host %s', async (host) => {
    const { status, body } = await set(await createWorld(), { host, port: 1025 });
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path: 'port' })]]);
    expect(body.errors[0].message).toContain('must be 25, 465, 587 or 2525, unless OUTGOING_ALLOW lists');
  });
});

describe('DELETE /settings/email/smtp', () => {
  it('switches back to the built-in provider and deletes the server', async () => {
    const world = await createWorld();
    await set(world);
    const { status, text } = await world.backend.delete('/settings/email/smtp');
    expect([status, text]).toEqual([204, '']);
    expect(await mailOf(world)).toEqual(['built_in', null]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.smtp.deleted',
      before: { host: 'smtp.northwind.example' },
    });
    const again = await world.backend.delete('/settings/email/smtp');
    expect([again.status, again.body.code]).toEqual([409, 'NO_SMTP_CONFIG']);
  });
});

describe('POST /settings/email/smtp/verify', () => {
  async function worldWithServer(changes: object = {}) {
    const [world, server] = [await createWorld(), await startSmtpServer()];
    await set(world, { host: 'localhost', port: server.port, ...changes });
    return { world, server };
  }

  it('sends one mail through the server and marks it as verified until it is changed', async () => {
    const { world, server } = await worldWithServer();
    const { status, body } = await verify(world);
    const verified = { ...SHOWN, host: 'localhost', port: server.port, verified: true };
    expect([status, body]).toEqual([200, verified]);
    expect(await mailOf(world)).toEqual(['custom_smtp', verified]);
    expect(server.mails).toMatchObject([
      { from: 'no-reply@northwind.example', to: ['owner@northwind.example'], user: 'app', secure: true },
    ]);
    expect(server.mails[0]?.source).toContain('Subject: Test mail of Northwind');
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.smtp.verified',
      before: { verified: false },
      after: { verified: true },
    });
    await set(world, { host: 'localhost', port: server.port });
    expect((await mailOf(world))[1]).toMatchObject({ verified: false });
  });

  it('returns a fixed message for a wrong password and leaves the server unverified', async () => {
    const { world, server } = await worldWithServer({ password: 'wrong' });
    const { status, body } = await verify(world);
    expect([status, body.code]).toEqual([400, 'SMTP_FAILED']);
    expect(body.message).toBe(
      'The mail server rejected the authentication. Check the user name, the password and whether it requires TLS.',
    );
    expect(server.mails).toEqual([]);
    expect((await mailOf(world))[1]).toMatchObject({ verified: false });
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'settings.smtp.updated' });
  });

  it.each(['10.0.0.1', '169.254.169.254', '::ffff:10.0.0.1', 'fd00::1'])(
    'reaches no private address (%s)',
    async (host) => {
      const world = await createWorld();
      expect((await set(world, { host })).status).toBe(200);
      const { status, body } = await verify(world);
      expect([status, body.code]).toEqual([400, 'ADDRESS_NOT_ALLOWED']);
    },
  );

  it('does not verify a server that was changed during the test', async () => {
    const changing: (() => Promise<unknown>)[] = [];
    const server = await startSmtpServer({
      onMailFrom: (_address, _session, callback) => {
        Promise.all(changing.map((change) => change())).then(() => callback(), callback);
      },
    });
    const world = await createWorld();
    await set(world, { host: 'localhost', port: server.port });
    changing.push(() => set(world, { host: 'elsewhere.example' }));
    const { status, body } = await verify(world);
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect((await mailOf(world))[1]).toMatchObject({ host: 'elsewhere.example', verified: false });
  });

  it('requires a mail server and a recipient', async () => {
    const world = await createWorld();
    const without = await verify(world);
    expect([without.status, without.body.code]).toEqual([409, 'NO_SMTP_CONFIG']);
    for (const to of ['not-an-address', 'a@b.example, c@d.example', '']) {
      expect(pathsOf((await verify(world, to)).body)).toEqual(['to']);
    }
  });
});
