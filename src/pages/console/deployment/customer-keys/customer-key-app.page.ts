import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  date,
  form,
  linkButton,
  menu,
  menuPart,
  more,
  notice,
  rows,
  searchForm,
  searchOf,
  section,
  shownOnce,
  tabs,
  textWithDate,
} from '../../../elements/index.ts';
import { doneOn } from '../../../hosted/forms/done-on.ts';
import { fieldValue, filledFields, valueOrNull } from '../../../hosted/forms/form-values.ts';
import { withProblem } from '../../../hosted/forms/shown-form.ts';
import type { PageResult, ShownOnce } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { searchArguments } from '../../layout/search-arguments.ts';
import {
  ConsoleApiAuthAppDocument,
  type ConsoleApiAuthAppQuery,
  ConsoleCreateApiAuthKeyDocument,
  ConsoleDeleteApiAuthAppDocument,
  ConsoleRevokeApiAuthKeyDocument,
  ConsoleRotateApiAuthKeyDocument,
  ConsoleUpdateApiAuthAppDocument,
} from '../documents.ts';
import { appUsage } from './app-usage.ts';
import { keyRow } from './key-row.ts';
import { appLink } from './links.ts';
import { newKeySection } from './new-key-section.ts';

const savedKey: ShownOnce = {
  text: 'console.customerKeys.keyLost',
  next: (request) => request.link(request.path),
};

/** One app: the keys of customers, and how often they are checked. */
export const customerKeyAppPage = consolePage({
  path: '/customer-keys/{app}',
  scope: 'api_auth_apps:read',
  show,
  actions: {
    createKey,
    rotate,
    revoke,
    activate: (request) => setActive(request, true),
    deactivate: (request) => setActive(request, false),
    erase,
  },
  sensitive: ['createKey', 'rotate', 'revoke', 'erase'],
  shownOnce: { createKey: savedKey, rotate: savedKey },
});

type App = NonNullable<ConsoleApiAuthAppQuery['apiAuthApp']>;

const STATUSES = [
  { status: '', label: 'console.customerKeys.all' },
  { status: 'LIVE', label: 'console.customerKeys.status.LIVE' },
  { status: 'EXPIRED', label: 'console.customerKeys.status.EXPIRED' },
  { status: 'REVOKED', label: 'console.customerKeys.status.REVOKED' },
] as const;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, query } = request;
  const search = searchOf(request);
  const status = STATUSES.find((each) => each.status === query.get('status'))?.status ?? '';
  const mayReadKeys = request.may('api_auth_keys:read');
  const { apiAuthApp: app } = await request.run(ConsoleApiAuthAppDocument, {
    name: request.pathParameter,
    ...searchArguments(search, status === '' ? {} : { status }),
    before: query.get('before'),
    withKeys: mayReadKeys,
  });
  if (!app) throw new Error('The app is missing.');
  return {
    title: app.name,
    lead: app.description || textWithDate(request, 'console.createdOn', date(request, app.createdAt)),
    back: { label: text('console.nav.customerKeys'), href: request.link('/customer-keys') },
    content: html`${notice(request, {
      created: 'console.customerKeys.appCreated',
      revoked: 'console.customerKeys.revoked',
      activated: 'console.customerKeys.activated',
      deactivated: 'console.customerKeys.deactivated',
    })}
${withProblem(
  request,
  html`${app.isActive ? '' : html`<p>${badge(text('console.customerKeys.inactive'), { tone: 'warning', icon: 'warning' })} ${text('console.customerKeys.inactiveHint')}</p>`}
${mayReadKeys ? keys(request, app, { search, status }) : ''}
${request.may('api_auth_keys:write') ? newKeySection(request) : ''}
${mayReadKeys ? await appUsage(request, app.name) : ''}
${request.may('api_auth_apps:write') ? manage(request, app) : ''}`,
)}`,
  };
}

interface Shown {
  readonly search: string | null;
  readonly status: string;
}

function keys(request: ConsoleRequest, { name, keys: found }: App, { search, status }: Shown): SafeHtml {
  const { text } = request;
  const kept = { ...(search !== null && { search }), ...(status !== '' && { status }) };
  const path = `/customer-keys/${encodeURIComponent(name)}`;
  const nodes = found?.nodes.toReversed() ?? [];
  const isFiltered = search !== null || status !== '';
  return section({
    title: text('console.customerKeys.keys'),
    content: [
      searchForm(request, {
        label: text('console.customerKeys.searchKeys'),
        placeholder: text('console.customerKeys.searchKeysBy'),
        path: status === '' ? path : `${path}?status=${status}`,
      }),
      tabs(
        text('console.customerKeys.lists'),
        STATUSES.map(({ status: each, label }) => ({
          label: text(label),
          href: request.link(path, { ...(search !== null && { search }), ...(each !== '' && { status: each }) }),
          isCurrent: each === status,
        })),
      ),
      rows(
        nodes.map((key) => keyRow(request, name, key)),
        isFiltered
          ? {
              icon: 'search',
              title: text('console.customerKeys.noKeyMatches'),
              action: linkButton({
                label: text('organization.clearSearch'),
                href: appLink(request, name),
                kind: 'other',
                isSmall: true,
              }),
            }
          : {
              icon: 'key',
              title: text('console.customerKeys.noKeys'),
              hint: text('console.customerKeys.noKeysHint'),
            },
      ),
      found
        ? more(
            request,
            { hasNextPage: found.pageInfo.hasPreviousPage, endCursor: found.pageInfo.startCursor },
            appLink(request, name, kept),
            'before',
          )
        : '',
    ],
  });
}

function manage(request: ConsoleRequest, { name, isActive }: App): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.customerKeys.manageApp'),
    content: html`<div class="actions">
${form(request, {
  action: isActive ? 'deactivate' : 'activate',
  content: button({
    label: text(isActive ? 'console.customerKeys.deactivate' : 'console.customerKeys.activate'),
    kind: isActive ? 'risky' : 'other',
    icon: isActive ? 'x' : 'check',
  }),
})}
${menu(
  text('console.moreFor', { name }),
  [
    menuPart(
      text('console.customerKeys.deleteApp'),
      form(request, {
        action: 'erase',
        content: [
          html`<p class="hint">${text('console.customerKeys.deleteAppHint')}</p>`,
          button({ label: text('console.customerKeys.deleteNow', { name }), kind: 'danger', isSmall: true }),
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

async function createKey(request: ConsoleRequest): Promise<PageResult> {
  const expiresOn = fieldValue(request, 'expiresAt');
  const { createApiAuthKey: created } = await request.run(ConsoleCreateApiAuthKeyDocument, {
    app: request.pathParameter,
    input: {
      name: fieldValue(request, 'name'),
      permissions: fieldValue(request, 'permissions')
        .split(/[\s,]+/)
        .filter(Boolean),
      // A key works on the day that the form names, until its end in UTC.
      expiresAt: expiresOn === '' ? null : `${expiresOn}T23:59:59Z`,
      ...filledFields(request, ['userId', 'organizationId', 'workspaceId']),
    },
  });
  return keyView(request, created?.key);
}

async function rotate(request: ConsoleRequest): Promise<PageResult> {
  const overlap = fieldValue(request, 'overlap');
  const { rotateApiAuthKey: created } = await request.run(ConsoleRotateApiAuthKeyDocument, {
    app: request.pathParameter,
    id: fieldValue(request, 'key'),
    input: { overlapSeconds: /^\d{1,9}$/.test(overlap) ? Number(overlap) : -1 },
  });
  return keyView(request, created?.key);
}

function keyView(request: ConsoleRequest, key: string | undefined): PageResult {
  if (key === undefined) throw new Error('The key is missing.');
  const { text } = request;
  return {
    title: text('console.customerKeys.keyReady'),
    lead: text('console.customerKeys.keyLead'),
    content: html`${shownOnce(request, [key], 'api-key.txt')}
${actions(linkButton({ href: request.link(request.path), label: text('common.continue') }))}`,
  };
}

async function revoke(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleRevokeApiAuthKeyDocument, {
    app: request.pathParameter,
    id: fieldValue(request, 'key'),
    input: { reason: valueOrNull(request, 'reason') },
  });
  return doneOn(request, 'revoked');
}

async function setActive(request: ConsoleRequest, isActive: boolean): Promise<PageResult> {
  await request.run(ConsoleUpdateApiAuthAppDocument, { name: request.pathParameter, input: { isActive } });
  return doneOn(request, isActive ? 'activated' : 'deactivated');
}

async function erase(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleDeleteApiAuthAppDocument, { name: request.pathParameter });
  return { to: request.link('/customer-keys', { done: 'deleted' }) };
}
