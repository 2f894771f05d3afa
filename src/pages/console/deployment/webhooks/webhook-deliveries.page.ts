import { html } from '@remix-run/html-template';
import { emptyState, field, linkButton, more, select } from '../../../elements/index.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { filterForm } from '../../layout/filter-form.ts';
import {
  ConsoleWebhookAppDeliveriesDocument,
  type ConsoleWebhookAppDeliveriesQueryVariables,
  ConsoleWebhookAppNamesDocument,
} from '../documents.ts';
import { deliveryRows } from './delivery-rows.ts';
import { appLink } from './links.ts';
import { liveButton } from './live-button.ts';
import { SPANS, sinceOf } from './spans.ts';

/** The deliveries of a webhook app, newest first. Its filters are in the URL. */
export const webhookDeliveriesPage = consolePage({ path: '/webhook-deliveries', scope: 'webhooks:read', show });

type Filter = NonNullable<ConsoleWebhookAppDeliveriesQueryVariables['filter']>;

const STATUSES = ['FAILED', 'RETRYING', 'PENDING', 'SUCCEEDED', 'CANCELLED'] as const;
const PARAMETERS = ['app', 'endpoint', 'status', 'event', 'since'] as const;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, query } = request;
  const { webhookApps } = await request.run(ConsoleWebhookAppNamesDocument);
  const names = webhookApps?.nodes.map(({ name }) => name) ?? [];
  const name = query.get('app') || names[0];
  const view = {
    title: text('console.webhooks.deliveries'),
    back: { label: text('console.nav.webhooks'), href: request.link('/webhooks') },
  };
  if (name === undefined) {
    const action = linkButton({
      label: text('console.webhooks.newApp'),
      href: request.link('/webhooks'),
      isSmall: true,
    });
    return { ...view, content: emptyState({ icon: 'inbox', title: text('console.webhooks.none'), action }) };
  }
  const { webhookApp } = await request.run(ConsoleWebhookAppDeliveriesDocument, {
    name,
    filter: filterOf(query),
    before: query.get('before'),
  });
  const endpoints = webhookApp?.endpoints?.nodes ?? [];
  const kept = Object.fromEntries(
    PARAMETERS.flatMap((parameter) => {
      const value = query.get(parameter);
      return value ? [[parameter, value]] : [];
    }),
  );
  const isFiltered = Object.keys(kept).some((parameter) => parameter !== 'app');
  const found = webhookApp?.deliveries;
  // Older pages of the list stay as they are.
  const isLive = webhookApp != null && !query.has('before');
  return {
    ...view,
    back: { label: name, href: appLink(request, name) },
    ...(isLive && { scripts: ['live-deliveries.js'] }),
    content: html`${filterForm(request, {
      label: text('console.webhooks.filters'),
      content: [
        selectOf(
          'app',
          text('console.webhooks.app'),
          [...new Set([...names, name])].map((each) => ({ value: each, label: each })),
          name,
        ),
        selectOf(
          'status',
          text('console.webhooks.status'),
          [any(), ...STATUSES.map((value) => ({ value, label: text(`console.webhooks.status.${value}`) }))],
          query.get('status'),
        ),
        selectOf(
          'endpoint',
          text('console.webhooks.endpoint'),
          [any(), ...endpoints.map(({ id, url }) => ({ value: id, label: url }))],
          query.get('endpoint'),
        ),
        field(request, {
          name: 'event',
          label: text('console.webhooks.event'),
          value: query.get('event'),
          maxLength: 256,
          autocomplete: 'off',
        }),
        selectOf(
          'since',
          text('console.webhooks.since'),
          [
            { value: '', label: text('console.webhooks.anyTime') },
            ...SPANS.map(({ value, label }) => ({ value, label: text(label) })),
          ],
          query.get('since'),
        ),
      ],
    })}
${isLive ? liveButton(request, name) : ''}
<div id="deliveries">${deliveryRows(
      request,
      found?.nodes ?? [],
      isFiltered
        ? {
            icon: 'search',
            title: text('console.webhooks.noneMatch'),
            action: linkButton({
              label: text('console.webhooks.clearFilters'),
              href: request.link('/webhook-deliveries', { app: name }),
              kind: 'other',
              isSmall: true,
            }),
          }
        : {
            icon: 'inbox',
            title: text('console.webhooks.noDeliveries'),
            hint: text('console.webhooks.noDeliveriesHint'),
          },
    )}
${
  found
    ? more(
        request,
        { hasNextPage: found.pageInfo.hasPreviousPage, endCursor: found.pageInfo.startCursor },
        request.link('/webhook-deliveries', { ...kept, app: name }),
        'before',
      )
    : ''
}</div>`,
  };

  function any() {
    return { value: '', label: text('console.webhooks.any') };
  }

  function selectOf(
    parameter: string,
    label: string,
    options: readonly { readonly value: string; readonly label: string }[],
    selected: string | null,
  ) {
    return select(request, { name: parameter, label, options, selected });
  }
}

/** The filter of the graph. An endpoint of another app, such as after another app was selected, matches nothing. */
function filterOf(query: URLSearchParams): Filter {
  const status = STATUSES.find((each) => each === query.get('status'));
  const [endpointId, eventName, since] = [
    query.get('endpoint'),
    query.get('event')?.trim(),
    sinceOf(query.get('since')),
  ];
  return {
    ...(status === 'RETRYING' ? { retrying: true } : status !== undefined && { status }),
    ...(endpointId && { endpointId }),
    ...(eventName && { eventName }),
    ...(since !== null && { createdSince: since }),
  };
}
