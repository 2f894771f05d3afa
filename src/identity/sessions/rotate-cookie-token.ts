import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import type { IssuedSession } from './session.record.ts';

/**
 * Replaces the token of the browser's session, so that the old cookie stops working. The expiry does not change. Set the
 * cookie after the commit. Rejects session tokens, which must never become a cookie.
 */
export async function rotateCookieToken(tx: Transaction, { viewer }: Pick<Context, 'viewer'>): Promise<IssuedSession> {
  const { sessionId } = viewer.assertBrowserSession();
  const token = newToken();
  const { expiresAt } = await tx.rows
    .updateTable('session')
    .set({ token_hash: sha256(token), updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sessionId)
    .returning('expires_at as expiresAt')
    .executeTakeFirstOrThrow();
  const maxAgeSeconds = Math.max(1, Math.ceil((Date.parse(expiresAt) - tx.now.getTime()) / 1_000));
  return { id: sessionId, token, maxAgeSeconds };
}
