import { sql } from 'kysely';
import type { DevelopmentMessageChannel } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { notFound, ServiceError } from '../../platform/errors.ts';
import { codesOf, linksOf, openContent } from './message-content.ts';

type Reader = Pick<Context, 'rows' | 'viewer' | 'vault'>;

interface Row {
  readonly id: string;
  readonly contentSealed: string;
  readonly createdAt: string;
}

/** Throws 403 on a deployment that is not a staging deployment. */
export async function assertStaging({ rows, viewer }: Pick<Context, 'rows' | 'viewer'>): Promise<void> {
  const { mode } = await rows
    .selectFrom('deployment')
    .select('mode')
    .where('id', '=', viewer.deploymentId)
    .executeTakeFirstOrThrow();
  if (mode !== 'staging') throw notStaging();
}

export const notStaging = () =>
  new ServiceError(
    'FEATURE_DISABLED',
    'The development mailbox is a feature of staging deployments. This deployment is in production.',
  );

const selectMessages = ({ rows, viewer }: Reader) =>
  rows
    .selectFrom('development_message')
    .select(['id', 'content_sealed as contentSealed', 'created_at as createdAt'])
    .where('deployment_id', '=', viewer.deploymentId);

/** One message; 404 when it does not exist. */
export async function getDevelopmentMessage(ctx: Reader, id: string) {
  const row = await selectMessages(ctx)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('DEVELOPMENT_MESSAGE_NOT_FOUND', 'The message'));
  return opened(ctx, row);
}

/** Messages by id. Throws 403 on a deployment that is not a staging deployment. */
export async function developmentMessagesById(ctx: Context, ids: readonly string[]) {
  await assertStaging(ctx);
  const found = await selectMessages(ctx).where('id', '=', sql<string>`any(${ids}::bigint[])`).execute();
  return new Map(found.map((row) => [row.id, opened(ctx, row)]));
}

/** Up to `limit` messages, newest first. */
export async function listDevelopmentMessages(ctx: Reader, { limit, offset }: { limit: number; offset: number }) {
  const found = await selectMessages(ctx).orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return found.map((row) => opened(ctx, row));
}

/** A page of messages, plus one row that tells whether more follow. */
export async function developmentMessagePage(ctx: Reader, page: EdgePage) {
  const found = await selectMessages(ctx).$call(inPage('id', page)).execute();
  return found.map((row) => opened(ctx, row));
}

export async function countDevelopmentMessages({ rows, viewer }: Reader): Promise<number> {
  const { count } = await rows
    .selectFrom('development_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deployment_id', '=', viewer.deploymentId)
    .executeTakeFirstOrThrow();
  return count;
}

function opened({ vault }: Reader, { id, contentSealed, createdAt }: Row) {
  const { channel, to, subject = null, text, html = null } = openContent(vault, id, contentSealed);
  return {
    id,
    channel: channel.toUpperCase() as DevelopmentMessageChannel,
    to,
    subject,
    text,
    html,
    codes: codesOf(text),
    links: linksOf(text),
    createdAt,
  };
}
