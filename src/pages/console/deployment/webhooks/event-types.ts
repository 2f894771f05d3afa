import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  disclosure,
  field,
  form,
  icon,
  more,
  problem,
  rowIcon,
  rows,
  section,
} from '../../../elements/index.ts';
import { actionForm } from '../../../hosted/forms/shown-form.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import type { ConsoleWebhookAppQuery } from '../documents.ts';
import { appLink } from './links.ts';

type App = NonNullable<ConsoleWebhookAppQuery['webhookApp']>;

export function eventTypes(request: ConsoleRequest, { name, eventTypes: found }: App, mayWrite: boolean): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.webhooks.catalog'),
    id: 'events',
    hint: text('console.webhooks.catalogHint'),
    content: [
      rows(
        (found?.nodes ?? []).map(({ name: event, description, archived }) => ({
          picture: rowIcon(icon('tag')),
          title: event,
          badges: archived ? badge(text('console.webhooks.archived')) : '',
          text: description ?? '',
          ...(mayWrite && {
            end: form(request, {
              action: archived ? 'restore' : 'archive',
              hidden: { event },
              content: button({
                label: html`${text(archived ? 'console.webhooks.restore' : 'console.webhooks.archive')}<span class="unseen"> ${event}</span>`,
                kind: 'other',
                isSmall: true,
              }),
            }),
          }),
        })),
        { icon: 'tag', title: text('console.webhooks.noEvents'), hint: text('console.webhooks.noEventsHint') },
      ),
      found ? more(request, found.pageInfo, appLink(request, name), 'afterEvent') : '',
      mayWrite ? addEventForm(request) : '',
    ],
  });
}

function addEventForm(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  const context = actionForm(request, 'addEventType');
  return disclosure(
    text('console.webhooks.addEvent'),
    [
      problem(context, ['name', 'description']),
      form(context, {
        action: 'addEventType',
        content: [
          field(context, {
            name: 'name',
            label: text('console.name'),
            hint: text('console.webhooks.eventNameHint'),
            maxLength: 256,
            autocomplete: 'off',
            isRequired: true,
          }),
          field(context, {
            name: 'description',
            label: text('console.webhooks.description'),
            maxLength: 2_000,
            autocomplete: 'off',
          }),
          actions(button({ label: text('console.webhooks.addEventNow'), isSmall: true })),
        ],
      }),
    ],
    { isOpen: context.failure !== null },
  );
}
