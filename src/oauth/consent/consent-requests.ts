import { sql } from 'kysely';
import { sha256 } from '../../platform/crypto/tokens.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import { type AccessRequest, accessRequest, selectRequests } from './access-request.ts';

/** Whose authorization requests a person can answer: those of the sign-in with which they were made. */
export interface Decider {
  readonly userId: string;
  readonly signInId: string;
}

/** What the payload of an `Interaction` of `oidc-provider` has besides what is asked for. */
interface InteractionPayload {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly returnTo?: string;
}

export interface ConsentRequest extends AccessRequest {
  /** Whether it has to ask for the organization only. */
  readonly isFirstParty: boolean;
  readonly redirectUri: string;
  readonly returnTo: string;
  /** The path that makes the same request again. */
  readonly authorizationPath: string;
}

/**
 * The authorization request that waits for the consent of a person: its interaction stops at this prompt and has no answer. Throws 404
 * for any other, and for an application that was disabled.
 */
export async function getConsentRequest(
  rows: Rows,
  deploymentId: number,
  uid: string,
  { userId, signInId }: Decider,
): Promise<ConsentRequest> {
  const found = await selectRequests(rows)
    .select('application.is_first_party as isFirstParty')
    .where('record.deployment_id', '=', deploymentId)
    .where('record.model', '=', 'Interaction')
    .where('record.key_hash', '=', sha256(uid))
    .where('record.user_id', '=', userId)
    .where('record.signin_id', '=', signInId)
    .where('record.expires_at', '>', sql<string>`${new Date().toISOString()}::timestamptz`)
    .where('application.is_active', '=', true)
    .where(sql<boolean>`record.payload #>> '{prompt,name}' = 'consent' and record.payload -> 'result' is null`)
    .executeTakeFirst();
  if (found === undefined) throw consentNotFound();
  const { isFirstParty, ...row } = found;
  const { params = {}, returnTo } = found.payload as InteractionPayload;
  const { redirect_uri: redirectUri } = params;
  // The library stores both. Without them, nothing can continue.
  if (typeof redirectUri !== 'string' || typeof returnTo !== 'string') throw consentNotFound();
  return { ...accessRequest(row), isFirstParty, redirectUri, returnTo, authorizationPath: authorizationPath(params) };
}

/** The library stores the parameters of the request as it got them. `resource` can be several. */
function authorizationPath(params: Readonly<Record<string, unknown>>): string {
  const again = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const each of [value].flat()) if (each !== undefined && each !== null) again.append(name, String(each));
  return `/oauth/authorize?${again}`;
}

const consentNotFound = () => notFound('OAUTH_CONSENT_NOT_FOUND', 'An application that waits for this answer');
