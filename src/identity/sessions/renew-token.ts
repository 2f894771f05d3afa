import type { Context } from '../../platform/context.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import type { Transaction } from '../../platform/database/command.ts';
import type { OpenedSession } from './session.record.ts';

/**
 * Gives the browser's session a new token, for as long as it lasts anyway: whoever knew the old one is out. Hand it out
 * after the command. Refused to session tokens, which must never become a cookie.
 */
export async function renewToken(tx: Transaction, { viewer }: Pick<Context, 'viewer'>): Promise<OpenedSession> {
  const { sessionId } = viewer.assertBrowser();
  const token = newToken();
  const { expiresAt } = await tx.rows
    .updateTable('session')
    .set({ token_hash: sha256(token), updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sessionId)
    .returning('expires_at as expiresAt')
    .executeTakeFirstOrThrow();
  const maxAge = Math.max(1, Math.ceil((Date.parse(expiresAt) - tx.now.getTime()) / 1_000));
  return { id: sessionId, token, maxAge };
}
