import { sql } from 'kysely';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** How long after its use a refresh token may be sent once more, by a client that has not received the response. */
export const RETRY_SECONDS = 10;

export type RecordPayload = Record<string, unknown>;

/** Where a record is found: the model, and the code, token or id that the provider knows it by. */
export interface RecordKey {
  readonly deploymentId: number;
  readonly model: string;
  readonly key: string;
}

/** A grant that was found, with the organization that the user has chosen. */
export interface FoundGrant {
  readonly key: string;
  readonly payload: RecordPayload;
  readonly organizationId: string | null;
}

/** A record that was found, and what the provider asks for next: the grant of a code or token, and whether its user may sign in. */
export interface FoundRecord {
  /** With `jti`, and with `consumed` if it cannot be used again. */
  readonly payload: RecordPayload;
  readonly grant: FoundGrant | null;
  /** Also false if the application belongs to an organization that the user has left. Null for a record without a user. */
  readonly isUserActive: boolean | null;
}

/** Whether the user `u` of a record may use its application: that of an organization is only for members. */
const MAY_USE_APPLICATION = sql<boolean>`not exists (
  select from oauth_application application
  where application.deployment_id = ${DEPLOYMENT_ID} and application.id = record.application_id
    and application.organization_id is not null
    and not exists (select from organization_membership member
      where member.deployment_id = ${DEPLOYMENT_ID} and member.organization_id = application.organization_id
        and member.user_id = u.id))`;

/** Whether the user of the record may sign in and use its application. */
const IS_USER_ACTIVE = sql<boolean | null>`(select u.is_active and ${MAY_USE_APPLICATION} from "user" u
  where u.deployment_id = ${DEPLOYMENT_ID} and u.id = record.user_id)`;

/** The record, in one statement; undefined if there is none. */
export async function findRecord(
  rows: Rows,
  { deploymentId, model, key }: RecordKey,
): Promise<FoundRecord | undefined> {
  const now = sql<string>`${new Date().toISOString()}::timestamptz`;
  const found = await rows
    .selectFrom('oauth_record as record')
    .select(['record.payload', 'record.consumed_at as consumedAt', 'record.retried_at as retriedAt'])
    .select(['record.grant_id as grantId', 'record.user_id as userId'])
    .select(
      sql<Pick<FoundGrant, 'payload' | 'organizationId'> | null>`(
        select jsonb_build_object('payload', stored.payload, 'organizationId', ${organizationOf('stored')})
        from oauth_record stored
        where stored.deployment_id = ${DEPLOYMENT_ID} and stored.grant_id = record.grant_id and stored.model = 'Grant'
          and stored.expires_at > ${now})`.as('storedGrant'),
    )
    .select(IS_USER_ACTIVE.as('isUserActive'))
    .where('record.deployment_id', '=', deploymentId)
    .where('record.model', '=', model)
    .where('record.key_hash', '=', sha256(key))
    .where('record.expires_at', '>', now)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { grantId, storedGrant, isUserActive } = found;
  return {
    payload: { ...found.payload, jti: key, ...consumption(model, found) },
    grant: grantId === null || storedGrant === null ? null : foundGrant(grantId, storedGrant),
    isUserActive,
  };
}

const foundGrant = (key: string, { payload, organizationId }: Omit<FoundGrant, 'key'>): FoundGrant => ({
  key,
  payload: { ...payload, jti: key },
  organizationId,
});

/** The organization of a grant's membership. */
const organizationOf = (grant: string) => sql<
  string | null
>`(select m.organization_id::text from organization_membership m
  where m.deployment_id = ${DEPLOYMENT_ID} and m.id = ${sql.ref(`${grant}.membership_id`)})`;

interface Used {
  readonly consumedAt: string | null;
  readonly retriedAt: string | null;
}

function consumption(model: string, { consumedAt, retriedAt }: Used): { readonly consumed?: number } {
  if (consumedAt === null) return {};
  const consumedMs = Date.parse(consumedAt);
  const mayRetry = model === 'RefreshToken' && retriedAt === null && consumedMs + RETRY_SECONDS * 1_000 > Date.now();
  return mayRetry ? {} : { consumed: Math.floor(consumedMs / 1_000) };
}

/** The grant of a user for an application; undefined if there is none. */
export async function findGrantOf(
  rows: Rows,
  deploymentId: number,
  { userId, applicationId }: { readonly userId: string; readonly applicationId: string },
): Promise<(FoundGrant & Pick<FoundRecord, 'isUserActive'>) | undefined> {
  const found = await rows
    .selectFrom('oauth_record as record')
    .select(['record.grant_id as grantId', 'record.payload', organizationOf('record').as('organizationId')])
    .select(IS_USER_ACTIVE.as('isUserActive'))
    .where('record.deployment_id', '=', deploymentId)
    .where('record.user_id', '=', userId)
    .where('record.application_id', '=', applicationId)
    .where('record.model', '=', 'Grant')
    .where('record.expires_at', '>', sql<string>`${new Date().toISOString()}::timestamptz`)
    .orderBy('record.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined || found.grantId === null) return undefined;
  return { ...foundGrant(found.grantId, found), isUserActive: found.isUserActive };
}
