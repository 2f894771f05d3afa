import { describe, expect, it } from 'vitest';
import { waitForMail } from '../../support/mail.ts';
import { storeProvider, storeSocialAccount } from '../../support/social-accounts.ts';
import { ABSENT, createUser, rejectionOf } from '../../support/users.ts';
import { createWorld, eventsOf, unique } from '../../support/world.ts';

async function createLinkedUser() {
  const world = await createWorld();
  const providerId = await storeProvider(world);
  const email = `${unique('ada')}@example.com`;
  const user = await createUser(world, { email });
  const connectionId = await storeSocialAccount(world, user.id, {
    providerId,
    subject: '108203',
    accessToken: 'secret',
  });
  return {
    world,
    email,
    providerId,
    userId: user.id,
    connectionId,
    path: `/users/${user.id}/social-connections` as const,
  };
}

describe('DELETE /users/{user_id}/social-connections/{provider}', () => {
  it('unlinks the account with its tokens, records the event and tells the owner that the team did it', async () => {
    const { world, email, userId, connectionId, path } = await createLinkedUser();
    const { status, text } = await world.backend.delete(`${path}/google`);
    expect([status, text]).toEqual([204, '']);
    expect((await world.backend.get(`/users/${userId}`)).body.social_connections).toEqual([]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.social_connection.unlinked',
      resource_id: userId,
      actor_type: 'api_key',
      before: { socialConnectionId: connectionId, provider: 'google' },
      after: null,
    });
    const mail = await waitForMail(world, email);
    expect(mail.subject).toContain('An account at another provider was removed from your account');
    expect(mail.text).toContain('The team of Northwind made this change');
  });

  it('keeps the accounts of other users and at other providers', async () => {
    const { world, providerId, userId, path } = await createLinkedUser();
    const github = await storeProvider(world, { name: 'github', kind: 'GITHUB', label: 'GitHub' });
    await storeSocialAccount(world, userId, { providerId: github, provider: 'github' });
    const other = await createUser(world);
    await storeSocialAccount(world, other.id, { providerId });
    await world.backend.delete(`${path}/google`);
    const linkedTo = async (id: string) =>
      (await world.backend.get(`/users/${id}`)).body.social_connections.map(({ provider }) => provider);
    expect([await linkedTo(userId), await linkedTo(other.id)]).toEqual([['github'], ['google']]);
  });

  it('returns 404 for a provider that the user has not linked, and for a user of another deployment', async () => {
    const { world, path } = await createLinkedUser();
    const other = await createLinkedUser();
    expect(rejectionOf(await world.backend.delete(`${path}/github`))).toEqual([
      404,
      'SOCIAL_CONNECTION_NOT_FOUND',
      undefined,
    ]);
    for (const id of [ABSENT, other.userId]) {
      const response = await world.backend.delete(`/users/${id}/social-connections/google`);
      expect(rejectionOf(response)).toEqual([404, 'USER_NOT_FOUND', undefined]);
    }
  });

  it('works in GraphQL and requires the scope', async () => {
    const { world, userId, path } = await createLinkedUser();
    const reader = world.backend.with(await world.token(['users:read']));
    expect(rejectionOf(await reader.delete(`${path}/google`))).toEqual([403, 'INSUFFICIENT_PERMISSIONS', undefined]);
    await world.backend.data('mutation ($id: ID!) { unlinkUserSocialConnection(userId: $id, provider: "google") }', {
      id: userId,
    });
    expect((await world.backend.get(`/users/${userId}`)).body.social_connections).toEqual([]);
  });
});
