import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  date,
  field,
  form,
  icon,
  linkButton,
  more,
  notice,
  problem,
  rowIcon,
  rows,
  section,
  shownOnce,
  textWithDate,
} from '../../../elements/index.ts';
import { fieldValue, valueOrNull } from '../../../hosted/forms/form-values.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { ConsoleCreateWebhookAppDocument, ConsoleWebhookAppsDocument } from '../documents.ts';
import { CHANGE_SCOPE, changing } from './change-scope.ts';
import { appLink } from './links.ts';

/** The webhook apps of a deployment. */
export const webhooksPage = consolePage({
  path: '/webhooks',
  scope: 'webhooks:read',
  show,
  actions: { create },
  actionScopes: changing('create'),
  sensitive: ['create'],
  shownOnce: { create: { text: 'console.webhooks.secretLost', next: (request) => request.link('/webhooks') } },
});

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { webhookApps } = await request.run(ConsoleWebhookAppsDocument, { after: request.query.get('after') });
  if (!webhookApps) throw new Error('The list of webhook apps is missing.');
  const mayWrite = request.may('webhooks:write') && request.may(CHANGE_SCOPE);
  const { nodes } = webhookApps;
  return {
    title: text('console.nav.webhooks'),
    lead: text('console.webhooks.lead'),
    content: html`${notice(request, { deleted: 'console.webhooks.appDeleted' })}
${section({
  title: text('console.webhooks.apps'),
  hint: text('console.webhooks.appsHint'),
  action:
    nodes.length === 0
      ? ''
      : linkButton({
          label: text('console.webhooks.deliveries'),
          href: request.link('/webhook-deliveries'),
          kind: 'other',
          icon: 'inbox',
          isSmall: true,
        }),
  content: [
    rows(
      nodes.map(({ name, description, isActive, createdAt }) => ({
        picture: rowIcon(icon('send')),
        title: name,
        href: appLink(request, name),
        badges: isActive ? '' : badge(text('console.webhooks.inactive'), { tone: 'warning' }),
        text: description || textWithDate(request, 'console.createdOn', date(request, createdAt)),
      })),
      {
        icon: 'send',
        title: text('console.webhooks.none'),
        hint: text(mayWrite ? 'console.webhooks.noneHint' : 'console.webhooks.noneReadHint'),
      },
    ),
    more(request, webhookApps.pageInfo, request.link('/webhooks')),
  ],
})}
${mayWrite ? createSection(request) : ''}`,
  };
}

function createSection(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.webhooks.newApp'),
    content: [
      problem(request, ['name', 'description']),
      form(request, {
        action: 'create',
        content: [
          field(request, {
            name: 'name',
            label: text('console.name'),
            hint: text('console.webhooks.nameHint'),
            maxLength: 64,
            autocomplete: 'off',
            isRequired: true,
          }),
          field(request, {
            name: 'description',
            label: text('console.webhooks.description'),
            maxLength: 2_000,
            autocomplete: 'off',
          }),
          actions(button({ label: text('console.webhooks.createApp'), icon: 'plus' })),
        ],
      }),
    ],
  });
}

/** The secret that signs the deliveries is in this response only, unless the role may read secrets. */
async function create(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { createWebhookApp: app } = await request.run(ConsoleCreateWebhookAppDocument, {
    input: { name: fieldValue(request, 'name'), description: valueOrNull(request, 'description') },
  });
  if (!app) throw new Error('The webhook app is missing.');
  return {
    title: text('console.webhooks.created', { name: app.name }),
    lead: text('console.webhooks.secretLead'),
    content: html`${shownOnce(request, [app.signingSecret], 'webhook-secret.txt')}
${actions(linkButton({ href: appLink(request, app.name), label: text('common.continue') }))}`,
  };
}
