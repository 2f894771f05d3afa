import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import type { SwitchSignInInput } from '../graph/types.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { currentSession } from './current-session.reads.ts';
import { liveSignins } from './session.reads.ts';
import { lockSession } from './session.record.ts';

export const notOfThisBrowser = () =>
  validationFailed([fieldError('input.signinId', 'must be a sign-in of this browser')]);

/** Goes on with another account of this browser; see `switchSignIn` in the schema. */
export async function switchSignIn(ctx: Context, { signinId }: SwitchSignInInput) {
  const { rows, viewer, browser } = ctx;
  const { settings } = await authPolicy(rows, viewer.deploymentId);
  if (settings.multiSessionSupport === 'DISABLED') {
    throw new ServiceError('FEATURE_DISABLED', "This deployment's settings allow one account in a browser.");
  }
  const { sessionId } = browser;
  if (sessionId === null) throw notOfThisBrowser();
  await command(ctx, async (tx) => {
    await lockSession(tx, sessionId);
    const signins = await liveSignins(tx.rows, tx.deploymentId, sessionId);
    const wanted = signins.find(({ id }) => id === signinId);
    if (wanted === undefined) throw notOfThisBrowser();
    const before = signins.find(({ isActive }) => isActive)?.id ?? null;
    await tx.rows
      .updateTable('session')
      .set({ active_signin_id: signinId, updated_at: tx.now.toISOString() })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', sessionId)
      .execute();
    const actor = { type: 'user' as const, id: wanted.userId };
    recordSwitch(tx, sessionId, { activeSigninId: before }, { activeSigninId: signinId }, actor);
  });
  return currentSession(ctx);
}

/** Records that the session goes on with another account, organization or workspace. */
export function recordSwitch(
  tx: Transaction,
  id: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  actor?: { readonly type: 'user'; readonly id: string },
): void {
  tx.record({
    type: 'session.updated',
    resource: { type: 'session', id },
    before,
    after,
    ...(actor === undefined ? {} : { actor }),
  });
}
