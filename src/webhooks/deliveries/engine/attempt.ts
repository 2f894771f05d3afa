import type { Vault } from '../../../platform/crypto/vault.ts';
import type { AddressGuard } from '../../../platform/outgoing/addresses.ts';
import { checkOutgoingUrl } from '../../../platform/outgoing/urls.ts';
import { signatures } from '../../../platform/standard-webhooks/sign.ts';
import {
  ownSecretCell,
  previousOwnSecretCell,
  previousSecretCell,
  signingSecretCell,
} from '../../apps/signing-secret.ts';
import { openHeaders } from '../../endpoints/sealed-headers.ts';
import { isStreamUrl } from '../../endpoints/stream-url.ts';
import { messageHeaders } from '../../endpoints/webhook-headers.ts';
import type { AttemptResult, Sender } from './sender.ts';

/** The stored data that an attempt requires. */
export interface AttemptInput {
  readonly appId: string;
  readonly endpointId: string;
  readonly messageId: string;
  readonly url: string;
  readonly headersSealed: string | null;
  readonly timeoutSeconds: number;
  readonly endpointSecretSealed: string | null;
  readonly endpointPreviousSealed: string | null;
  readonly endpointPreviousUntil: string | null;
  readonly appSecretSealed: string;
  readonly previousSecretSealed: string | null;
  readonly previousSecretUntil: string | null;
  readonly isStaging: boolean;
  readonly body: Uint8Array;
}

export interface AttemptDependencies {
  readonly vault: Vault;
  readonly outgoing: AddressGuard;
  readonly sender: Sender;
}

/** Signs and sends once; to an endpoint of the stream nothing is sent. Throws when the stored secrets cannot be decrypted: the service failed, not the endpoint. */
export async function attempt(
  dependencies: AttemptDependencies,
  input: AttemptInput,
  now: Date,
): Promise<AttemptResult> {
  const { vault, outgoing, sender } = dependencies;
  if (isStreamUrl(input.url)) return { status: null, retryAfter: null, body: null, error: null, durationMs: 0 };
  const urlError = checkOutgoingUrl(input.url, { guard: outgoing, allowHttpLoopback: input.isStaging });
  if (urlError !== null) {
    const error = urlError.code === 'ADDRESS_NOT_ALLOWED' ? urlError.code : 'INVALID_URL';
    return { status: null, retryAfter: null, body: null, error, durationMs: 0 };
  }
  const id = `msg_${input.messageId}`;
  const timestamp = Math.floor(now.getTime() / 1000);
  const own = openHeaders(vault, input.endpointId, input.headersSealed);
  return sender.send({
    url: new URL(input.url),
    headers: {
      ...messageHeaders(input.messageId, own),
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures({ id, timestamp, body: input.body }, signingSecrets(vault, input, now)),
    },
    body: input.body,
    timeoutMs: input.timeoutSeconds * 1000,
  });
}

/** The secrets that sign at this time. During a rotation of the endpoint's secret, the previous one signs as well. */
function signingSecrets(vault: Vault, input: AttemptInput, now: Date): string[] {
  const { endpointId, endpointSecretSealed, endpointPreviousSealed, endpointPreviousUntil } = input;
  const own = endpointSecretSealed === null ? null : vault.open(endpointSecretSealed, ownSecretCell(endpointId));
  if (!isInFuture(endpointPreviousUntil, now)) return own === null ? appSigningSecrets(vault, input, now) : [own];
  const previous =
    endpointPreviousSealed === null ? null : vault.open(endpointPreviousSealed, previousOwnSecretCell(endpointId));
  return [own, previous].flatMap((secret) => secret ?? appSigningSecrets(vault, input, now));
}

/** The app's secret and, during its rotation, the previous one. */
function appSigningSecrets(vault: Vault, input: AttemptInput, now: Date): string[] {
  const { appId, appSecretSealed, previousSecretSealed, previousSecretUntil } = input;
  const current = vault.open(appSecretSealed, signingSecretCell(appId));
  if (previousSecretSealed === null || !isInFuture(previousSecretUntil, now)) return [current];
  return [current, vault.open(previousSecretSealed, previousSecretCell(appId))];
}

const isInFuture = (timestamp: string | null, now: Date) => timestamp !== null && Date.parse(timestamp) > now.getTime();
