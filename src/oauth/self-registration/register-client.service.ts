import { sql } from 'kysely';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import { isJsonObject } from '../../platform/json/json-values.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { countOwn } from '../../platform/rate-limits/own-limit.ts';
import { addClient, changedClientFields } from '../applications/add-client.ts';
import { type ClientFields, clientFields, InvalidClient } from '../applications/client-fields.ts';
import { OauthApplication } from '../applications/oauth-application.entity.ts';
import { acceptedClients } from '../resources/unregistered-clients.reads.ts';

/** Why a client could not register itself, as RFC 7591, section 3.2.2, answers it. */
export class RegistrationRejected extends Error {
  readonly status: 400 | 403 | 429;
  readonly error: string;
  /** In seconds, for a client that has sent too many. */
  readonly retryAfter: number | null;
  constructor(status: 400 | 403 | 429, error: string, description: string, retryAfter: number | null = null) {
    super(description);
    this.status = status;
    this.error = error;
    this.retryAfter = retryAfter;
  }
}

/** From one network address. */
const RATE = { limit: 20, windowMs: 3_600_000 } as const;
/** Clients of a deployment that no user has allowed anything. */
const MAX_UNUSED = 1_000;
const UNUSED_MS = 86_400_000;
/** How many clients of the same name are compared. */
const MAX_SIMILAR = 50;

/** Stores a client that describes itself, or finds the one that has done so before in the same words. Returns what RFC 7591 asks for. */
export async function registerClient(ctx: Context, body: unknown, { isStaging }: { readonly isStaging: boolean }) {
  if (!(await acceptedClients(ctx)).includes('dynamic_registration')) {
    throw new RegistrationRejected(
      403,
      'access_denied',
      'no resource of this deployment accepts clients that register themselves',
    );
  }
  await countAddress(ctx);
  const fields = fieldsOf(ctx, body, isStaging);
  const { id, createdAt } = await command(ctx, (tx) => findOrAdd(tx, fields));
  return {
    client_id: id,
    client_id_issued_at: Math.floor(createdAt.getTime() / 1_000),
    client_name: fields.name,
    application_type: fields.type === 'native' ? 'native' : 'web',
    redirect_uris: fields.redirectUris,
    post_logout_redirect_uris: fields.postLogoutRedirectUris,
    token_endpoint_auth_method: fields.authMethod,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    ...(fields.jwks != null && { jwks: fields.jwks }),
    ...(fields.jwksUri != null && { jwks_uri: fields.jwksUri }),
    ...(fields.websiteUrl != null && { client_uri: fields.websiteUrl }),
    ...(fields.termsUrl != null && { tos_uri: fields.termsUrl }),
    ...(fields.privacyUrl != null && { policy_uri: fields.privacyUrl }),
  };
}

async function countAddress(ctx: Context): Promise<void> {
  const key = `own:oauth-registration:${ctx.viewer.deploymentId}:${rateLimitKeyOf(ctx.request.ip)}`;
  const seconds = await countOwn(ctx, { key, ...RATE });
  if (seconds === null) return;
  throw new RegistrationRejected(
    429,
    'temporarily_unavailable',
    'too many clients have registered from this address',
    seconds,
  );
}

/** Clients that ask for a secret get none: as RFC 7591, section 2, allows, they are told that they authenticate without one. */
function fieldsOf({ outgoing }: Context, body: unknown, isStaging: boolean): ClientFields {
  if (!isJsonObject(body))
    throw new RegistrationRejected(400, 'invalid_client_metadata', 'the body must be a JSON object');
  const asked = body['token_endpoint_auth_method'];
  const method = typeof asked === 'string' && asked.startsWith('client_secret') ? 'none' : asked;
  try {
    return clientFields(
      { ...body, ...(method !== undefined && { token_endpoint_auth_method: method }) },
      'Client without a name',
      { outgoing, isStaging },
    );
  } catch (error) {
    if (!(error instanceof InvalidClient)) throw error;
    const isRedirect = error.message.startsWith('redirect_uris');
    throw new RegistrationRejected(400, isRedirect ? 'invalid_redirect_uri' : 'invalid_client_metadata', error.message);
  }
}

async function findOrAdd(tx: Transaction, fields: ClientFields): Promise<Pick<OauthApplication, 'id' | 'createdAt'>> {
  await tx.lock('oauth registrations');
  const { name, type } = fields;
  const where = { deploymentId: tx.deploymentId, registration: 'dynamic_registration' as const, name, type };
  const similar = await tx.em.find(OauthApplication, where, { orderBy: { id: 'desc' }, limit: MAX_SIMILAR });
  const same = similar.find((each) => Object.keys(changedClientFields(each, fields)).length === 0);
  if (same?.isActive === false) {
    throw new RegistrationRejected(403, 'access_denied', 'an operator of this deployment has disabled the client');
  }
  if (same !== undefined) {
    tx.markUnchanged();
    return same;
  }
  await assertFewUnused(tx);
  const metadataExpiresAt = new Date(tx.now.getTime() + UNUSED_MS);
  return addClient(tx, fields, { registration: 'dynamic_registration', metadataExpiresAt });
}

async function assertFewUnused({ rows, deploymentId }: Transaction): Promise<void> {
  const { count } = await rows
    .selectFrom('oauth_application as application')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('application.deployment_id', '=', deploymentId)
    .where('application.registration', '=', 'dynamic_registration')
    .where(
      sql<boolean>`not exists (select from oauth_record record
        where record.deployment_id = ${DEPLOYMENT_ID} and record.application_id = application.id)`,
    )
    .executeTakeFirstOrThrow();
  if (count < MAX_UNUSED) return;
  throw new RegistrationRejected(
    429,
    'temporarily_unavailable',
    'too many clients have registered that no user has used',
    3_600,
  );
}
