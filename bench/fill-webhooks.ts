import { newSigningSecret, signingSecretHint } from '../src/platform/standard-webhooks/signing-secret.ts';
import { type Fill, type FillStep, idAt, idOf, numbers, oneOf, scattered, timeAt, timeOf } from './fill-columns.ts';

/** The apps with deliveries, by how many of hundred messages they have. The first has most. */
const SHARES = [60, 20, 10, 7, 3] as const;
const ENDPOINTS = 4;
/** Apps without deliveries, so that the list of apps has several pages. */
const QUIET_APPS = 150;
/** Each message is sent to two endpoints. */
const RECIPIENTS = 2;
/** The first is the event of most messages, and the last one is rare. */
const EVENT_NAMES = [
  ...[
    'order.created',
    'order.paid',
    'order.shipped',
    'order.cancelled',
    'invoice.created',
    'invoice.paid',
    'customer.created',
  ],
  ...['customer.updated', 'subscription.renewed', 'account.closed'],
];
/** Of a thousand deliveries. The others have succeeded. */
const FAILED = 30;
const CANCELLED = 5;

/** Deliveries that wait are due much later, so that the service sends nothing while it is measured. */
const DUE_LATER = `now() + interval '30 days'`;

export function webhookSteps(fill: Fill, seal: (secret: string, appId: string) => string): FillStep[] {
  const { deployment, sizes } = fill;
  const { deliveries } = sizes;
  const messages = Math.ceil(deliveries / RECIPIENTS);
  const apps = Array.from({ length: SHARES.length + QUIET_APPS }, (_, n) => ({
    id: idAt(fill, 'webhook_app', n + 1, 100_000),
    at: timeAt(fill, n + 1, 100_000).toISOString(),
    name: `app-${n + 1}`,
  }));
  const appOf = (m: string) =>
    `(array[${SHARES.flatMap((share, at) => Array.from({ length: share }, () => at + 1)).join(',')}])[1 + (${m}) % 100]`;
  const appId = (app: string) =>
    `(array[${apps
      .slice(0, SHARES.length)
      .map(({ id }) => id)
      .join(',')}]::bigint[])[${app}]`;
  const endpointId = (n: string) => idOf(fill, 'webhook_endpoint', n, 100_000);
  const message = (m: string) => idOf(fill, 'webhook_message', m, messages);
  const messageAt = timeOf(fill, 'm', messages);
  // The app follows from the number of the message, so the event and the endpoints follow from something else.
  const eventOf = (m: string) =>
    `case when ${m} % 10007 = 0 then 10 when ${scattered(m, 10)} < 5 then 1 else 1 + ${scattered(m, 9)} end`;
  const endpointOf = `(app - 1) * ${ENDPOINTS} + 1 + (m / 100 * ${RECIPIENTS} + k) % ${ENDPOINTS}`;
  const deliveryRows = (from: number, to: number) => `
    ${numbers(Math.floor((from - 1) / RECIPIENTS) + 1, Math.ceil(to / RECIPIENTS), 'm')}
    cross join generate_series(0, ${RECIPIENTS - 1}) k
    cross join lateral (select ${appOf('m')} as app, ${scattered('m * 2 + k', 1000)} as luck, ${messageAt} as at,
      ${idOf(fill, 'webhook_delivery', `m * ${RECIPIENTS} + k`, messages * RECIPIENTS)} as delivery) made
    cross join lateral (select case when luck < ${FAILED} then 'failed' when luck < ${FAILED + CANCELLED} then 'cancelled'
      when m > ${Math.floor(messages * 0.995)} and luck < 500 then 'pending' else 'succeeded' end as status) ended`;
  return [
    {
      table: 'webhook_app',
      count: apps.length,
      insert: (from, to) => `
        insert into webhook_app (id, deployment_id, name, description, signing_secret_sealed, signing_secret_hint, created_at, updated_at)
        values ${apps
          .slice(from - 1, to)
          .map(({ id, name, at }) => {
            const secret = newSigningSecret();
            return `(${id}, ${deployment}, '${name}', 'Filled', '${seal(secret, id)}', '${signingSecretHint(secret)}', '${at}', '${at}')`;
          })
          .join(', ')}`,
    },
    {
      table: 'webhook_endpoint',
      count: SHARES.length * ENDPOINTS,
      insert: (from, to) => `
        insert into webhook_endpoint (id, deployment_id, app_id, url, description, max_retries, timeout_seconds, created_at, updated_at)
        select ${endpointId('n')}, ${deployment}, ${appId(`1 + (n - 1) / ${ENDPOINTS}`)}, 'https://receiver' || n || '.example.com/webhooks',
          'Receiver ' || n, 5, 15, ${timeOf(fill, 'n', 100_000)}, ${timeOf(fill, 'n', 100_000)} from ${numbers(from, to)}`,
    },
    {
      table: 'webhook_event_type',
      count: SHARES.length * EVENT_NAMES.length,
      insert: (from, to) => `
        insert into webhook_event_type (id, deployment_id, app_id, name, description, created_at, updated_at)
        select ${idOf(fill, 'webhook_event_type', 'n', 100_000)}, ${deployment}, ${appId(`1 + (n - 1) / ${EVENT_NAMES.length}`)},
          ${oneOf(EVENT_NAMES, 'n')}, 'Filled', ${timeOf(fill, 'n', 100_000)}, ${timeOf(fill, 'n', 100_000)} from ${numbers(from, to)}`,
    },
    {
      table: 'webhook_subscription',
      count: SHARES.length * ENDPOINTS * EVENT_NAMES.length,
      insert: (from, to) => `
        insert into webhook_subscription (id, deployment_id, endpoint_id, event_name, created_at)
        select ${idOf(fill, 'webhook_subscription', 'n', 100_000)}, ${deployment}, ${endpointId(`1 + (n - 1) / ${EVENT_NAMES.length}`)},
          ${oneOf(EVENT_NAMES, 'n')}, ${timeOf(fill, 'n', 100_000)} from ${numbers(from, to)}`,
    },
    {
      table: 'webhook_message',
      count: messages,
      insert: (from, to) => `
        insert into webhook_message (id, deployment_id, app_id, event_name, body, created_at)
        select ${message('m')}, ${deployment}, ${appId(appOf('m'))}, event, convert_to('{"type":"' || event ||
          '","timestamp":"2026-01-01T00:00:00.000Z","data":{"id":"' || m || '","amount":1200,"currency":"EUR"}}', 'UTF8'), ${messageAt}
        from ${numbers(from, to, 'm')} cross join lateral (select ${oneOf(EVENT_NAMES, `${eventOf('m')} - 1`)} as event) named`,
    },
    {
      table: 'webhook_delivery',
      count: messages * RECIPIENTS,
      insert: (from, to) => `
        insert into webhook_delivery (id, deployment_id, app_id, message_id, endpoint_id, status, attempts, next_attempt_at, created_at, updated_at,
          last_response_status)
        select delivery, ${deployment}, ${appId('app')}, ${message('m')}, ${endpointId(endpointOf)}, status,
          case status when 'failed' then 6 when 'pending' then 2 when 'cancelled' then 0 else 1 end,
          case when status = 'pending' then ${DUE_LATER} end, at, at + interval '1 second',
          case status when 'succeeded' then 200 when 'cancelled' then null else 500 end
        from ${deliveryRows(from, to)}`,
    },
    {
      table: 'webhook_attempt',
      count: messages * RECIPIENTS,
      insert: (from, to) => `
        insert into webhook_attempt (id, deployment_id, delivery_id, app_id, endpoint_id, number, succeeded, response_status, response_body,
          duration_ms, created_at)
        select ${idOf(fill, 'webhook_attempt', `(m * ${RECIPIENTS} + k) * 6 + number`, messages * RECIPIENTS * 6)}, ${deployment}, delivery,
          ${appId('app')}, ${endpointId(endpointOf)}, number, status = 'succeeded', case when status = 'succeeded' then 200 else 500 end,
          case when status <> 'succeeded' then 'Internal Server Error' end, 20 + ${scattered('m + k', 400)}, at + number * interval '1 second'
        from ${deliveryRows(from, to)}
        cross join lateral generate_series(1, case status when 'failed' then 6 when 'pending' then 2 when 'cancelled' then 0 else 1 end) number`,
    },
  ];
}
