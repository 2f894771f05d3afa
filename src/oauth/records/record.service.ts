import { type RawBuilder, sql } from 'kysely';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { auditEventSql } from '../../platform/events/audit-event-sql.ts';
import { RETRY_SECONDS, type RecordPayload } from './record.reads.ts';
import { RECORD_EVENTS, type RecordEvents } from './token-events.ts';

/** A record as the provider writes it. */
export interface NewRecord {
  readonly model: string;
  /** The code, token or id. Only its hash is stored. */
  readonly key: string;
  readonly payload: RecordPayload;
  readonly expiresInSeconds: number;
  readonly grantId: string | null;
  readonly applicationId: string | null;
  readonly userId: string | null;
  /** The sign-in whose end deletes the record. */
  readonly signInId: string | null;
  /** The code or refresh token for which a token is issued. Nothing is stored if it was revoked meanwhile. */
  readonly issuedFor?: IssuedFor | undefined;
}

export interface IssuedFor {
  readonly model: string;
  readonly key: string;
}

/** Stores a code or token with its event in one statement, because each sign-in has several. Creates or replaces any other record. */
export async function storeRecord(ctx: Context, record: NewRecord): Promise<void> {
  const events = RECORD_EVENTS[record.model];
  if (events === undefined) await writeRecord(ctx, record);
  else await insertWithEvent(ctx, record, events);
}

/**
 * A revocation locks the grant and waits. One that came before leaves no grant, or not the code or refresh token for which this token is
 * issued, so that nothing is stored. Its row is read under a lock, after that of the grant: this statement may have begun before
 * the revocation.
 */
async function insertWithEvent(
  ctx: Context,
  record: NewRecord,
  { created, resourceType }: RecordEvents,
): Promise<void> {
  const row = rowOf(ctx, record);
  const after = sql`${JSON.stringify(audited(record.payload, record.applicationId))}::jsonb`;
  const { issuedFor } = record;
  const isSourceThere = issuedFor === undefined ? sql`` : sql`and exists (select from source)`;
  const source =
    issuedFor === undefined
      ? sql``
      : sql`, source as (
      select id from oauth_record
      where deployment_id = ${row.deployment_id} and model = ${issuedFor.model} and key_hash = ${sha256(issuedFor.key)}
        and exists (select from held)
      for key share
    )`;
  await sql`
    with held as (
      select id from oauth_record
      where deployment_id = ${row.deployment_id} and grant_id = ${row.grant_id} and model = 'Grant' for key share
    )${source}, record as (
      insert into oauth_record (deployment_id, id, model, key_hash, payload, grant_id, application_id, user_id, signin_id,
        expires_at, created_at, updated_at)
      select ${row.deployment_id}, ${row.id}, ${row.model}, ${row.key_hash}, ${row.payload}, ${row.grant_id},
        ${row.application_id}, ${row.user_id}, ${row.signin_id}, ${row.expires_at}::timestamptz,
        ${row.created_at}::timestamptz, ${row.updated_at}::timestamptz
      where ${row.grant_id}::text is null or (exists (select from held) ${isSourceThere})
      returning id
    )
    ${auditEventSql(ctx, { type: created, resourceType, changed: 'record', after }, row.created_at)}`.execute(ctx.rows);
}

type Writer = Pick<Context, 'rows' | 'viewer' | 'database'>;

/** The row of a new record. A code or token is its own key, and is not stored. */
function rowOf({ viewer, database }: Omit<Writer, 'rows'>, { payload: { jti: _, ...payload }, ...record }: NewRecord) {
  const now = new Date();
  return {
    id: database.ids.next(),
    deployment_id: viewer.deploymentId,
    model: record.model,
    key_hash: sha256(record.key),
    payload: jsonb(payload),
    grant_id: record.grantId,
    application_id: record.applicationId,
    user_id: record.userId,
    signin_id: record.signInId,
    expires_at: new Date(now.getTime() + record.expiresInSeconds * 1_000).toISOString(),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

/** Creates or replaces a record. Returns its id, and whether it is new. */
export async function writeRecord(
  ctx: Writer,
  record: NewRecord,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const row = rowOf(ctx, record);
  const { payload, signin_id, expires_at, updated_at } = row;
  const { id } = await ctx.rows
    .insertInto('oauth_record')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['deployment_id', 'model', 'key_hash'])
        .doUpdateSet({ payload, signin_id, expires_at, updated_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isNew: id === row.id };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

const jsonb = (payload: RecordPayload) => sql<RecordPayload>`${JSON.stringify(payload)}::jsonb`;

/** Stores a record that must not exist. Returns false if it does. */
export async function storeOnce(ctx: Writer, record: NewRecord): Promise<boolean> {
  const written = await ctx.rows
    .insertInto('oauth_record')
    .values(rowOf(ctx, record))
    .onConflict((conflict) => conflict.columns(['deployment_id', 'model', 'key_hash']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/**
 * Uses a code or refresh token, once among all processes. A client that has not received the response may send a refresh token once
 * more, shortly afterwards. Returns false if it was used already.
 */
export async function consumeRecord(ctx: Context, model: string, key: string): Promise<boolean> {
  const { resourceType, used } = eventsOf(model);
  const now = new Date();
  const stamp = now.toISOString();
  const retryableSince = new Date(now.getTime() - RETRY_SECONDS * 1_000).toISOString();
  const after = sql`jsonb_build_object('applicationId', record.application_id::text, 'userId', record.user_id::text)`;
  const { rows: found } = await sql<{ isUsed: boolean }>`
    with record as (
      update oauth_record
      set consumed_at = coalesce(consumed_at, ${stamp}::timestamptz), updated_at = ${stamp}::timestamptz,
        retried_at = case when consumed_at is not null then ${stamp}::timestamptz end
      where deployment_id = ${ctx.viewer.deploymentId} and model = ${model} and key_hash = ${sha256(key)}
        and (consumed_at is null
          or (model = 'RefreshToken' and retried_at is null and consumed_at > ${retryableSince}::timestamptz))
      returning id, application_id, user_id
    ), audit as (
      ${auditEventSql(ctx, { type: used, resourceType, changed: 'record', after }, stamp)}
    )
    select exists (select from record) as "isUsed"`.execute(ctx.rows);
  return found[0]?.isUsed === true;
}

/** Deletes one record. Grants are revoked: see `revoke-grant.service.ts`. */
export async function deleteRecord(ctx: Context, model: string, key: string): Promise<void> {
  const { rows, viewer } = ctx;
  if (RECORD_EVENTS[model] !== undefined) {
    await command(ctx, (tx) => deleteRecords(tx, sql`model = ${model} and key_hash = ${sha256(key)}`));
    return;
  }
  await rows
    .deleteFrom('oauth_record')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('model', '=', model)
    .where('key_hash', '=', sha256(key))
    .execute();
}

/** Deletes a record that is used once and has no events. Returns whether it was there. */
export async function takeRecord({ rows, viewer }: Context, model: string, key: string): Promise<boolean> {
  const { numDeletedRows } = await rows
    .deleteFrom('oauth_record')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('model', '=', model)
    .where('key_hash', '=', sha256(key))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Deletes the codes and tokens of a grant, or those of one sign-in, and keeps the grant. All in one statement: a request that exchanges
 * a code or refresh token can store its tokens until that is deleted.
 */
export async function deleteRecordsOfGrant(
  ctx: Context,
  { grantId, sessionUid }: { readonly grantId: string; readonly sessionUid: string | undefined },
): Promise<void> {
  const ofSession = sessionUid === undefined ? sql`true` : sql`payload->>'sessionUid' = ${sessionUid}`;
  await command(ctx, async (tx) => {
    // A statement of its own, because the deletion would not see a token that was stored while it waited for the lock.
    await sql`select from oauth_record
      where deployment_id = ${tx.deploymentId} and grant_id = ${grantId} and model = 'Grant' for update`.execute(
      tx.rows,
    );
    await deleteRecords(tx, sql`grant_id = ${grantId} and model <> 'Grant' and ${ofSession}`);
  });
}

async function deleteRecords(tx: Transaction, condition: RawBuilder<unknown>): Promise<void> {
  const { rows: deleted } = await sql<{
    id: string;
    model: string;
    applicationId: string | null;
    payload: RecordPayload;
  }>`
    delete from oauth_record where deployment_id = ${tx.deploymentId} and ${condition}
    returning id, model, application_id as "applicationId", payload`.execute(tx.rows);
  if (deleted.length === 0) tx.markUnchanged();
  for (const { id, model, applicationId, payload } of deleted) {
    const { resourceType, revoked } = eventsOf(model);
    tx.record({ type: revoked, resource: { type: resourceType, id }, before: audited(payload, applicationId) });
  }
}

function eventsOf(model: string): RecordEvents {
  const events = RECORD_EVENTS[model];
  if (events === undefined) throw new Error(`Records of ${model} have no events.`);
  return events;
}

/** What the audit log says about a record: for whom it is, and what it allows. */
export function audited({ accountId, scope, resource, gty }: RecordPayload, applicationId: string | null) {
  const allowed = { scope, resource, grantType: gty };
  return {
    applicationId,
    userId: textOf(accountId),
    ...Object.fromEntries(Object.entries(allowed).filter(([, value]) => value !== undefined)),
  };
}
