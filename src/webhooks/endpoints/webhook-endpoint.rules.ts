import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { checkOutgoingUrl } from '../../platform/outgoing/urls.ts';
import { checkFilterRules } from '../filters/filter-rules.ts';
import type { UpdateWebhookEndpointInput, WebhookSubscriptionInput } from '../graph/types.ts';
import { checkHeaders } from './webhook-headers.ts';

/** Everything that is wrong with what was sent of an endpoint, beyond the bounds of its members. */
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

/** A private address alone has a code of its own, whichever member named it. */
export function refuseFaults(faults: readonly FieldError[]): void {
  const [first] = faults;
  if (first === undefined) return;
  if (faults.every(({ code }) => code === 'ADDRESS_NOT_ALLOWED')) {
    throw new ServiceError('ADDRESS_NOT_ALLOWED', 'The URL leads to a private or reserved address.', {
      errors: faults,
    });
  }
  throw validationFailed(faults);
}

async function checkUrl(ctx: Context, url: string): Promise<FieldError[]> {
  const allowHttpLoopback = /^http:/i.test(url) && (await isStaging(ctx));
  const problem = checkOutgoingUrl(url, { guard: ctx.outgoing, allowHttpLoopback });
  return problem ? [fieldError('input.url', problem.message, problem.code)] : [];
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
    const faults = filterRules ? checkFilterRules(filterRules, [...at, 'filterRules']) : [];
    if (seen.has(eventName)) faults.push(fieldError([...at, 'eventName'], 'is listed twice'));
    seen.add(eventName);
    return faults;
  });
}
