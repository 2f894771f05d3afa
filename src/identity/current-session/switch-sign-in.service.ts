import { deploymentOfCaller } from '../../deployment/index.ts';
import type { SwitchSignInInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { fieldRule } from '../../platform/validation/field-rules.ts';
import { lockSession } from '../sessions/session.record.ts';
import { currentSession } from './session.reads.ts';
import { readSessionState } from './session-state.reads.ts';

export const signInNotInBrowser = () => validationFailed([fieldError('input.signInId', fieldRule('BROWSER_SIGN_IN'))]);

/** Makes another account of this browser active; see `switchSignIn` in the schema. */
export async function switchSignIn(ctx: Context, { signInId }: SwitchSignInInput) {
  const { authSettings } = await deploymentOfCaller(ctx);
  if (authSettings.multiSessionSupport === 'DISABLED') {
    throw new ServiceError('FEATURE_DISABLED', "This deployment's settings allow only one account per browser.");
  }
  const { sessionId } = ctx.sessionCookie;
  if (sessionId === null) throw signInNotInBrowser();
  await command(ctx, async (tx) => {
    await lockSession(tx, sessionId);
    const state = await readSessionState(tx.rows, tx.deploymentId, sessionId, authSettings);
    const selected = state?.signIns.find(({ id }) => id === signInId);
    if (selected === undefined) throw signInNotInBrowser();
    const before = state?.active?.id ?? null;
    await tx.rows
      .updateTable('session')
      .set({ active_signin_id: signInId, updated_at: tx.now.toISOString() })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', sessionId)
      .execute();
    const actor = { type: 'user' as const, id: selected.userId };
    recordSessionChange(tx, sessionId, { activeSigninId: before }, { activeSigninId: signInId }, actor);
  });
  return currentSession(ctx);
}

/** Records that the active account, organization or workspace of the session changed. */
export function recordSessionChange(
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
