import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  date,
  emptyState,
  form,
  icon,
  linkButton,
  menu,
  menuPart,
  more,
  notice,
  rowIcon,
  rows,
  section,
  shownOnce,
  textWithDate,
} from '../../../elements/index.ts';
import { doneOn } from '../../../hosted/forms/done-on.ts';
import { fieldValue, valueOrNull } from '../../../hosted/forms/form-values.ts';
import { withProblem } from '../../../hosted/forms/shown-form.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import {
  ConsoleCreateWebhookEventTypeDocument,
  ConsoleDeleteWebhookAppDocument,
  ConsoleRotateWebhookAppSecretDocument,
  ConsoleUpdateWebhookAppDocument,
  ConsoleUpdateWebhookEventTypeDocument,
  ConsoleWebhookAppDocument,
  type ConsoleWebhookAppQuery,
} from '../documents.ts';
import { attemptsChart, type DayOfAttempts, lastDays } from './attempts-chart.ts';
import { CHANGE_SCOPE, changing } from './change-scope.ts';
import { endpointBadge } from './endpoint-badge.ts';
import { eventTypes } from './event-types.ts';
import { appLink, endpointLink } from './links.ts';

const SHOWN_DAYS = 14;

/** One webhook app: its endpoints, its attempts of the last days, its catalog of events, and its secret. */
export const webhookAppPage = consolePage({
  path: '/webhooks/{app}',
  scope: 'webhooks:read',
  show,
  actions: {
    addEventType,
    archive: (request) => setArchived(request, true),
    restore: (request) => setArchived(request, false),
    activate: (request) => setActive(request, true),
    deactivate: (request) => setActive(request, false),
    rotate,
    erase,
  },
  actionScopes: changing('addEventType', 'archive', 'restore', 'activate', 'deactivate', 'rotate', 'erase'),
  sensitive: ['rotate', 'erase'],
  shownOnce: {
    rotate: { text: 'console.webhooks.secretLost', next: (request) => request.link(request.path) },
  },
});

type App = NonNullable<ConsoleWebhookAppQuery['webhookApp']>;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, query } = request;
  const { webhookApp: app, webhookTimeseries } = await request.run(ConsoleWebhookAppDocument, {
    name: request.pathParameter,
    after: query.get('after'),
    afterEvent: query.get('afterEvent'),
    since: lastDays(SHOWN_DAYS)[0] ?? new Date().toISOString(),
  });
  if (!app) throw new Error('The webhook app is missing.');
  const mayWrite = request.may('webhooks:write') && request.may(CHANGE_SCOPE);
  return {
    title: app.name,
    lead: app.description || textWithDate(request, 'console.createdOn', date(request, app.createdAt)),
    back: { label: text('console.nav.webhooks'), href: request.link('/webhooks') },
    content: html`${notice(request, {
      eventAdded: 'console.webhooks.eventAdded',
      archived: 'console.webhooks.eventArchived',
      restored: 'console.webhooks.eventRestored',
      activated: 'console.webhooks.appActivated',
      deactivated: 'console.webhooks.appDeactivated',
      endpointDeleted: 'console.webhooks.endpointDeleted',
    })}
${withProblem(
  request,
  html`${app.isActive ? '' : html`<p>${badge(text('console.webhooks.inactive'), { tone: 'warning', icon: 'warning' })} ${text('console.webhooks.inactiveHint')}</p>`}
${endpoints(request, app, mayWrite)}
${chart(request, webhookTimeseries?.data ?? [])}
${eventTypes(request, app, mayWrite)}
${mayWrite ? manage(request, app) : ''}`,
)}`,
  };
}

function endpoints(request: ConsoleRequest, { name, endpoints: found }: App, mayWrite: boolean): SafeHtml {
  const { text } = request;
  const create = linkButton({
    label: text('console.webhooks.newEndpoint'),
    href: request.link(`/new-webhook-endpoint/${encodeURIComponent(name)}`),
    icon: 'plus',
    isSmall: true,
  });
  const nodes = found?.nodes ?? [];
  return section({
    title: text('console.webhooks.endpoints'),
    hint: text('console.webhooks.endpointsHint'),
    action: mayWrite && nodes.length > 0 ? create : '',
    content: [
      rows(
        nodes.map((endpoint) => ({
          picture: rowIcon(icon('globe')),
          title: endpoint.url,
          href: endpointLink(request, endpoint.id),
          badges: endpointBadge(request, endpoint),
          text: html`${endpoint.description ? html`${endpoint.description} · ` : ''}${text('console.webhooks.subscriptionsCount', { count: endpoint.subscriptions.length })}${endpoint.autoDisabledAt === null ? '' : html` · ${textWithDate(request, 'console.webhooks.disabledOn', date(request, endpoint.autoDisabledAt))}`}${endpoint.failureCount === 0 ? '' : ` · ${text('console.webhooks.failuresCount', { count: endpoint.failureCount })}`}`,
        })),
        {
          icon: 'globe',
          title: text('console.webhooks.noEndpoints'),
          hint: text('console.webhooks.noEndpointsHint'),
          action: mayWrite ? create : '',
        },
      ),
      found ? more(request, found.pageInfo, appLink(request, name)) : '',
    ],
  });
}

function chart(request: ConsoleRequest, days: readonly DayOfAttempts[]): SafeHtml {
  const { text } = request;
  const title = text('console.webhooks.attemptsOfDays', { count: days.length });
  const hasAttempts = days.some(({ succeeded, failed }) => succeeded + failed > 0);
  return section({
    title,
    action: linkButton({
      label: text('console.webhooks.deliveries'),
      href: request.link('/webhook-deliveries', { app: request.pathParameter }),
      kind: 'other',
      icon: 'inbox',
      isSmall: true,
    }),
    content: hasAttempts
      ? attemptsChart(request, title, days)
      : emptyState({ icon: 'time', title: text('console.webhooks.noAttempts') }),
  });
}

function manage(request: ConsoleRequest, { name, isActive }: App): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.webhooks.manageApp'),
    content: html`<div class="actions">
${form(request, {
  action: isActive ? 'deactivate' : 'activate',
  content: button({
    label: text(isActive ? 'console.webhooks.deactivate' : 'console.webhooks.activate'),
    kind: isActive ? 'risky' : 'other',
    icon: isActive ? 'x' : 'check',
  }),
})}
${menu(
  text('console.moreFor', { name }),
  [
    menuPart(
      text('console.webhooks.rotate'),
      form(request, {
        action: 'rotate',
        content: [
          html`<p class="hint">${text('console.webhooks.rotateHint')}</p>`,
          button({ label: text('console.webhooks.rotateNow'), isSmall: true }),
        ],
      }),
      false,
      { icon: 'key' },
    ),
    menuPart(
      text('console.webhooks.deleteApp'),
      form(request, {
        action: 'erase',
        content: [
          html`<p class="hint">${text('console.webhooks.deleteAppHint')}</p>`,
          button({ label: text('console.webhooks.deleteNow', { name }), kind: 'danger', isSmall: true }),
        ],
      }),
      false,
      { icon: 'trash', isRisky: true },
    ),
  ],
  { word: text('console.more') },
)}
</div>`,
  });
}

async function addEventType(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleCreateWebhookEventTypeDocument, {
    name: request.pathParameter,
    input: { name: fieldValue(request, 'name'), description: valueOrNull(request, 'description') },
  });
  return doneOn(request, 'eventAdded');
}

async function setArchived(request: ConsoleRequest, archived: boolean): Promise<PageResult> {
  await request.run(ConsoleUpdateWebhookEventTypeDocument, {
    name: request.pathParameter,
    eventName: fieldValue(request, 'event'),
    input: { archived },
  });
  return doneOn(request, archived ? 'archived' : 'restored');
}

async function setActive(request: ConsoleRequest, isActive: boolean): Promise<PageResult> {
  await request.run(ConsoleUpdateWebhookAppDocument, { name: request.pathParameter, input: { isActive } });
  return doneOn(request, isActive ? 'activated' : 'deactivated');
}

async function rotate(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { rotateWebhookAppSecret: app } = await request.run(ConsoleRotateWebhookAppSecretDocument, {
    name: request.pathParameter,
    input: {},
  });
  if (!app) throw new Error('The webhook app is missing.');
  return {
    title: text('console.webhooks.rotated'),
    lead: text('console.webhooks.secretLead'),
    content: html`${shownOnce(request, [app.signingSecret], 'webhook-secret.txt')}
${actions(linkButton({ href: request.link(request.path), label: text('common.continue') }))}`,
  };
}

async function erase(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleDeleteWebhookAppDocument, { name: request.pathParameter });
  return { to: request.link('/webhooks', { done: 'deleted' }) };
}
