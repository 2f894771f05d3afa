import { hashSync as bcrypt } from '@node-rs/bcrypt';
import { describe, expect, it, vi } from 'vitest';
import { recoverImports } from '../../../src/identity/imports/recover-imports.ts';
import { removeUnusedHashKinds } from '../../../src/identity/imports/unused-hash-kinds.ts';
import { kindOf } from '../../../src/platform/crypto/password-hashes.ts';
import { openSignedUpBrowser, signIn } from '../../support/accounts.ts';
import { sendForm } from '../../support/files.ts';
import { addressOf, importEnded, importUsers, linesOf } from '../../support/user-imports.ts';
import { ABSENT, createUser, rejectionOf } from '../../support/users.ts';
import { createWorld, eventsOf, statementTextsOf, unique, type World } from '../../support/world.ts';

const PASSWORD = 'correct horse battery staple';
const HASH = bcrypt(PASSWORD, 4);
const ada = { email: 'ada@example.com', password_hash: HASH, password_hasher: 'bcrypt' };

const hashOf = async ({ services, id }: World, email: string) =>
  (
    await services.database.rows
      .selectFrom('user')
      .select('password_hash as hash')
      .where('deployment_id', '=', id)
      .where('primary_email', '=', email)
      .executeTakeFirstOrThrow()
  ).hash;

const kindsOf = async ({ services, id }: World) =>
  (
    await services.database.rows
      .selectFrom('deployment')
      .select('password_hash_kinds as kinds')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).kinds;

describe('POST /user-imports', () => {
  it('rejects a line whose locale is not a language tag', async () => {
    const result = await importUsers(await createWorld(), [{ ...ada, locale: 'de_AT' }]);
    expect(result).toMatchObject({ created: 0, failed: 1, failures: [{ message: expect.stringContaining('BCP 47') }] });
  });

  it('creates users with each field of their lines, and records an event for each', async () => {
    const world = await createWorld();
    const line = {
      ...ada,
      phone_number: '+49 30 1234567',
      phone_verified: false,
      username: 'ada',
      first_name: 'Ada',
      last_name: 'Lovelace',
      locale: 'de-at',
      external_id: 'crm-1',
      public_metadata: { plan: 'pro' },
      private_metadata: { limit: 5 },
      created_at: '2020-01-30T09:30:00Z',
    };
    const result = await importUsers(world, [line, '', { username: 'grace', is_active: false }, '   ']);
    expect(result).toMatchObject({ status: 'completed', total: 2, processed: 2, created: 2, failed: 0, failures: [] });
    const { data } = (await world.backend.get('/users?sort_order=asc')).body;
    expect(data).toMatchObject([
      {
        email: 'ada@example.com',
        username: 'ada',
        first_name: 'Ada',
        last_name: 'Lovelace',
        locale: 'de-AT',
        external_id: 'crm-1',
        public_metadata: { plan: 'pro' },
        private_metadata: { limit: 5 },
        created_at: '2020-01-30T09:30:00.000Z',
        emails: [{ is_primary: true, is_verified: true }],
        phones: [{ phone_number: '+49301234567', is_primary: true, is_verified: false, verified_at: null }],
        is_active: true,
      },
      { email: null, username: 'grace', is_active: false },
    ]);
    expect((await world.backend.get('/users?search=lovelace')).body.data).toHaveLength(1);
    const events = await eventsOf(world);
    expect(events.filter(({ type }) => type === 'user.created').map(({ resource_id: id }) => id)).toEqual(
      data.map(({ id }) => id),
    );
    expect(JSON.stringify(events)).not.toContain(HASH);
    expect(events.at(-1)).toMatchObject({ type: 'user_import.completed', after: { created: 2, failed: 0 } });
  });

  it('names the lines that failed and imports the others', async () => {
    const world = await createWorld();
    await createUser(world, { email: 'taken@example.com', username: 'taken', external_id: 'taken' });
    const { failures, ...result } = await importUsers(world, [
      { email: 'one@example.com' },
      '{"email":',
      { email: 'not an address' },
      '',
      { email: 'TAKEN@example.com' },
      { username: 'taken' },
      { username: 'two', external_id: 'taken' },
      { email: 'One@example.com' },
      { first_name: 'Nora' },
      { email: 'two@example.com', is_admin: true },
      { email: 'two@example.com', password_hash: '$2b$31$'.padEnd(60, 'a'), password_hasher: 'bcrypt' },
      { email: 'two@example.com', password_hash: HASH },
      { email: 'two@example.com', created_at: '2999-01-01T00:00:00Z' },
      { email: 'two@example.com', private_metadata: { text: 'x'.repeat(65_536) } },
      { email: 'two@example.com', first_name: 'a\u0000b' },
      { email: 'two@example.com', first_name: 'x'.repeat(300_000) },
      { phone_number: '12' },
      { email: 'two@example.com' },
    ]);
    expect(result).toMatchObject({ status: 'completed', total: 17, processed: 17, created: 2, failed: 15 });
    expect(failures.map(({ line, code }) => [line, code])).toEqual([
      ...[2, 3].map((line) => [line, 'VALIDATION_FAILED']),
      [5, 'EMAIL_TAKEN'],
      [6, 'USERNAME_TAKEN'],
      [7, 'EXTERNAL_ID_TAKEN'],
      [8, 'EMAIL_TAKEN'],
      ...[9, 10, 11, 12, 13, 14, 15, 16, 17].map((line) => [line, 'VALIDATION_FAILED']),
    ]);
    expect(failures.find(({ line }) => line === 11)?.message).toBe(
      '`password_hash` costs too much to check: it must have a cost of at most 14.',
    );
    const data = await world.backend.data(
      'query ($id: ID!) { userImport(id: $id) { failures(first: 2) { totalCount nodes { line code } pageInfo { endCursor } } } }',
      { id: result.id },
    );
    expect(data.userImport.failures).toMatchObject({ totalCount: 15, nodes: [{ line: 2 }, { line: 3 }] });
  });

  it('imports the text of a JSON body, and rejects a body without lines or with both', async () => {
    const world = await createWorld();
    const { status, body } = await world.backend.post('/user-imports', { content: linesOf([ada]) });
    expect([status, body.total]).toEqual([201, 1]);
    expect((await importEnded(world.backend, body.id)).created).toBe(1);
    for (const input of [{}, { content: ' \n\n' }, { content: null }])
      expect(rejectionOf(await world.backend.post('/user-imports', input as never))).toEqual([
        400,
        'VALIDATION_FAILED',
        ['content'],
      ]);
    const both = await sendForm(await addressOf(world), '/user-imports', { content: '{}', fields: { content: '{}' } });
    expect(both.status).toBe(400);
  });

  it('takes an address from an account that only claims it', async () => {
    const world = await createWorld();
    await world.backend.patch('/settings/auth', { email: { verify_signup: false } });
    const email = `${unique('ada')}@example.com`;
    await openSignedUpBrowser(world, email);
    expect(await importUsers(world, [{ email, external_id: 'crm-1' }])).toMatchObject({ created: 1, failed: 0 });
    const { data } = (await world.backend.get('/users?sort_order=asc')).body;
    expect(data.map((user) => [user.email, user.external_id])).toEqual([
      [null, null],
      [email, 'crm-1'],
    ]);
  });

  it('imports several batches, each user once, and the file does not stay in the database', async () => {
    const world = await createWorld();
    const users = Array.from({ length: 1_000 }, (_, index) => ({
      email: `user-${index}@example.com`,
      private_metadata: { text: 'x'.repeat(1_500) },
    }));
    const result = await importUsers(world, [...users, ...users.slice(0, 3)]);
    expect(result).toMatchObject({ total: 1_003, created: 1_000, failed: 3 });
    expect(result.failures.map(({ line }) => line)).toEqual([1_001, 1_002, 1_003]);
    const parts = await world.services.database.rows
      .selectFrom('user_import_part')
      .select('number')
      .where('deployment_id', '=', world.id)
      .execute();
    expect(parts).toEqual([]);
  });

  it('records each user in the audit log only when events are not sent', async () => {
    const world = await createWorld();
    const app = (await world.backend.post('/webhooks/apps', { name: 'orders' })).body;
    await world.backend.post(`/webhooks/apps/${app.name}/endpoints`, {
      url: 'https://hooks.example.com/',
      subscriptions: [{ event_name: 'user.created' }],
    });
    const jobs = async () =>
      (
        await statementTextsOf(world, () => importUsers(world, [{ username: unique('ada') }], { send_events: 'false' }))
      ).filter((text) => text.includes('fan-out'));
    expect(await jobs()).toEqual([]);
    expect((await eventsOf(world)).filter(({ type }) => type === 'user.created')).toHaveLength(1);
  });
});

describe('An import without a job', () => {
  const reopen = (world: World, id: string, attempts: number) =>
    world.services.database.rows
      .updateTable('user_import')
      .set({ status: 'processing', attempts, completed_at: null })
      .where('deployment_id', '=', world.id)
      .where('id', '=', id)
      .execute();

  it('is continued', async () => {
    const world = await createWorld();
    const { id } = await importUsers(world, [ada]);
    await reopen(world, id, 1);
    await recoverImports(world.services);
    expect(await importEnded(world.backend, id)).toMatchObject({ status: 'completed', created: 1 });
  });

  it('fails after five attempts without progress', async () => {
    const world = await createWorld();
    const { id } = await importUsers(world, [ada]);
    await reopen(world, id, 5);
    await recoverImports(world.services);
    expect(await importEnded(world.backend, id)).toMatchObject({ status: 'failed', created: 1 });
    expect((await eventsOf(world)).at(-1)?.type).toBe('user_import.failed');
  });
});

describe('A user with an imported password hash', () => {
  it('signs in with the password, which is hashed again', async () => {
    const world = await createWorld();
    await importUsers(world, [ada]);
    expect(await hashOf(world, ada.email)).toBe(HASH);
    const wrong = await signIn(world.browser(), ada.email, 'wrong password');
    expect(wrong.status).toBe(401);
    expect(await hashOf(world, ada.email)).toBe(HASH);
    expect((await signIn(world.browser(), ada.email, PASSWORD)).status).toBe(200);
    expect(await hashOf(world, ada.email)).toMatch(/^\$argon2id\$/);
    expect((await signIn(world.browser(), ada.email, PASSWORD)).status).toBe(200);
  });

  it('makes sign-ins of unknown users check a hash of the same kind', async () => {
    const world = await createWorld();
    await importUsers(world, [ada]);
    expect(await kindsOf(world)).toEqual([kindOf(HASH)]);
    const verify = vi.spyOn(world.services.passwords, 'verify');
    for (const email of ['unknown@example.com', ada.email]) await signIn(world.browser(), email, 'wrong password');
    const checks = verify.mock.calls.filter(([, , options]) => options?.deploymentId === world.id);
    verify.mockRestore();
    expect(checks.map(([stored, , options]) => [stored, options?.kinds])).toEqual([
      [null, [kindOf(HASH)]],
      [HASH, [kindOf(HASH)]],
    ]);
  });

  it('costs sign-ins a check only while a user has a hash of its kind', async () => {
    const world = await createWorld();
    const grace = {
      email: 'grace@example.com',
      password_hash: HASH.replace('$04$', '$05$'),
      password_hasher: 'bcrypt',
    };
    await importUsers(world, [{ ...ada, password_hash: HASH.replace('$2b$', '$2a$') }, grace]);
    await removeUnusedHashKinds(world.services);
    expect(await kindsOf(world)).toHaveLength(2);
    expect((await signIn(world.browser(), ada.email, PASSWORD)).status).toBe(200);
    await removeUnusedHashKinds(world.services);
    expect(await kindsOf(world)).toEqual([kindOf(grace.password_hash)]);
  });

  it('is rejected when the deployment has imported four other kinds', async () => {
    const world = await createWorld();
    const users = [4, 5, 6, 7, 8].map((cost) => ({
      username: `user-${cost}`,
      password_hash: HASH.replace('$04$', `$0${cost}$`),
      password_hasher: 'bcrypt',
    }));
    expect(await importUsers(world, users)).toMatchObject({ created: 4, failed: 1, failures: [{ line: 5 }] });
  });
});

describe('/user-imports', () => {
  it('lists and deletes the imports of the own deployment only', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { id } = await importUsers(world, [ada]);
    expect((await other.backend.get('/user-imports')).body.data).toEqual([]);
    for (const path of [`/user-imports/${id}`, `/user-imports/${id}/failures`] as const)
      expect(rejectionOf(await other.backend.get(path))).toEqual([404, 'USER_IMPORT_NOT_FOUND', undefined]);
    expect((await other.backend.delete(`/user-imports/${id}`)).status).toBe(404);
    expect((await world.backend.get('/user-imports')).body.data.map((each) => each.id)).toEqual([id]);
    expect((await world.backend.delete(`/user-imports/${id}`)).status).toBe(204);
    expect((await world.backend.get(`/user-imports/${id}`)).status).toBe(404);
    expect((await world.backend.get(`/user-imports/${ABSENT}`)).status).toBe(404);
    expect((await world.backend.get('/users')).body.data).toHaveLength(1);
  });

  it('requires a credential and its scope', async () => {
    const world = await createWorld();
    const reader = world.backend.with(await world.token(['users:read']));
    expect((await reader.post('/user-imports', { content: '{}' })).status).toBe(403);
    expect((await reader.get('/user-imports')).status).toBe(200);
    expect((await world.backend.with(null).post('/user-imports', { content: '{}' })).status).toBe(401);
  });
});
