import { command, type Transaction } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { requireFields, ServiceError } from '../../../platform/errors.ts';
import { addressLimits } from '../../../platform/rate-limits/address-limits.ts';
import { countAttempt } from '../../../platform/rate-limits/attempt-counter.ts';
import { fieldRule } from '../../../platform/validation/field-rules.ts';
import { attemptNotFound } from '../../attempts/pending-attempt.ts';
import { assertMaySignIn } from '../../policy/admission.ts';
import { setSessionCookie } from '../../sessions/session.record.ts';
import { type FoundTicket, findTicket, useTicket } from '../../sign-in-tickets/sign-in-ticket.record.ts';
import { lockActiveUser } from '../../users/user.record.ts';
import { addSignIn, continueSignIn } from '../continue-sign-in.ts';
import { withStoredFailure } from '../record-failure.ts';
import type { SignInPolicy, SignInStepResult } from '../sign-in-attempt.record.ts';
import { uncountClientAttempt } from '../sign-in-limits.ts';
import type { SignInStrategy } from './strategy.ts';

/** The same error for every ticket that does not sign in, so that a client does not learn which tickets and users exist. */
const invalidTicket = () =>
  new ServiceError(
    'INVALID_CREDENTIALS',
    'This ticket is wrong, has already been used or has expired. Ask for a new one.',
  );

/**
 * Sign-in with a ticket that the backend has created. It passes the first factor, like a mailed link. A ticket of an
 * impersonation signs in immediately: its user, who has the second factor, does not take part.
 */
export const ticket: SignInStrategy = {
  identifier: null,
  fields: ['ticket'],
  requiredSettings: {},
  lackOf: () => null,
  message: null,
  async begin(ctx, input, policy) {
    const { ticket } = requireFields(input, ['ticket'], fieldRule('REQUIRED_BY_STRATEGY'));
    // A ticket cannot be guessed; this limits the work.
    await countAttempt(ctx, addressLimits(ctx, 'signin'));
    const found = await findTicket(ctx, ticket);
    if (found === undefined) throw invalidTicket();
    const use = (tx: Transaction) =>
      found.impersonator === null
        ? signInWith(tx, ctx, found, policy)
        : impersonate(tx, ctx, { ...found, impersonator: found.impersonator }, policy);
    const attempted = { userId: found.userId, unknownKey: null, method: 'ticket', wrong: 'WRONG_TICKET' as const };
    const { session, ...outcome } = await withStoredFailure(ctx, attempted, () =>
      command(ctx, async (tx) => {
        await lockTicketUser(tx, found);
        if (!(await useTicket(tx, found))) throw invalidTicket();
        return use(tx);
      }),
    );
    setSessionCookie(ctx, session);
    await uncountClientAttempt(ctx, 'signin');
    return outcome;
  },
  async verifyFirstFactor() {
    throw attemptNotFound();
  },
};

/** Locks the user. Throws when the user is not active. */
async function lockTicketUser(tx: Transaction, { userId }: FoundTicket): Promise<void> {
  if (!(await lockActiveUser(tx, userId))) throw invalidTicket();
}

function signInWith(tx: Transaction, ctx: Context, { id, userId }: FoundTicket, policy: SignInPolicy) {
  tx.record({
    type: 'user.sign_in_ticket.used',
    resource: { type: 'user', id: userId },
    after: { signInTicketId: id },
  });
  return continueSignIn(tx, ctx, { userId, method: 'ticket', policy });
}

async function impersonate(
  tx: Transaction,
  ctx: Context,
  { id: ticketId, userId, impersonator, expiresAt }: FoundTicket & { readonly impersonator: string },
  policy: SignInPolicy,
): Promise<SignInStepResult> {
  await assertMaySignIn({ request: ctx.request, rows: tx.rows, viewer: ctx.viewer }, policy.restrictions, userId);
  tx.record({
    type: 'user.impersonation.started',
    resource: { type: 'user', id: userId },
    after: { impersonationId: ticketId },
    impersonator,
  });
  const impersonation = { ticketId, impersonator, expiresAt };
  return {
    ...(await addSignIn(tx, ctx, { userId, method: 'impersonation', policy, impersonation })),
    signInAttempt: null,
  };
}
