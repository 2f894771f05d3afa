import type { Vault } from '../../../crypto/vault.ts';
import type { AddressGuard } from '../../../outgoing/addresses.ts';
import { checkOutgoingUrl } from '../../../outgoing/urls.ts';
import { ownSecretCell, previousSecretCell, signingSecretCell } from '../signing-secret.ts';
import { headersCell } from '../webhook-endpoint.service.ts';
import type { Answer, Sender } from './sender.ts';
import { signatures } from './sign.ts';

const USER_AGENT = 'Gatehouse-Webhooks/1.0';

/** What an attempt needs to know. */
export interface Attemptable {
  readonly appId: string;
  readonly endpointId: string;
  readonly messageId: string;
  readonly url: string;
  readonly headersSealed: string | null;
  readonly timeoutSeconds: number;
  readonly endpointSecretSealed: string | null;
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
  const own =
    what.headersSealed === null ? {} : JSON.parse(vault.open(what.headersSealed, headersCell(what.endpointId)));
  return sender.send({
    url: new URL(what.url),
    headers: {
      'user-agent': USER_AGENT,
      ...own,
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures({ id, timestamp, body: what.body }, secretsOf(vault, what, now)),
    },
    body: what.body,
    timeout: what.timeoutSeconds * 1000,
  });
}

/** The secrets that sign at this moment: an endpoint's own alone, or the app's and, during a rotation, the one before. */
function secretsOf(vault: Vault, what: Attemptable, now: Date): string[] {
  const { appId, endpointId, endpointSecretSealed, appSecretSealed, previousSecretSealed, previousSecretUntil } = what;
  if (endpointSecretSealed !== null) return [vault.open(endpointSecretSealed, ownSecretCell(endpointId))];
  const secrets = [vault.open(appSecretSealed, signingSecretCell(appId))];
  const overlaps = previousSecretUntil !== null && Date.parse(previousSecretUntil) > now.getTime();
  if (previousSecretSealed !== null && overlaps) {
    secrets.push(vault.open(previousSecretSealed, previousSecretCell(appId)));
  }
  return secrets;
}
