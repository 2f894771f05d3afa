import { actions, button, field, form, problem, section } from '../../../elements/index.ts';
import { fieldValue, valueOrNull } from '../../../hosted/forms/form-values.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { ConsoleCreateWebhookEndpointDocument, ConsoleWebhookEventsDocument } from '../documents.ts';
import { CHANGE_SCOPE } from './change-scope.ts';
import { chosenEvents, eventChoices } from './event-choices.ts';
import { appLink, endpointLink } from './links.ts';

/** Creates an endpoint of a webhook app. */
export const newWebhookEndpointPage = consolePage({
  path: '/new-webhook-endpoint/{app}',
  scope: CHANGE_SCOPE,
  show,
  actions: { create },
});

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { webhookApp: app, webhookEventNames } = await request.run(ConsoleWebhookEventsDocument, {
    name: request.pathParameter,
  });
  if (!app) throw new Error('The webhook app is missing.');
  return {
    title: text('console.webhooks.newEndpoint'),
    back: { label: app.name, href: appLink(request, app.name) },
    content: section({
      title: text('console.webhooks.whereAndWhat'),
      content: [
        problem(request, ['url', 'description', 'subscriptions', 'subscriptions.eventName']),
        form(request, {
          action: 'create',
          content: [
            field(request, {
              name: 'url',
              label: text('console.webhooks.url'),
              hint: text('console.webhooks.urlHint'),
              maxLength: 2_048,
              autocomplete: 'off',
              isRequired: true,
            }),
            field(request, {
              name: 'description',
              label: text('console.webhooks.description'),
              maxLength: 2_000,
              autocomplete: 'off',
            }),
            eventChoices(
              request,
              {
                catalog: app.eventTypes?.nodes.map(({ name }) => name) ?? [],
                service: webhookEventNames?.map(({ name }) => name) ?? [],
              },
              [],
            ),
            actions(button({ label: text('console.webhooks.createEndpoint'), icon: 'plus' })),
          ],
        }),
      ],
    }),
  };
}

async function create(request: ConsoleRequest): Promise<PageResult> {
  const { createWebhookEndpoint: endpoint } = await request.run(ConsoleCreateWebhookEndpointDocument, {
    input: {
      appName: request.pathParameter,
      url: fieldValue(request, 'url'),
      description: valueOrNull(request, 'description'),
      subscriptions: chosenEvents(request).map((eventName) => ({ eventName })),
    },
  });
  if (!endpoint) throw new Error('The endpoint is missing.');
  return { to: endpointLink(request, endpoint.id, { done: 'created' }) };
}
