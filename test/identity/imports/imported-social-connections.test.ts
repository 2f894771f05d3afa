import { describe, expect, it } from 'vitest';
import { storeProvider, storeSocialAccount } from '../../support/social-accounts.ts';
import { importUsers } from '../../support/user-imports.ts';
import { createUser } from '../../support/users.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const google = { provider: 'google', subject: '108203' };

async function createWorldWithGoogle(): Promise<{ world: World; providerId: string }> {
  const world = await createWorld();
  return { world, providerId: await storeProvider(world) };
}

const connectionsOf = async ({ services, id }: World) =>
  services.database.rows
    .selectFrom('social_connection')
    .select(['user_id', 'provider', 'provider_id', 'subject', 'email', 'client_id', 'scopes', 'last_used_at'])
    .where('deployment_id', '=', id)
    .orderBy('id')
    .execute();

describe('social_connections of an imported user', () => {
  it('are linked to the user, with an event for each', async () => {
    const { world, providerId } = await createWorldWithGoogle();
    const githubId = await storeProvider(world, { name: 'github', kind: 'GITHUB', label: 'GitHub' });
    const result = await importUsers(world, [
      { email: 'ada@example.com', social_connections: [{ ...google, email: 'Ada@gmail.example' }] },
      {
        username: 'grace',
        social_connections: [
          { provider: 'github', subject: '17' },
          { ...google, subject: 'g-2' },
        ],
      },
      { username: 'nora', social_connections: [] },
      { username: 'emmy', social_connections: null },
    ]);
    expect(result).toMatchObject({ created: 4, failed: 0, failures: [] });
    const [ada, grace] = (await world.backend.get('/users?sort_order=asc')).body.data;
    const common = { provider: 'google', provider_id: providerId, client_id: 'client-of-google', scopes: [] };
    expect(await connectionsOf(world)).toEqual([
      { ...common, user_id: ada?.id, subject: '108203', email: 'Ada@gmail.example', last_used_at: null },
      {
        ...common,
        user_id: grace?.id,
        provider: 'github',
        provider_id: githubId,
        client_id: 'client-of-github',
        subject: '17',
        email: null,
        last_used_at: null,
      },
      { ...common, user_id: grace?.id, subject: 'g-2', email: null, last_used_at: null },
    ]);
    const { social_connections } = (await world.backend.get(`/users/${ada?.id}`)).body;
    expect(social_connections).toMatchObject([
      {
        provider: 'google',
        enabled: true,
        redirect_uri: `https://${world.frontendHost}/auth/sso/callback/google`,
      },
    ]);
    const linked = (await eventsOf(world)).filter(({ type }) => type === 'user.social_connection.linked');
    expect(linked.map(({ resource_id, after }) => [resource_id, (after as { provider: string }).provider])).toEqual([
      [ada?.id, 'google'],
      [grace?.id, 'github'],
      [grace?.id, 'google'],
    ]);
    expect(JSON.stringify(linked)).not.toContain('108203');
  });

  it('are enough for a user without an address', async () => {
    const { world } = await createWorldWithGoogle();
    expect(await importUsers(world, [{ first_name: 'Ada', social_connections: [google] }])).toMatchObject({
      created: 1,
      failed: 0,
    });
  });

  it('fail their line when the provider or the account cannot be linked, and nothing of it is stored', async () => {
    const { world, providerId } = await createWorldWithGoogle();
    const other = await createWorldWithGoogle();
    const holder = await createUser(world);
    await storeSocialAccount(world, holder.id, { providerId, subject: 'taken' });
    const elsewhere = await createUser(other.world);
    await storeSocialAccount(other.world, elsewhere.id, { providerId: other.providerId, subject: 'free here' });
    const { created, failures } = await importUsers(world, [
      { username: 'one', social_connections: [{ provider: 'gitlab', subject: '1' }] },
      { username: 'two', social_connections: [{ ...google, subject: 'taken' }] },
      { username: 'three', social_connections: [{ ...google, subject: 'free here' }] },
      { username: 'four', social_connections: [{ ...google, subject: 'free here' }] },
      // The line failed, so that its username and its account are free.
      { username: 'two', social_connections: [google] },
    ]);
    expect(created).toBe(2);
    expect(failures).toEqual([
      {
        line: 1,
        code: 'VALIDATION_FAILED',
        message: '`social_connections.0.provider` is not the name of a provider.',
      },
      { line: 2, code: 'SOCIAL_CONNECTION_TAKEN', message: 'Another user has the account `social_connections.0`.' },
      { line: 4, code: 'SOCIAL_CONNECTION_TAKEN', message: 'Another user has the account `social_connections.0`.' },
    ]);
    expect((await connectionsOf(world)).map(({ subject }) => subject)).toEqual(['taken', 'free here', '108203']);
  });

  it.each([
    ['a text', 'google', '`social_connections` must be a list of up to 20 objects.'],
    ['too many', Array(21).fill(google), '`social_connections` must be a list of up to 20 objects.'],
    ['a text in the list', ['google'], '`social_connections.0` must be an object with `provider` and `subject`.'],
    ['no subject', [{ provider: 'google' }], '`social_connections.0.subject` must be a string.'],
    ['a number as subject', [{ provider: 'google', subject: 5 }], '`social_connections.0.subject` must be a string.'],
    [
      'an empty subject',
      [{ ...google, subject: ' ' }],
      '`social_connections.0.subject` must have 1 to 255 characters.',
    ],
    [
      'a long subject',
      [{ ...google, subject: 'x'.repeat(256) }],
      '`social_connections.0.subject` must have 1 to 255 characters.',
    ],
    ['a wrong address', [{ ...google, email: 'ada' }], '`social_connections.0.email` must be an email address.'],
    [
      'another field',
      [{ ...google, access_token: 'secret' }],
      '`social_connections.0` has another field than `provider`, `subject` and `email`.',
    ],
    [
      'two accounts of a provider',
      [google, { ...google, subject: '2' }],
      '`social_connections` must have one account of each provider.',
    ],
  ])('fail their line with %s', async (_, social_connections, message) => {
    const { world } = await createWorldWithGoogle();
    const { failures } = await importUsers(world, [{ username: 'ada', social_connections }]);
    expect(failures).toEqual([{ line: 1, code: 'VALIDATION_FAILED', message }]);
  });
});
