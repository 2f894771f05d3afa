import { LockMode } from '@mikro-orm/core';
import type {
  CreateWebhookAppInput,
  RotateWebhookAppSecretInput,
  UpdateWebhookAppInput,
} from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { newSigningSecret, signingSecretHint } from '../../platform/standard-webhooks/signing-secret.ts';
import type { WebhookAppRow } from '../graph/rows.ts';
import { previousSecretCell, signingSecretCell } from './signing-secret.ts';
import { WebhookApp } from './webhook-app.entity.ts';
import { getWebhookApp, webhookAppNotFound } from './webhook-app.reads.ts';

export function createWebhookApp(ctx: Context, input: CreateWebhookAppInput): Promise<WebhookAppRow> {
  return command(ctx, async (tx) => {
    await assertNameIsFree(tx, input.name);
    const id = tx.newId();
    const signingSecret = newSigningSecret();
    const app = tx.em.create(WebhookApp, {
      id,
      deploymentId: tx.deploymentId,
      name: input.name,
      description: input.description ?? null,
      signingSecretSealed: ctx.vault.seal(signingSecret, signingSecretCell(id)),
      signingSecretHint: signingSecretHint(signingSecret),
      isActive: true,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: 'webhook_app.created', resource: resourceOf(app), after: audited(app) });
    await tx.em.flush();
    return { ...(await getWebhookApp(tx.rows, tx.deploymentId, app.name)), signingSecret };
  });
}

export function updateWebhookApp(ctx: Context, name: string, input: UpdateWebhookAppInput): Promise<WebhookAppRow> {
  return command(ctx, async (tx) => {
    const app = await lockWebhookApp(tx, name);
    tx.assertVersion(app);
    const before = audited(app);
    tx.em.assign(app, { ...withoutUndefined(input), updatedAt: tx.now });
    tx.record({ type: 'webhook_app.updated', resource: resourceOf(app), before, after: audited(app) });
    await tx.em.flush();
    return getWebhookApp(tx.rows, tx.deploymentId, name);
  });
}

export function rotateWebhookAppSecret(
  ctx: Context,
  name: string,
  { overlapSeconds }: RotateWebhookAppSecretInput,
): Promise<WebhookAppRow> {
  return command(ctx, async (tx) => {
    const app = await lockWebhookApp(tx, name);
    const { vault } = ctx;
    const overlapMs = overlapSeconds * 1_000;
    const previous = vault.open(app.signingSecretSealed, signingSecretCell(app.id));
    const signingSecret = newSigningSecret();
    app.previousSecretSealed = overlapMs === 0 ? null : vault.seal(previous, previousSecretCell(app.id));
    app.previousSecretUntil = overlapMs === 0 ? null : new Date(tx.now.getTime() + overlapMs);
    app.signingSecretSealed = vault.seal(signingSecret, signingSecretCell(app.id));
    app.signingSecretHint = signingSecretHint(signingSecret);
    app.updatedAt = tx.now;
    tx.record({ type: 'webhook_app.secret_rotated', resource: resourceOf(app), after: { name, overlapSeconds } });
    await tx.em.flush();
    return { ...(await getWebhookApp(tx.rows, tx.deploymentId, name)), signingSecret };
  });
}

export function deleteWebhookApp(ctx: Context, name: string): Promise<null> {
  return command(ctx, async (tx) => {
    const app = await lockWebhookApp(tx, name);
    tx.assertVersion(app);
    tx.record({ type: 'webhook_app.deleted', resource: resourceOf(app), before: audited(app) });
    // The database also deletes the endpoints, messages and deliveries.
    tx.em.remove(app);
    return null;
  });
}

async function lockWebhookApp(tx: Transaction, name: string): Promise<WebhookApp> {
  const app = await tx.em.findOne(
    WebhookApp,
    { name, deploymentId: tx.deploymentId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (app === null) throw webhookAppNotFound();
  return app;
}

async function assertNameIsFree(tx: Transaction, name: string): Promise<void> {
  await tx.lock(`webhook app ${name}`);
  const taken = await tx.em.findOne(WebhookApp, { name, deploymentId: tx.deploymentId });
  if (taken !== null)
    throw new ServiceError('NAME_TAKEN', `A webhook app named ${name} already exists. Choose another name.`);
}

const resourceOf = ({ id }: WebhookApp) => ({ type: 'webhook_app', id });

/** The fields in the audit log. The secret and its hint are not among them. */
function audited({ name, description, isActive }: WebhookApp) {
  return { name, description: description ?? null, isActive };
}
