import { html, type SafeHtml } from '@remix-run/html-template';
import {
  badge,
  button,
  dateTime,
  disclosure,
  form,
  icon,
  linkButton,
  notice,
  rowIcon,
  rows,
  section,
} from '../../../elements/index.ts';
import { withProblem } from '../../../hosted/forms/shown-form.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { facts } from '../../layout/facts.ts';
import {
  ConsoleRetryWebhookDeliveryDocument,
  ConsoleWebhookDeliveryDocument,
  type ConsoleWebhookDeliveryQuery,
} from '../documents.ts';
import { deliveryBadge } from './delivery-rows.ts';
import { appLink, endpointLink } from './links.ts';

/** One delivery: its request, its attempts with their responses, and another attempt now. */
export const webhookDeliveryPage = consolePage({
  path: '/webhook-deliveries/{delivery}',
  scope: 'webhooks:read',
  show,
  actions: { retry },
});

type Delivery = NonNullable<ConsoleWebhookDeliveryQuery['webhookDelivery']>;
type Attempt = NonNullable<Delivery['attemptLog']>['nodes'][number];

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { webhookDelivery: delivery } = await request.run(ConsoleWebhookDeliveryDocument, {
    id: request.pathParameter,
  });
  if (!delivery) throw new Error('The delivery is missing.');
  return {
    title: delivery.eventName,
    lead: deliveryBadge(request, delivery),
    back: {
      label: text('console.webhooks.deliveries'),
      href: request.link('/webhook-deliveries', delivery.app ? { app: delivery.app.name } : {}),
    },
    content: html`${notice(request, { retried: 'console.webhooks.retried' })}
${withProblem(request, html`${about(request, delivery)}${attempts(request, delivery)}${requestSection(request, delivery)}`)}`,
  };
}

function about(request: ConsoleRequest, delivery: Delivery): SafeHtml {
  const { text } = request;
  const { app, endpoint, messageId, createdAt, nextAttemptAt } = delivery;
  return section({
    title: text('console.webhooks.delivery'),
    action: retryForm(request, delivery),
    content: facts([
      [
        text('console.webhooks.endpoint'),
        endpoint ? html`<a href="${endpointLink(request, endpoint.id)}" dir="auto">${endpoint.url}</a>` : '',
      ],
      [
        text('console.webhooks.app'),
        app ? html`<a href="${appLink(request, app.name)}" dir="auto">${app.name}</a>` : '',
      ],
      [text('console.webhooks.triggered'), dateTime(request, createdAt)],
      ...(nextAttemptAt === null
        ? []
        : [[text('console.webhooks.nextAttempt'), dateTime(request, nextAttemptAt)] as const]),
      [text('console.webhooks.message'), html`<code>${messageId}</code>`],
      [text('console.id'), html`<code>${delivery.id}</code>`],
    ]),
  });
}

/** Another attempt: of a delivery that ended, or now instead of at the time of the next retry. */
function retryForm(request: ConsoleRequest, { status, attempts: made, app, endpoint }: Delivery): SafeHtml | string {
  const { text } = request;
  const isQueued = status === 'PENDING' && made === 0;
  if (!request.may('webhooks:write') || isQueued) return '';
  if (app?.isActive === false || endpoint?.isActive === false)
    return badge(text('console.webhooks.cannotRetry'), { tone: 'warning' });
  return form(request, {
    action: 'retry',
    content: button({ label: text('console.webhooks.retry'), icon: 'send', isSmall: true }),
  });
}

function attempts(request: ConsoleRequest, { attemptLog, status }: Delivery): SafeHtml {
  const { text } = request;
  const nodes = attemptLog?.nodes.toReversed() ?? [];
  return section({
    title: text('console.webhooks.attempts'),
    action:
      status === 'PENDING'
        ? linkButton({
            label: text('console.webhooks.refresh'),
            href: request.link(request.path),
            kind: 'other',
            isSmall: true,
          })
        : '',
    content: rows(
      nodes.map((attempt) => ({
        picture: rowIcon(icon(attempt.status === 'SUCCEEDED' ? 'check' : 'x')),
        title: outcomeOf(request, attempt),
        badges: badge(text(`console.webhooks.status.${attempt.status}`), {
          tone: attempt.status === 'SUCCEEDED' ? 'good' : 'danger',
        }),
        text: html`${text('console.webhooks.attemptNumber', { number: attempt.number })} · ${dateTime(request, attempt.createdAt)} · ${text('console.webhooks.duration', { ms: attempt.durationMs })}`,
        ...(attempt.responseBody && {
          below: disclosure(
            text('console.webhooks.response'),
            html`<pre class="code-block" tabindex="0"><code>${formatted(attempt.responseBody)}</code></pre>`,
          ),
        }),
      })),
      { icon: 'time', title: text('console.webhooks.noAttempt') },
    ),
  });
}

/** The status of the response, or why there was none. */
function outcomeOf({ text }: ConsoleRequest, { responseStatus, error }: Attempt): string {
  if (responseStatus !== null) return `HTTP ${responseStatus}`;
  return error === null ? text('console.webhooks.noResponse') : text(`console.webhooks.error.${error}`);
}

function requestSection({ text }: ConsoleRequest, { request }: Delivery): SafeHtml | string {
  if (!request) return '';
  return section({
    title: text('console.webhooks.request'),
    hint: text('console.webhooks.requestHint'),
    content: [
      html`<p><code>POST ${request.url}</code></p>`,
      facts(
        Object.entries(request.headers).map(([name, value]) => [name, html`<code>${String(value)}</code>`] as const),
      ),
      html`<h3>${text('console.webhooks.payload')}</h3>`,
      request.body === null
        ? html`<p class="hint">${text('console.webhooks.payloadHidden')}</p>`
        : html`<pre class="code-block" tabindex="0"><code>${formatted(request.body)}</code></pre>`,
    ],
  });
}

/** JSON with a line for each value; any other text as it is. */
function formatted(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

async function retry(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleRetryWebhookDeliveryDocument, { id: request.pathParameter });
  return { to: request.link(request.path, { done: 'retried' }) };
}
