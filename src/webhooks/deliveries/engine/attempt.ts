import type { Vault } from '../../../platform/crypto/vault.ts';
import type { AddressGuard } from '../../../platform/outgoing/addresses.ts';
import { checkOutgoingUrl } from '../../../platform/outgoing/urls.ts';
import {
  ownSecretCell,
  previousOwnSecretCell,
  previousSecretCell,
  signingSecretCell,
} from '../../apps/signing-secret.ts';
import { openHeaders } from '../../endpoints/sealed-headers.ts';
import { messageHeaders } from '../../endpoints/webhook-headers.ts';
import type { Answer, Sender } from './sender.ts';
import { signatures } from './sign.ts';

/** What an attempt needs to know. */
export interface Attemptable {
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

export interface AttemptParts {
  readonly vault: Vault;
  readonly outgoing: AddressGuard;
  readonly sender: Sender;
}

/** Signs and sends once. Throws where the stored secrets can't be read, which is nobody's failure but the service's. */
export async function attempt(parts: AttemptParts, what: Attemptable, now: Date): Promise<Answer> {
  const { vault, outgoing, sender } = parts;
  const problem = checkOutgoingUrl(what.url, { guard: outgoing, allowHttpLoopback: what.isStaging });
  if (problem !== null) {
    const error = problem.code === 'ADDRESS_NOT_ALLOWED' ? problem.code : 'INVALID_URL';
    return { status: null, retryAfter: null, body: null, error, durationMs: 0 };
  }
  const id = `msg_${what.messageId}`;
  const timestamp = Math.floor(now.getTime() / 1000);
  const own = openHeaders(vault, what.endpointId, what.headersSealed);
  return sender.send({
    url: new URL(what.url),
    headers: {
      ...messageHeaders(what.messageId, own),
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures({ id, timestamp, body: what.body }, secretsOf(vault, what, now)),
    },
    body: what.body,
    timeout: what.timeoutSeconds * 1000,
  });
}

/** The secrets that sign at this moment: the present ones, and during a rotation of the endpoint what signed before. */
function secretsOf(vault: Vault, what: Attemptable, now: Date): string[] {
  const { endpointId, endpointSecretSealed, endpointPreviousSealed, endpointPreviousUntil } = what;
  const own = endpointSecretSealed === null ? null : vault.open(endpointSecretSealed, ownSecretCell(endpointId));
  if (!isAhead(endpointPreviousUntil, now)) return own === null ? appSecretsOf(vault, what, now) : [own];
  const previous =
    endpointPreviousSealed === null ? null : vault.open(endpointPreviousSealed, previousOwnSecretCell(endpointId));
  return [own, previous].flatMap((secret) => secret ?? appSecretsOf(vault, what, now));
}

/** The app's secret and, during its rotation, the one before. */
function appSecretsOf(vault: Vault, what: Attemptable, now: Date): string[] {
  const { appId, appSecretSealed, previousSecretSealed, previousSecretUntil } = what;
  const current = vault.open(appSecretSealed, signingSecretCell(appId));
  if (previousSecretSealed === null || !isAhead(previousSecretUntil, now)) return [current];
  return [current, vault.open(previousSecretSealed, previousSecretCell(appId))];
}

const isAhead = (moment: string | null, now: Date) => moment !== null && Date.parse(moment) > now.getTime();
