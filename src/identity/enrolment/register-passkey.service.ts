import { sql } from 'kysely';
import { authSettingsOf } from '../../deployment/index.ts';
import type { RegisterPasskeyInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { notifyFactorChange } from '../factors/notify-factor-change.ts';
import { getMe } from '../me/me.reads.ts';
import { CHALLENGE_SECONDS, issueChallenge, takeChallenge } from '../passkeys/challenges.ts';
import { Passkey } from '../passkeys/passkey.entity.ts';
import { passkeysOf } from '../passkeys/passkey.reads.ts';
import { rpIdOf } from '../passkeys/relying-party.ts';
import { credentialDescriptor } from '../passkeys/request-options.ts';
import { invalidPasskey, userHandleOf } from '../passkeys/verify-passkey.ts';
import { ALGORITHMS, verifyRegistration } from '../passkeys/verify-registration.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import { programName } from '../sessions/program-name.ts';
import { lockUser } from '../users/user.record.ts';

const MAX_PASSKEYS = 20;

/** Returns the options of `navigator.credentials.create`; see `startPasskeyRegistration` in the schema. */
export async function startPasskeyRegistration(ctx: Context) {
  const { userId, signInId } = ctx.viewer.assertSignIn();
  const { rows, viewer } = ctx;
  const policy = await policyWithPasskeys(ctx);
  const { email, username, firstName, lastName } = await getMe(rows, viewer.deploymentId, userId);
  const existing = await passkeysOf(rows, viewer.deploymentId, userId);
  if (existing.length >= MAX_PASSKEYS) throw tooManyPasskeys();
  const subject = { purpose: 'register', subjectId: signInId } as const;
  const { challenge, expiresAt } = await issueChallenge(rows, viewer.deploymentId, subject);
  const name = email ?? username ?? userId;
  const options = {
    challenge,
    rp: { id: rpIdOf(policy), name: policy.appName },
    user: {
      id: userHandleOf(userId),
      name,
      displayName: [firstName, lastName].filter(Boolean).join(' ') || name,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_SECONDS * 1_000,
    attestation: 'none',
    excludeCredentials: existing.map(credentialDescriptor),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    extensions: { credProps: true },
  };
  return { options, expiresAt };
}

/** Stores a new passkey; see `registerPasskey` in the schema. */
export async function registerPasskey(ctx: Context, { credential, name }: RegisterPasskeyInput) {
  const { userId, signInId } = ctx.viewer.assertSignIn();
  const policy = await policyWithPasskeys(ctx);
  const challenge = await takeChallenge(ctx, { purpose: 'register', subjectId: signInId });
  if (challenge === undefined) throw invalidPasskey();
  const registered = await verifyRegistration(ctx, policy, challenge, credential);

  return command(ctx, async (tx) => {
    // Locked, so that parallel requests do not exceed the maximum.
    await lockUser(tx, userId);
    const existing = await passkeysOf(tx.rows, tx.deploymentId, userId);
    if (existing.length >= MAX_PASSKEYS) throw tooManyPasskeys();
    await assertNotRegistered(tx, registered.credentialId);
    const rpId = rpIdOf(policy);
    const passkey = {
      id: tx.newId(),
      name: name ?? programName(ctx.request.userAgent),
      ...registered,
    };
    const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
    tx.em.create(Passkey, { ...passkey, ...stamps, userId, rpId });
    await tx.em.flush();
    await fixRpId(tx, rpId);
    tx.record({
      type: 'user.passkey.created',
      resource: { type: 'user', id: userId },
      after: { passkeyId: passkey.id, name: passkey.name },
    });
    await notifyFactorChange(ctx, tx, userId, { event: 'passkey_added' });
    return { ...passkey, lastUsedAt: null, createdAt: tx.now.toISOString() };
  });
}

async function policyWithPasskeys(ctx: Context): Promise<AuthPolicy> {
  const policy = await authPolicy(ctx);
  if (policy.settings.authenticationFactors.passkey.enabled) return policy;
  throw new ServiceError('FEATURE_DISABLED', 'Passkeys are not enabled on this deployment.');
}

/** Throws 409 for a credential that this or another user has registered. */
async function assertNotRegistered(tx: Transaction, credentialId: string): Promise<void> {
  // Credential ids are random: only a copied one is registered twice, and the lock keeps the error a 409.
  await tx.lock(`passkey ${credentialId}`);
  const found = await tx.rows
    .selectFrom('passkey')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  if (found !== undefined) throw new ServiceError('CONFLICT', 'This passkey is registered already.');
}

/**
 * Stores the relying party id of the first passkey in the settings, so that a later change of the deployment's host name does
 * not make passkeys unusable. Throws 409 when the setting has changed since the challenge was issued.
 */
async function fixRpId(tx: Transaction, rpId: string): Promise<void> {
  const { authenticationFactors } = await authSettingsOf(tx.rows, tx.deploymentId);
  const stored = authenticationFactors.passkey.rpId;
  if (stored === rpId) return;
  if (stored !== '') throw new ServiceError('CONFLICT', 'The settings for passkeys have changed. Start again.');
  await sql`update deployment set
      auth_settings = jsonb_set(auth_settings, '{authenticationFactors,passkey,rpId}', to_jsonb(${rpId}::text)),
      version = version + 1, updated_at = ${tx.now.toISOString()}
    where id = ${tx.deploymentId}`.execute(tx.rows);
  tx.record({
    type: 'settings.auth.updated',
    resource: { type: 'deployment', id: String(tx.deploymentId) },
    before: { authenticationFactors: { passkey: { rpId: '' } } },
    after: { authenticationFactors: { passkey: { rpId } } },
  });
}

const tooManyPasskeys = () =>
  new ServiceError('CONFLICT', `An account has at most ${MAX_PASSKEYS} passkeys. Delete one first.`);
