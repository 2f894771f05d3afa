import type { RotateWebhookEndpointSecretInput } from '../../generated/backend.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { newSigningSecret, signingSecretHint } from '../../platform/standard-webhooks/signing-secret.ts';
import { ownSecretCell, previousOwnSecretCell } from '../apps/signing-secret.ts';
import type { WebhookEndpointRow } from '../graph/rows.ts';
import { getWebhookEndpoint } from './webhook-endpoint.reads.ts';
import { lockEndpoint, resourceOf } from './webhook-endpoint.service.ts';

/** Rotates the secret that signs an endpoint's deliveries. The previous secret also signs until the overlap ends. */
export function rotateWebhookEndpointSecret(
  ctx: Context,
  id: string,
  { overlapSeconds, ownSigningSecret }: RotateWebhookEndpointSecretInput,
): Promise<WebhookEndpointRow> {
  return command(ctx, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    const { vault } = ctx;
    const own = endpoint.signingSecretSealed ?? null;
    if (own === null && !ownSigningSecret) {
      throw new ServiceError(
        'CONFLICT',
        "This endpoint already uses the app's secret. Rotate the secret of the app instead.",
      );
    }
    const hasOverlap = overlapSeconds > 0;
    const signingSecret = ownSigningSecret ? newSigningSecret() : undefined;
    tx.em.assign(endpoint, {
      previousSecretSealed:
        hasOverlap && own !== null ? vault.seal(vault.open(own, ownSecretCell(id)), previousOwnSecretCell(id)) : null,
      previousSecretUntil: hasOverlap ? new Date(tx.now.getTime() + overlapSeconds * 1_000) : null,
      signingSecretSealed: signingSecret === undefined ? null : vault.seal(signingSecret, ownSecretCell(id)),
      signingSecretHint: signingSecret === undefined ? null : signingSecretHint(signingSecret),
      updatedAt: tx.now,
    });
    tx.record({
      type: 'webhook.endpoint.secret_rotated',
      resource: resourceOf(endpoint),
      before: { ownSigningSecret: own !== null },
      after: { ownSigningSecret, overlapSeconds },
    });
    await tx.em.flush();
    const rotated = await getWebhookEndpoint(tx.rows, tx.deploymentId, id);
    return signingSecret === undefined ? rotated : { ...rotated, signingSecret };
  });
}
