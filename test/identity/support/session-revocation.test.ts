import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { clientWithToken, createSessionToken } from '../../support/session-tokens.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { ABSENT, rejectionOf } from '../../support/users.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

describe('DELETE /users/{user_id}/sessions/{session_id}', () => {
  it('signs the user out of one browser, with its tokens, and of no other', async () => {
    const world = await createWorld();
    const { id } = await addUser(world);
    const [kept, revoked] = [await openSignedInBrowser(world, id), await openSignedInBrowser(world, id)];
    const bearer = clientWithToken(world, await createSessionToken(revoked));
    expect((await bearer.get('/me')).status).toBe(200);
    const own = (await revoked.get('/me/sessions')).body.data.find(({ is_current }) => is_current);
    expect((await world.backend.delete(`/users/${id}/sessions/${own?.id}`)).status).toBe(204);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'session.deleted',
      resource_id: own?.id,
      actor_type: 'api_key',
      before: { userId: id },
    });
    expect([(await revoked.get('/me')).status, (await bearer.get('/me')).status]).toEqual([401, 401]);
    expect((await kept.get('/me')).status).toBe(200);
    expect((await world.backend.get(`/users/${id}/sessions`)).body.data).toHaveLength(1);
  });

  it('returns 404 for the session of another user, of another deployment, and one that has ended', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const [ada, bob, eve] = [await addUser(world), await addUser(world), await addUser(other)];
    const sessionIdIn = async (home: typeof world, userId: string) => {
      const browser = await openSignedInBrowser(home, userId);
      return (await browser.get('/me/sessions')).body.data[0]?.id as string;
    };
    const [adas, bobs, eves] = [
      await sessionIdIn(world, ada.id),
      await sessionIdIn(world, bob.id),
      await sessionIdIn(other, eve.id),
    ];
    for (const id of [bobs, eves, ABSENT]) {
      const response = await world.backend.delete(`/users/${ada.id}/sessions/${id}`);
      expect(rejectionOf(response)).toEqual([404, 'SESSION_NOT_FOUND', undefined]);
    }
    const foreign = await world.backend.delete(`/users/${eve.id}/sessions/${eves}`);
    expect(rejectionOf(foreign)).toEqual([404, 'USER_NOT_FOUND', undefined]);
    await world.backend.data(`mutation { revokeUserSession(userId: "${ada.id}", sessionId: "${adas}") }`);
    const again = await world.backend.delete(`/users/${ada.id}/sessions/${adas}`);
    expect(rejectionOf(again)).toEqual([404, 'SESSION_NOT_FOUND', undefined]);
  });
});
