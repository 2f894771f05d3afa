import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { features } from '../../../src/features.ts';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { createAllResources } from '../../support/all-resources.ts';
import { enrollUser } from '../../support/authenticators.ts';
import { newAddress } from '../../support/message-sign-in.ts';
import { service } from '../../support/service.ts';
import { storeProvider, storeSocialAccount } from '../../support/social-accounts.ts';
import { createWorldWithWallets, linkWallet, newWallet } from '../../support/wallets.ts';
import { createWorld, eventsOf, unique, type World } from '../../support/world.ts';

interface Part {
  readonly name: string;
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly is_truncated: boolean;
}

async function exportOf({ backend }: World, userId: string) {
  const { status, body, text } = await backend.get(`/users/${userId}/export`);
  expect(status).toBe(200);
  const parts = new Map((body.parts as readonly Part[]).map((part) => [part.name, part]));
  return { body, text, recordsOf: (name: string) => parts.get(name)?.records ?? [] };
}

/** The parts of a user to whom `createAllResources` gives everything. */
const FILLED_PARTS = [
  ...['profile', 'email_addresses', 'phone_numbers', 'passkeys', 'wallets', 'sign_ins'],
  ...['organization_memberships', 'workspace_memberships', 'sent_invitations', 'api_keys'],
  ...['ai_threads', 'ai_messages', 'ai_runs', 'waitlist_entries', 'audit_events', 'connected_applications'],
];

async function addWaitlistEntry({ id, services }: World, email: string) {
  const now = new Date().toISOString();
  const { rows, ids } = services.database;
  await sql`insert into waitlist_entry (deployment_id, id, email, email_key, status, created_at, updated_at)
    select ${id}, ${ids.next()}, email, email_key, 'joined', ${now}, ${now} from user_email
    where deployment_id = ${id} and email = ${email}`.execute(rows);
}

/** Tables with a reference to a user, or with an address, whose records no export contains. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  operator_invitation: 'It ends when the person accepts it, and before there is no user.',
  signin_attempt: 'It is deleted soon after its ten minutes, and tells nothing that the sign-in does not.',
  signup_attempt: 'No account exists yet. It is deleted soon after its ten minutes.',
  verification: 'It has only the hash of a code or link and is deleted soon after its expiry.',
  ai_agent_waiting_run: 'A run waits for some seconds, and is exported when it has started.',
  organization: 'The user has created it, but it belongs to its members; the event of its creation is exported.',
  restriction: 'The lists are rules of the operator, who entered the address without an account.',
  image: 'The profile has its URL.',
  sign_in_ticket:
    'It is the hash of a ticket of the support team. The events of tickets and impersonations are exported.',
  idempotency_key: 'It has the hash of a request and the response, and is deleted after a day.',
  smtp_config: 'The address is the sender of the operator.',
};

describe('GET /users/{user_id}/export', () => {
  it('returns the profile, addresses, factors, wallets and sign-ins of the user, and no secrets', async () => {
    const world = await createWorldWithWallets();
    const email = newAddress();
    const { browser } = await enrollUser(world, email);
    const wallet = newWallet();
    await linkWallet(browser, wallet);
    await browser.post('/me/backup-codes/regenerate');
    const userId = (await browser.get('/me')).body.data.id;
    const account = { subject: '108203', email: 'ada@gmail.example' };
    const providerId = await storeProvider(world);
    await storeSocialAccount(world, userId, { ...account, providerId, accessToken: 'secret', refreshToken: 'secret' });
    const { body, text, recordsOf } = await exportOf(world, userId);
    expect([body.user_id, body.is_complete]).toEqual([userId, true]);
    expect(recordsOf('profile')).toMatchObject([{ id: userId, has_password: true, is_active: true }]);
    expect(recordsOf('email_addresses')).toMatchObject([{ email }]);
    expect(recordsOf('wallets')).toMatchObject([{ address: wallet.address, chain_id: 1, is_contract: false }]);
    expect(recordsOf('social_connections')).toMatchObject([{ ...account, provider: 'google', last_used_at: null }]);
    expect(recordsOf('authenticators')).toMatchObject([{ verified_at: expect.any(String) }]);
    expect(recordsOf('backup_codes')).toHaveLength(10);
    expect(recordsOf('sign_ins')).toMatchObject([{ method: expect.any(String), expires_at: expect.any(String) }]);
    expect(recordsOf('known_devices')).toHaveLength(1);
    expect(recordsOf('audit_events').map(({ type }) => type)).toContain('user.wallet.linked');
    expect(text).not.toMatch(/password_hash|_sealed|code_hmac|token_hash|key_hash|\$argon2|"v1\.[0-9a-f]{8}\./);
  });

  it('returns memberships with roles, invitations, keys, conversations and waitlist entries', async () => {
    const world = await createWorld();
    const userId = (await createAllResources(world)).valuesFor('{user_id}')['user_id'] as string;
    const email = (await world.backend.get(`/users/${userId}`)).body.email as string;
    const [organization] = (await world.backend.get('/organizations')).body.data;
    await world.backend.post(`/organizations/${organization.id}/invitations`, {
      email: newAddress(),
    });
    await addWaitlistEntry(world, email);
    await sql`update invitation set invited_by_id = ${userId} where deployment_id = ${world.id}`.execute(
      world.services.database.rows,
    );
    const { recordsOf } = await exportOf(world, userId);
    const lengths = FILLED_PARTS.map((name) => [name, recordsOf(name).length > 0]);
    expect(lengths).toEqual(FILLED_PARTS.map((name) => [name, true]));
    expect(recordsOf('organization_memberships')).toMatchObject([
      { organization_id: organization.id, organization_name: organization.name, roles: expect.any(Array) },
    ]);
    expect(recordsOf('ai_messages')).toMatchObject([{ role: 'user', content: 'Hello' }]);
    expect(recordsOf('waitlist_entries')).toMatchObject([{ email }]);
  });

  it('has the fields and values of the API in each record', async () => {
    const world = await createWorld();
    const values = (await createAllResources(world)).valuesFor(
      '{user_id} {organization_id} {workspace_id} {agent_id} {thread_id} {run_id}',
    );
    const { user_id: userId = '', organization_id, workspace_id, agent_id } = values;
    const { rows } = world.services.database;
    const citation = { number: 1, knowledgeBaseId: '1', documentId: '2', documentName: 'a', chunkId: '3', page: null };
    for (const table of ['ai_agent_thread_message', 'ai_agent_run']) {
      await sql`update ${sql.table(table)} set citations = ${JSON.stringify([citation])}
        where deployment_id = ${world.id}`.execute(rows);
    }
    await sql`update invitation set invited_by_id = ${userId} where deployment_id = ${world.id}`.execute(rows);
    await world.backend.patch(`/users/${userId}`, { external_id: 'customer-4711', private_metadata: { plan: 'pro' } });
    const user = (await world.backend.get(`/users/${userId}`)).body;
    const email = user.emails.find(({ is_primary }) => is_primary)?.email as string;
    await addWaitlistEntry(world, email);
    const { recordsOf } = await exportOf(world, userId);
    const agent = `/ai-agents/${agent_id}`;
    const listOf = async (path: string) => (await world.backend.get<string>(path)).body;
    const { data: keyApps } = (await world.backend.get('/api-auth/apps')).body;
    const members = { user_id: '', first_name: '', last_name: '', username: '', user_created_at: '' };
    const ofMembers = [...Object.keys(members), 'primary_email_address', 'primary_phone_number'];
    /** The part, what the API returns, and fields of it that the export leaves out or writes shorter. */
    const lists: readonly (readonly [string, unknown, readonly string[]])[] = [
      ['profile', [user], ['email', 'emails', 'phones', 'social_connections', 'wallets', 'updated_at']],
      ['email_addresses', user.emails, []],
      ['phone_numbers', user.phones, []],
      ['wallets', user.wallets, []],
      ['passkeys', await listOf(`/users/${userId}/passkeys`), []],
      ['sign_ins', await listOf(`/users/${userId}/sessions`), ['user_id', 'impersonator']],
      ['organization_memberships', await listOf(`/organizations/${organization_id}/members`), [...ofMembers, 'roles']],
      ['workspace_memberships', await listOf(`/workspaces/${workspace_id}/members`), [...ofMembers, 'roles']],
      // The address belongs to another person.
      [
        'sent_invitations',
        await listOf(`/organizations/${organization_id}/invitations`),
        ['email', 'roles', 'invited_by'],
      ],
      ['api_keys', await listOf(`/api-auth/apps/${keyApps[0]?.name}/keys`), ['user_id', 'rate_limits']],
      ['ai_threads', [await listOf(`${agent}/threads/${values['thread_id']}`)], ['user_id']],
      ['ai_messages', await listOf(`${agent}/threads/${values['thread_id']}/messages`), []],
      ['ai_runs', [await listOf(`${agent}/runs/${values['run_id']}`)], ['user_id', 'failure_detail']],
      ['waitlist_entries', await listOf('/waitlist'), []],
    ];
    for (const [name, response, omitted] of lists) {
      type Item = Readonly<Record<string, unknown>>;
      const items = (Array.isArray(response) ? response : (response as { data: unknown }).data) as readonly Item[];
      const exported = recordsOf(name);
      const shown = exported
        .map(({ id }) => items.find((item) => item['id'] === id))
        .filter((item) => item !== undefined);
      expect([name, shown.length > 0]).toEqual([name, true]);
      const expected = shown.map((item) =>
        Object.fromEntries(Object.entries(item).filter(([key]) => !omitted.includes(key))),
      );
      expect([name, exported.filter(({ id }) => expected.some((item) => item['id'] === id))]).toMatchObject([
        name,
        expected,
      ]);
    }
    expect(recordsOf('organization_memberships')).toMatchObject([
      { roles: [{ id: expect.any(String), name: 'Member' }] },
    ]);
  });

  it('contains nothing about other users and records the export', async () => {
    const world = await createWorld();
    const [email, other] = [newAddress(), newAddress()];
    const browser = await openSignedUpBrowser(world, email);
    await openSignedUpBrowser(world, other);
    const userId = (await browser.get('/me')).body.data.id;
    const { text } = await exportOf(world, userId);
    expect(text).toContain(email);
    expect(text).not.toContain(other);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.exported',
      resource_id: userId,
      after: { isComplete: true },
    });
  });

  it('returns the first 1,000 records of a part and says that there are more', async () => {
    const world = await createWorld();
    const { id: userId } = await addUser(world, { email: newAddress(), password: PASSWORD });
    const insert = (
      count: number,
    ) => sql`insert into known_device (deployment_id, user_id, address, agent_hash, last_used_at)
      select ${world.id}, ${userId}, n::text, ${unique('agent')}, now() from generate_series(1, ${count}::int) n`;
    await insert(1_000).execute(world.services.database.rows);
    expect((await exportOf(world, userId)).body.is_complete).toBe(true);
    await insert(1).execute(world.services.database.rows);
    const { body, recordsOf } = await exportOf(world, userId);
    expect([recordsOf('known_devices').length, body.is_complete]).toEqual([1_000, false]);
    const truncated = (body.parts as readonly Part[]).filter(({ is_truncated }) => is_truncated);
    expect(truncated.map(({ name }) => name)).toEqual(['known_devices']);
  });

  it('returns about 2 MiB of a part and says that there is more', async () => {
    const world = await createWorld();
    const { id: userId } = await addUser(world, { email: newAddress(), password: PASSWORD });
    await sql`insert into social_connection (deployment_id, id, user_id, provider, client_id, scopes, redirect_uri, created_at, updated_at)
      select ${world.id}, n, ${userId}, n::text, '', array[repeat('ab', 300000)], '', now(), now()
      from generate_series(1, 5) n`.execute(world.services.database.rows);
    const { body, recordsOf } = await exportOf(world, userId);
    expect([recordsOf('social_connections').length, body.is_complete]).toEqual([3, false]);
  });

  it('is in GraphQL', async () => {
    const world = await createWorld();
    const email = newAddress();
    const { id } = await addUser(world, { email, password: PASSWORD });
    const { userExport } = await world.backend.data(
      `query ($id: ID!) { userExport(userId: $id) { userId isComplete parts { name isTruncated records } } }`,
      { id },
    );
    expect(userExport.parts.find(({ name }: Part) => name === 'email_addresses').records).toMatchObject([{ email }]);
  });

  it('rejects unknown users and users of other deployments, without an event', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { id } = await addUser(other, { email: newAddress(), password: PASSWORD });
    const before = (await eventsOf(world)).length;
    for (const userId of [id, '1']) {
      const { status, body } = await world.backend.get(`/users/${userId}/export`);
      expect([status, body.code]).toEqual([404, 'USER_NOT_FOUND']);
    }
    expect(await eventsOf(world)).toHaveLength(before);
  });
});

describe('the parts of the export', () => {
  it('have different names', () => {
    const names = features.flatMap(({ personalData = [] }) => personalData).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(15);
    expect(new Set(names).size).toBe(names.length);
  });

  it('cover every table with a reference to users or an address', async () => {
    const { rows } = (await service()).services.database;
    const { rows: found } = await sql<{ table: string }>`
      select distinct table_name as table from information_schema.columns
      where table_schema = current_schema() and table_name <> 'user'
        and column_name ~ '^(user_id|actor_id|.*_by_id|email|email_key|phone_number|wallet_address)$'`.execute(rows);
    const exported = new Set<string>(
      features.flatMap(({ personalData = [] }) => personalData).flatMap(({ tables }) => tables),
    );
    const missing = found.map(({ table }) => table).filter((table) => !exported.has(table));
    expect(missing.filter((table) => NOT_EXPORTED[table] === undefined)).toEqual([]);
  });
});
