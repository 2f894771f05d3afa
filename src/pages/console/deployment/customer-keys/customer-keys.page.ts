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
  searchForm,
  searchOf,
  section,
  textWithDate,
} from '../../../elements/index.ts';
import { fieldValue, filledFields, valueOrNull } from '../../../hosted/forms/form-values.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { ConsoleApiAuthAppsDocument, ConsoleCreateApiAuthAppDocument } from '../documents.ts';
import { appLink } from './links.ts';

/** The apps whose keys customers have. */
export const customerKeysPage = consolePage({
  path: '/customer-keys',
  scope: 'api_auth_apps:read',
  show,
  actions: { create },
});

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, query } = request;
  const search = searchOf(request);
  const { apiAuthApps } = await request.run(ConsoleApiAuthAppsDocument, { search, after: query.get('after') });
  if (!apiAuthApps) throw new Error('The list of apps is missing.');
  const mayWrite = request.may('api_auth_apps:write');
  const { nodes, pageInfo } = apiAuthApps;
  return {
    title: text('console.nav.customerKeys'),
    lead: text('console.customerKeys.lead'),
    content: html`${notice(request, { deleted: 'console.customerKeys.appDeleted' })}
${
  nodes.length === 0 && search === null
    ? ''
    : searchForm(request, {
        label: text('console.customerKeys.searchApps'),
        placeholder: text('console.customerKeys.searchAppsBy'),
      })
}
${rows(
  nodes.map(({ name, description, isActive, createdAt }) => ({
    picture: rowIcon(icon('key')),
    title: name,
    href: appLink(request, name),
    badges: isActive ? '' : badge(text('console.customerKeys.inactive'), { tone: 'warning' }),
    text: description || textWithDate(request, 'console.createdOn', date(request, createdAt)),
  })),
  search === null
    ? {
        icon: 'key',
        title: text('console.customerKeys.noApps'),
        hint: text(mayWrite ? 'console.customerKeys.noAppsHint' : 'console.customerKeys.noAppsReadHint'),
      }
    : {
        icon: 'search',
        title: text('console.customerKeys.noneMatch', { search }),
        action: linkButton({
          label: text('organization.clearSearch'),
          href: request.link('/customer-keys'),
          kind: 'other',
          isSmall: true,
        }),
      },
)}
${more(request, pageInfo, request.link('/customer-keys', search === null ? {} : { search }))}
${mayWrite ? createSection(request) : ''}`,
  };
}

function createSection(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.customerKeys.newApp'),
    content: [
      problem(request, ['name', 'description', 'keyPrefix']),
      form(request, {
        action: 'create',
        content: [
          field(request, {
            name: 'name',
            label: text('console.name'),
            hint: text('console.customerKeys.nameHint'),
            maxLength: 64,
            autocomplete: 'off',
            isRequired: true,
          }),
          field(request, {
            name: 'description',
            label: text('console.customerKeys.description'),
            maxLength: 2_000,
            autocomplete: 'off',
          }),
          field(request, {
            name: 'keyPrefix',
            label: text('console.customerKeys.prefix'),
            hint: text('console.customerKeys.prefixHint'),
            maxLength: 32,
            autocomplete: 'off',
          }),
          actions(button({ label: text('console.customerKeys.createApp'), icon: 'plus' })),
        ],
      }),
    ],
  });
}

async function create(request: ConsoleRequest): Promise<PageResult> {
  const { createApiAuthApp: app } = await request.run(ConsoleCreateApiAuthAppDocument, {
    input: {
      name: fieldValue(request, 'name'),
      description: valueOrNull(request, 'description'),
      ...filledFields(request, ['keyPrefix']),
    },
  });
  if (!app) throw new Error('The app is missing.');
  return { to: appLink(request, app.name, { done: 'created' }) };
}
