import { LockMode } from '@mikro-orm/core';
import type { CreateWebhookEventTypeInput, UpdateWebhookEventTypeInput } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError, validationFailed } from '../../platform/errors.ts';
import type { JsonObject } from '../../platform/json/json-values.ts';
import { checkSchema } from '../../platform/json-schema/check-payloads.ts';
import { webhookAppNotFound } from '../apps/webhook-app.reads.ts';
import type { WebhookEventTypeRow } from '../graph/rows.ts';
import { WebhookEventType } from './webhook-event-type.entity.ts';
import { getWebhookEventType, webhookEventNotFound } from './webhook-event-type.reads.ts';

export async function createWebhookEventType(
  ctx: Context,
  appName: string,
  { name, description, schema }: CreateWebhookEventTypeInput,
): Promise<WebhookEventTypeRow> {
  const errors = await schemaErrors(ctx, schema);
  return command(ctx, async (tx) => {
    const appId = await lockApp(tx, appName);
    if (errors.length > 0) throw validationFailed(errors);
    if ((await findEventType(tx, appId, name)) !== null) {
      throw new ServiceError(
        'NAME_TAKEN',
        `The catalog of ${appName} already has the event ${name}. Choose another name.`,
      );
    }
    const type = tx.em.create(WebhookEventType, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      appId,
      name,
      description: description ?? null,
      schema: schema ?? null,
      archivedAt: null,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: 'webhook.event_type.created', resource: resourceOf(type), after: audited(type, appName) });
    await tx.em.flush();
    return getWebhookEventType(tx.rows, tx.deploymentId, appId, name);
  });
}

export async function updateWebhookEventType(
  ctx: Context,
  appName: string,
  eventName: string,
  { description, schema, archived }: UpdateWebhookEventTypeInput,
): Promise<WebhookEventTypeRow> {
  const errors = await schemaErrors(ctx, schema);
  return command(ctx, async (tx) => {
    const appId = await lockApp(tx, appName);
    const type = await findEventType(tx, appId, eventName);
    if (type === null) throw webhookEventNotFound();
    if (errors.length > 0) throw validationFailed(errors);
    const before = audited(type, appName);
    tx.em.assign(type, {
      ...(description !== undefined && { description }),
      ...(schema !== undefined && { schema }),
      ...(typeof archived === 'boolean' && { archivedAt: archived ? (type.archivedAt ?? tx.now) : null }),
      // Part of the cache key of compiled schemas: two changes must not have the same value.
      updatedAt: new Date(Math.max(tx.now.getTime(), type.updatedAt.getTime() + 1)),
    });
    tx.record({
      type: 'webhook.event_type.updated',
      resource: resourceOf(type),
      before,
      after: audited(type, appName),
    });
    await tx.em.flush();
    return getWebhookEventType(tx.rows, tx.deploymentId, appId, eventName);
  });
}

export function deleteWebhookEventType(ctx: Context, appName: string, eventName: string): Promise<null> {
  return command(ctx, async (tx) => {
    const appId = await lockApp(tx, appName);
    const type = await findEventType(tx, appId, eventName);
    if (type === null) throw webhookEventNotFound();
    tx.record({ type: 'webhook.event_type.deleted', resource: resourceOf(type), before: audited(type, appName) });
    tx.em.remove(type);
    return null;
  });
}

/** Serializes changes of an app's catalog and prevents the deletion of the app. Triggers do not wait for the lock. */
async function lockApp({ rows, deploymentId }: Transaction, name: string): Promise<string> {
  const { id } = await rows
    .selectFrom('webhook_app')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('name', '=', name)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(webhookAppNotFound);
  return id;
}

function findEventType({ em, deploymentId }: Transaction, appId: string, name: string) {
  return em.findOne(WebhookEventType, { deploymentId, appId, name }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

const schemaErrors = async (ctx: Context, schema: JsonObject | null | undefined) =>
  schema ? checkSchema(ctx, schema, ['input', 'schema']) : [];

const resourceOf = ({ id }: WebhookEventType) => ({ type: 'webhook_event_type', id });

/** The fields in the audit log. It contains only whether a schema exists, because a schema may be long. */
function audited({ name, description, schema, archivedAt }: WebhookEventType, appName: string) {
  return { appName, name, description: description ?? null, hasSchema: schema != null, archived: archivedAt != null };
}
