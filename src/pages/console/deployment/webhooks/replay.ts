import { html, type SafeHtml } from '@remix-run/html-template';
import { actions, button, dateTime, form, section, select, textWithDate } from '../../../elements/index.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import type { PageResult } from '../../../hosted/page.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { filterForm } from '../../layout/filter-form.ts';
import {
  ConsoleFailedWebhookDeliveriesDocument,
  ConsoleReplayWebhookDeliveriesDocument,
  ConsoleWebhookEndpointDocument,
} from '../documents.ts';
import { SPANS, sinceOf } from './spans.ts';

/** Sends the failed deliveries of a time span again. First it tells how many these are, and since when. */
export async function replaySection(request: ConsoleRequest, endpointId: string): Promise<SafeHtml> {
  const { text, query } = request;
  const since = sinceOf(query.get('replay'));
  return section({
    title: text('console.webhooks.replay'),
    id: 'replay',
    hint: text('console.webhooks.replayHint'),
    content: [
      filterForm(request, {
        label: text('console.webhooks.replay'),
        submit: text('console.webhooks.replayPreview'),
        content: select(
          { ...request, form: new URLSearchParams() },
          {
            name: 'replay',
            label: text('console.webhooks.since'),
            options: SPANS.map(({ value, label }) => ({ value, label: text(label) })),
            selected: query.get('replay') ?? '1d',
          },
        ),
      }),
      since === null ? '' : await preview(request, endpointId, since),
    ],
  });
}

/** The list is counted only here, where an operator asks for it. */
async function preview(request: ConsoleRequest, id: string, since: string): Promise<SafeHtml> {
  const { text } = request;
  const { webhookEndpoint } = await request.run(ConsoleFailedWebhookDeliveriesDocument, { id, since });
  const count = webhookEndpoint?.deliveries?.totalCount ?? 0;
  const found = textWithDate(request, 'console.webhooks.replaySince', dateTime(request, since));
  if (count === 0) return html`<p role="status">${text('console.webhooks.replayNone')} ${found}</p>`;
  return html`<p role="status"><strong>${text('console.webhooks.replayCount', { count })}</strong> ${found}</p>
${form(request, {
  action: 'replay',
  hidden: { since },
  content: actions(button({ label: text('console.webhooks.replayNow', { count }), icon: 'send' })),
})}`;
}

export async function replay(request: ConsoleRequest): Promise<PageResult> {
  const id = request.pathParameter;
  const { webhookEndpoint } = await request.run(ConsoleWebhookEndpointDocument, { id });
  await request.run(ConsoleReplayWebhookDeliveriesDocument, {
    app: webhookEndpoint?.appName ?? '',
    input: { since: fieldValue(request, 'since'), status: 'FAILED', endpointId: id },
  });
  return { to: request.link(request.path, { done: 'replayed' }) };
}
