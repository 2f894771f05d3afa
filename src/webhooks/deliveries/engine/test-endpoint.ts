import type { WebhookTestResult } from '../../../generated/backend.ts';
import type { Context } from '../../../platform/context.ts';
import { liftDeadline } from '../../../platform/process/deadline.ts';
import { countAttempt } from '../../../platform/rate-limits/attempt-counter.ts';
import { webhookAppId } from '../../apps/webhook-app.reads.ts';
import { webhookEndpointNotFound } from '../../endpoints/webhook-endpoint.reads.ts';
import { hasSucceeded } from './outcome.ts';

/** The event name of a test message. */
const EVENT_NAME = 'webhook.test';
const MAX_PER_MINUTE = 30;

/** Sends a signed test message once and returns the response. Stores nothing and counts no failure. */
export async function testWebhookEndpoint(
  ctx: Context,
  appName: string,
  endpointId: string,
): Promise<WebhookTestResult> {
  // The endpoint has a time limit of its own.
  liftDeadline();
  const { rows, viewer, database } = ctx;
  const appId = await webhookAppId(rows, viewer.deploymentId, appName);
  const target = await targetOf(ctx, appId, endpointId);
  await countAttempt(ctx, [{ key: `webhook test ${appId}`, max: MAX_PER_MINUTE, seconds: 60 }]);
  const message = {
    type: EVENT_NAME,
    timestamp: new Date().toISOString(),
    data: { app_name: appName, endpoint_id: endpointId },
  };
  const body = Buffer.from(JSON.stringify(message));
  const result = await ctx.deliveries.attempt(ctx, { ...target, messageId: database.ids.next(), body });
  const { status: responseStatus, body: responseBody, error, durationMs } = result;
  return { status: hasSucceeded(result) ? 'SUCCEEDED' : 'FAILED', durationMs, responseStatus, responseBody, error };
}

/** The endpoint of this app, active or not: endpoints are often tested before they are enabled. */
function targetOf({ rows, viewer }: Context, appId: string, endpointId: string) {
  return rows
    .selectFrom('webhook_endpoint as endpoint')
    .innerJoin('webhook_app as app', (join) =>
      join.onRef('app.deployment_id', '=', 'endpoint.deployment_id').onRef('app.id', '=', 'endpoint.app_id'),
    )
    .innerJoin('deployment', 'deployment.id', 'endpoint.deployment_id')
    .select((where) => [
      'app.id as appId',
      'endpoint.id as endpointId',
      'endpoint.url',
      'endpoint.headers_sealed as headersSealed',
      'endpoint.timeout_seconds as timeoutSeconds',
      'endpoint.signing_secret_sealed as endpointSecretSealed',
      'endpoint.previous_secret_sealed as endpointPreviousSealed',
      'endpoint.previous_secret_until as endpointPreviousUntil',
      'app.signing_secret_sealed as appSecretSealed',
      'app.previous_secret_sealed as previousSecretSealed',
      'app.previous_secret_until as previousSecretUntil',
      where('deployment.mode', '=', 'staging').$castTo<boolean>().as('isStaging'),
    ])
    .where('endpoint.deployment_id', '=', viewer.deploymentId)
    .where('endpoint.app_id', '=', appId)
    .where('endpoint.id', '=', endpointId)
    .executeTakeFirstOrThrow(webhookEndpointNotFound);
}
