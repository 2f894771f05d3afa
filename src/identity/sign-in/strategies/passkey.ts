import type { SignInInput } from '../../../generated/deployment.ts';
import { command } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { emailKey, phoneKey, usernameKey } from '../../../platform/crypto/identifiers.ts';
import { fieldError, validationFailed } from '../../../platform/errors.ts';
import { attemptNotFound } from '../../attempts/pending-attempt.ts';
import { presentSignInAttempt } from '../../attempts/present-sign-in-attempt.ts';
import { countPasskeyRequest, requestPasskey } from '../../passkeys/request-options.ts';
import { setSessionCookie } from '../../sessions/session.record.ts';
import { addAttempt } from '../sign-in-attempt.record.ts';
import { identifierHashOf } from '../sign-in-limits.ts';
import type { SignInStrategy } from './strategy.ts';

/** The `unknownKey` of an attempt that began without an identifier, which any account of the deployment may complete. */
export const ANY_ACCOUNT = 'passkey';

/**
 * Sign-in with a passkey that the browser finds. An identifier is optional and limits the sign-in to its account. The
 * response never lists the account's passkeys, so that it does not reveal whether the account exists or has any.
 */
export const passkey: SignInStrategy = {
  identifier: null,
  fields: [],
  requiredSettings: {
    'authentication_factors.passkey.enabled': ({ authenticationFactors }) => authenticationFactors.passkey.enabled,
  },
  lackOf: ({ passkey }) => (passkey ? null : 'NO_PASSKEY'),
  message: null,
  async begin(ctx, input, policy) {
    const identifier = identifierOf(input);
    await countPasskeyRequest(ctx);
    const { userId, unknownKey } = await accountOf(ctx, identifier);
    const isOnlyFactor = policy.settings.secondFactorPolicy === 'REQUIRED';
    const { session, attempt, request } = await command(ctx, async (tx) => {
      const step = 'verify_first_factor' as const;
      const pending = { userId, unknownKey, method: 'passkey', policy, step };
      const { session, attempt } = await addAttempt(tx, ctx, pending);
      const subject = { purpose: 'sign_in', subjectId: attempt.id } as const;
      return { session, attempt, request: await requestPasskey(tx, policy, subject, { userId: null, isOnlyFactor }) };
    });
    setSessionCookie(ctx, session);
    return { signIn: null, signInAttempt: presentSignInAttempt(attempt), passkeyRequest: request };
  },
  async verifyFirstFactor() {
    throw attemptNotFound();
  },
};

/** The account that the sign-in is limited to. */
async function accountOf(ctx: Context, identifier: ReturnType<typeof identifierOf>) {
  if (identifier === null) return { userId: null, unknownKey: ANY_ACCOUNT };
  const { kind, key, text } = identifier;
  const found = await findAccount(ctx, kind, key ?? '');
  return found?.isActive
    ? { userId: found.id, unknownKey: null }
    : { userId: null, unknownKey: identifierHashOf(ctx, kind, key ?? text) };
}

type Kind = 'email' | 'username' | 'phone';

/** The one identifier of the input with its look-up key, or null without one. */
function identifierOf({ email, username, phoneNumber }: SignInInput) {
  const given = [
    { kind: 'email' as const, text: email, keyOf: emailKey },
    { kind: 'username' as const, text: username, keyOf: usernameKey },
    { kind: 'phone' as const, text: phoneNumber, keyOf: phoneKey },
  ].flatMap(({ kind, text, keyOf }) => (text ? [{ kind, text, key: keyOf(text) }] : []));
  if (given.length > 1) {
    throw validationFailed([fieldError('input.strategy', 'accepts at most one of email, username and phone_number')]);
  }
  return given[0] ?? null;
}

function findAccount({ rows, viewer }: Context, kind: Kind, key: string) {
  const accounts = rows
    .selectFrom('user as u')
    .select(['u.id', 'u.is_active as isActive'])
    .where('u.deployment_id', '=', viewer.deploymentId);
  if (kind === 'username') return accounts.where('u.username_key', '=', key).executeTakeFirst();
  if (kind === 'email') {
    return accounts
      .innerJoin('user_email as a', (join) =>
        join.onRef('a.deployment_id', '=', 'u.deployment_id').onRef('a.user_id', '=', 'u.id'),
      )
      .where('a.email_key', '=', key)
      .where('a.status', '<>', 'pending')
      .executeTakeFirst();
  }
  return accounts
    .innerJoin('user_phone as a', (join) =>
      join.onRef('a.deployment_id', '=', 'u.deployment_id').onRef('a.user_id', '=', 'u.id'),
    )
    .where('a.phone_number', '=', key)
    .where('a.status', '<>', 'pending')
    .executeTakeFirst();
}
