import { randomBytes } from 'node:crypto';
import { frontendUrl, isRedirectTarget } from '../../deployment/index.ts';
import type { CreateWalletChallengeInput } from '../../generated/deployment.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { addressLimits } from '../../platform/rate-limits/address-limits.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import { openSession, setSessionCookie } from '../sessions/session.record.ts';
import { WalletChallenge } from './wallet-challenge.entity.ts';

const LIFETIME_MS = 300_000;

/** Creates a challenge for a wallet of this browser; see `createWalletChallenge` in the schema. */
export async function createWalletChallenge(ctx: Context, { origin: requested }: CreateWalletChallengeInput) {
  const policy = await authPolicy(ctx);
  assertWalletsEnabled(policy);
  const origin = originOf(ctx, policy, requested);
  await countAttempt(ctx, addressLimits(ctx, 'signin_message'));
  const nonce = randomBytes(16).toString('hex');

  const { session, issuedAt, expiresAt } = await command(ctx, async (tx) => {
    const session = await openSession(tx, ctx, policy.settings.sessionValidityPeriod);
    const id = tx.newId();
    const expiresAt = new Date(tx.now.getTime() + LIFETIME_MS);
    tx.em.create(WalletChallenge, {
      id,
      deploymentId: tx.deploymentId,
      sessionId: session.id,
      nonceHash: sha256(nonce),
      origin,
      expiresAt,
      createdAt: tx.now,
    });
    tx.record({
      type: 'session.wallet_challenge.created',
      resource: { type: 'session', id: session.id },
      after: { walletChallengeId: id, origin },
    });
    return { session, issuedAt: tx.now, expiresAt };
  });
  setSessionCookie(ctx, session);
  return {
    domain: new URL(origin).host,
    uri: origin,
    version: '1',
    chainIds: policy.settings.web3Wallet.chainIds,
    nonce,
    statement: statementOf(policy),
    issuedAt: issuedAt.toISOString(),
    expirationTime: expiresAt.toISOString(),
  };
}

/** Throws 403 when the settings disable wallets. */
export function assertWalletsEnabled({ settings }: Pick<AuthPolicy, 'settings'>): void {
  if (settings.web3Wallet.enabled) return;
  throw new ServiceError('FEATURE_DISABLED', 'Wallets are not enabled on this deployment.');
}

/**
 * The origin that the message must name. Wallets compare it with the page, so it is one of the origins that the settings
 * list, and never taken from a header.
 */
function originOf(ctx: Context, policy: AuthPolicy, requested: string | null | undefined): string {
  if (requested == null) return new URL(frontendUrl(ctx.config, policy.frontendHost)).origin;
  if (isRedirectTarget(ctx.config, policy, requested)) return new URL(requested).origin;
  throw validationFailed([
    fieldError('input.origin', "must be the deployment's own origin or one of its allowed origins"),
  ]);
}

/** EIP-4361 allows only some ASCII characters in a statement. */
const FORBIDDEN_IN_STATEMENT = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;= ]/g;

function statementOf({ appName, frontendHost }: AuthPolicy): string {
  const name = appName.replaceAll(FORBIDDEN_IN_STATEMENT, '').trim();
  return `Sign in to ${name === '' ? frontendHost : name}.`;
}
