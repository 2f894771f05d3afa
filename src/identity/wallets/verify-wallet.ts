import type { WalletSignatureInput } from '../../generated/deployment.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { ServiceError } from '../../platform/errors.ts';
import { addressLimits } from '../../platform/rate-limits/address-limits.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { isSignedByContract } from './contract-signature.ts';
import { addressKey, contractNamespace, KEY_NAMESPACE, type WalletNamespace } from './ethereum-address.ts';
import { rpcUrlOf } from './rpc-urls.ts';
import { parseSiweMessage } from './siwe-message.ts';
import { isSignedByKey, rejectionReason, type SignedMessage } from './verify-siwe-message.ts';

/** A wallet whose signature was checked. It is proven once a command has consumed the challenge. */
export interface VerifiedWallet {
  readonly namespace: WalletNamespace;
  /** In lower case. */
  readonly address: string;
  readonly chainId: number;
  readonly challengeId: string;
}

const invalidSignature = (reason: string) =>
  new ServiceError(
    'INVALID_WALLET_SIGNATURE',
    `The signed message is not accepted: ${reason}. Request a new challenge and sign it.`,
  );

const unknownNonce = () => invalidSignature('its nonce is unknown to this browser, was already used or has expired');

/** Parses the message. Its signature is not checked yet. */
export function readSignedMessage({ message: text, signature }: WalletSignatureInput): SignedMessage {
  const message = parseSiweMessage(text);
  if (message === null) throw invalidSignature('it does not have the form of EIP-4361');
  return { text, message, signature };
}

/**
 * Checks the signature and that the message answers a challenge of this browser. Does not consume the challenge: a
 * command does, so that a failed command leaves it valid.
 */
export async function verifyWallet(
  ctx: Context,
  { settings }: Pick<AuthPolicy, 'settings'>,
  signed: SignedMessage,
): Promise<VerifiedWallet> {
  const { rows, viewer, sessionCookie } = ctx;
  const { nonce, address, chainId } = signed.message;
  const now = new Date();
  // No session has the id 0.
  const challenge = await rows
    .selectFrom('wallet_challenge')
    .select(['id', 'origin'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('nonce_hash', '=', sha256(nonce))
    .where('session_id', '=', sessionCookie.sessionId ?? '0')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow(unknownNonce);
  const expected = {
    domain: new URL(challenge.origin).host,
    uri: challenge.origin,
    nonce,
    chainIds: settings.web3Wallet.chainIds,
  };
  const reason = rejectionReason(signed.message, expected, now);
  if (reason !== null) throw invalidSignature(reason);
  const namespace = isSignedByKey(signed) ? KEY_NAMESPACE : await verifyContract(ctx, signed);
  return { namespace, address: addressKey(address), chainId, challengeId: challenge.id };
}

/** Asks the contract at the address. Counts the request, because the challenge of a rejected signature stays valid. */
async function verifyContract(ctx: Context, signed: SignedMessage): Promise<WalletNamespace> {
  const { chainId } = signed.message;
  const url = await rpcUrlOf(ctx, chainId);
  if (url === null) {
    throw invalidSignature(
      'its signature is not by the key of its address, and contracts of its chain are not accepted',
    );
  }
  await countAttempt(ctx, addressLimits(ctx, 'signin_message'));
  if (await isSignedByContract({ http: ctx.outgoingHttp, url }, signed)) return contractNamespace(chainId);
  throw invalidSignature('its signature is neither by the key nor by a contract of its address');
}

/** Consumes the challenge. Throws when another request has already consumed it. */
export async function consumeWalletChallenge(
  tx: Transaction,
  { challengeId }: Pick<VerifiedWallet, 'challengeId'>,
): Promise<void> {
  await tx.rows
    .deleteFrom('wallet_challenge')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', challengeId)
    .where('expires_at', '>', tx.now.toISOString())
    .returning('id')
    .executeTakeFirstOrThrow(unknownNonce);
}
