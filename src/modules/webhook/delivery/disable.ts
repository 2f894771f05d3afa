import { LockMode } from '@mikro-orm/core';
import { systemContext } from '../../../auth/system-context.ts';
import type { Services } from '../../../context.ts';
import { command } from '../../../database/command.ts';
import { WebhookEndpoint } from '../webhook-endpoint.entity.ts';
import type { Doomed } from './record.ts';

/** Switches off an endpoint that can't be reached; one that is off or gone meanwhile is left so. */
export async function disableEndpoint(services: Services, { id, deploymentId, reason }: Doomed): Promise<void> {
  const ctx = systemContext(services, deploymentId);
  const endpoint = await ctx.rows
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (endpoint === undefined) return;
  await command(ctx, async (tx) => {
    const endpoint = await tx.em.findOne(
      WebhookEndpoint,
      { id, deploymentId, isActive: true },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (endpoint === null) throw new AlreadyOff();
    tx.em.assign(endpoint, { isActive: false, autoDisabled: true, autoDisabledAt: tx.now, updatedAt: tx.now });
    tx.record({
      type: 'webhook.endpoint.disabled',
      resource: { type: 'webhook_endpoint', id },
      before: { isActive: true },
      after: { isActive: false, autoDisabled: true, reason, origin: new URL(endpoint.url).origin },
    });
  }).catch((error: unknown) => {
    if (!(error instanceof AlreadyOff)) throw error;
  });
}

/** A command must record an event, and there is none to record. */
class AlreadyOff extends Error {}
