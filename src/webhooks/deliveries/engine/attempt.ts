import type { KeyObject } from 'node:crypto';
import { signatures } from '../../../platform/standard-webhooks/sign.ts';
import {
  ownSecretCell,
  previousOwnSecretCell,
  previousSecretCell,
  signingSecretCell,
} from '../../apps/signing-secret.ts';
import { isStreamUrl } from '../../endpoints/stream-url.ts';
import type { EndpointSecrets } from './endpoint-secrets.ts';
import type { AttemptResult, Sender } from './sender.ts';
import type { Targets } from './targets.ts';

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
  readonly secrets: EndpointSecrets;
  readonly targets: Targets;
  readonly sender: Sender;
}

/** Signs and sends once; to an endpoint of the stream nothing is sent. Throws when the stored secrets cannot be decrypted: the service failed, not the endpoint. */
export function attempt(
  { secrets, targets, sender }: AttemptDependencies,
  input: AttemptInput,
  now: Date,
): Promise<AttemptResult> | AttemptResult {
  const { endpointId, messageId, url, body } = input;
  if (isStreamUrl(url)) return { status: null, retryAfter: null, body: null, error: null, durationMs: 0 };
  const target = targets.of(url, input.isStaging);
  if (typeof target === 'string') {
    return { status: null, retryAfter: null, body: null, error: target, durationMs: 0 };
  }
  const id = `msg_${messageId}`;
  const timestamp = Math.floor(now.getTime() / 1000);
  return sender.send({
    target,
    headers: {
      ...secrets.headersOf(endpointId, input.headersSealed),
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures({ id, timestamp, body }, signingKeys(secrets, input, now)),
    },
    body,
    timeoutMs: input.timeoutSeconds * 1000,
  });
}

/** The keys that sign at this time. During a rotation of the endpoint's secret, the previous one signs as well. */
function signingKeys(secrets: EndpointSecrets, input: AttemptInput, now: Date): KeyObject[] {
  const { endpointId, endpointSecretSealed, endpointPreviousSealed, endpointPreviousUntil } = input;
  const own = endpointSecretSealed === null ? null : secrets.keyOf(endpointSecretSealed, ownSecretCell(endpointId));
  if (!isInFuture(endpointPreviousUntil, now)) return own === null ? appSigningKeys(secrets, input, now) : [own];
  const previous =
    endpointPreviousSealed === null ? null : secrets.keyOf(endpointPreviousSealed, previousOwnSecretCell(endpointId));
  return [own, previous].flatMap((key) => key ?? appSigningKeys(secrets, input, now));
}

/** The key of the app and, during its rotation, the previous one. */
function appSigningKeys(secrets: EndpointSecrets, input: AttemptInput, now: Date): KeyObject[] {
  const { appId, appSecretSealed, previousSecretSealed, previousSecretUntil } = input;
  const current = secrets.keyOf(appSecretSealed, signingSecretCell(appId));
  if (previousSecretSealed === null || !isInFuture(previousSecretUntil, now)) return [current];
  return [current, secrets.keyOf(previousSecretSealed, previousSecretCell(appId))];
}

const isInFuture = (timestamp: string | null, now: Date) => timestamp !== null && Date.parse(timestamp) > now.getTime();
