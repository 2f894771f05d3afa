import { Session } from '../../src/identity/sessions/session.entity.ts';
import { SignIn } from '../../src/identity/sessions/sign-in.entity.ts';
import { command } from '../../src/platform/commands/command.ts';
import { newToken, sha256 } from '../../src/platform/crypto/tokens.ts';
import type { BrowserClient } from './clients.ts';
import type { World } from './world.ts';

const WEEK = 604_800_000;

/** Opens a browser in which the user is signed in. Writes the session directly, so that no password is hashed. */
export async function openSignedInBrowser(world: World, userId: string): Promise<BrowserClient> {
  const token = newToken();
  await command(world.context(), async (tx) => {
    const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
    const [id, signInId] = [tx.newId(), tx.newId()];
    tx.em.create(Session, {
      id,
      ...stamps,
      tokenHash: sha256(token),
      activeSigninId: signInId,
      lastActiveAt: tx.now,
      expiresAt: new Date(tx.now.getTime() + WEEK),
    });
    tx.em.create(SignIn, { id: signInId, ...stamps, sessionId: id, userId, authenticatedAt: tx.now });
    tx.record({ type: 'session.created', resource: { type: 'session', id } });
  });
  const browser = world.browser();
  browser.cookie = token;
  return browser;
}

/** Moves the last authentication of the user's sign-ins back by eleven minutes, too long for sensitive operations. */
export async function backdateAuthentication({ services, id }: World, userId: string): Promise<void> {
  await services.database.rows
    .updateTable('signin')
    .set({ authenticated_at: new Date(Date.now() - 660_000).toISOString() })
    .where('deployment_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}
