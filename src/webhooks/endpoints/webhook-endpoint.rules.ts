import type { UpdateWebhookEndpointInput, WebhookSubscriptionInput } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import { checkOutgoingUrl } from '../../platform/outgoing/urls.ts';
import { checkFilterRules } from '../filters/filter-rules.ts';
import { isStreamUrl } from './stream-url.ts';
import { checkHeaders } from './webhook-headers.ts';

/** Returns the validation errors of an endpoint's input that the constraints of the schema do not cover. */
export async function checkEndpoint(
  ctx: Context,
  { url, headers, subscriptions }: Pick<UpdateWebhookEndpointInput, 'url' | 'headers' | 'subscriptions'>,
): Promise<FieldError[]> {
  return [
    ...(typeof url === 'string' ? await checkUrl(ctx, url) : []),
    ...(headers ? checkHeaders(headers, ['input', 'headers']) : []),
    ...(subscriptions ? checkSubscriptions(subscriptions) : []),
  ];
}

async function checkUrl(ctx: Context, url: string): Promise<FieldError[]> {
  if (isStreamUrl(url)) return [];
  const allowHttpLoopback = /^http:/i.test(url) && (await isStaging(ctx));
  const error = checkOutgoingUrl(url, { guard: ctx.outgoing, allowHttpLoopback });
  return error ? [fieldError('input.url', error.message, error.code)] : [];
}

async function isStaging({ rows, viewer }: Context): Promise<boolean> {
  const { mode } = await rows
    .selectFrom('deployment')
    .select('mode')
    .where('id', '=', viewer.deploymentId)
    .executeTakeFirstOrThrow();
  return mode === 'staging';
}

function checkSubscriptions(subscriptions: readonly WebhookSubscriptionInput[]): FieldError[] {
  const seen = new Set<string>();
  return subscriptions.flatMap(({ eventName, filterRules }, index) => {
    const at = ['input', 'subscriptions', index];
    const errors = filterRules ? checkFilterRules(filterRules, [...at, 'filterRules']) : [];
    if (seen.has(eventName)) errors.push(fieldError([...at, 'eventName'], 'is listed twice'));
    seen.add(eventName);
    return errors;
  });
}
