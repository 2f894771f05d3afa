import { html, type SafeHtml } from '@remix-run/html-template';
import { date, dateTime, emptyState, section } from '../../../elements/index.ts';
import { OperationFailure } from '../../../errors/operation-failure.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { facts } from '../../layout/facts.ts';
import {
  ConsoleApiAuthKeyDocument,
  type ConsoleApiAuthKeyQuery,
  ConsoleApiAuthKeyUsageDocument,
} from '../documents.ts';
import { statusBadge } from './key-status.ts';
import { appLink, keyLink } from './links.ts';
import { firstDay, SHOWN_DAYS, usageChart } from './usage-chart.ts';

/** One key of a customer: whose it is, what it permits, and how often it is checked. */
export const customerKeyPage = consolePage({ path: '/customer-key/{key}', scope: 'api_auth_keys:read', show });

type Node = ConsoleApiAuthKeyQuery['node'];
type Key = Extract<Node, { readonly appName: string }>;

/** An id may be that of another object, of which the query selects nothing. */
const isKey = (node: Node): node is Key => node !== null && 'appName' in node;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { node } = await request.run(ConsoleApiAuthKeyDocument, { id: request.pathParameter });
  if (!isKey(node)) {
    const message = 'The deployment has no such key.';
    throw new OperationFailure({ status: 404, code: 'API_AUTH_KEY_NOT_FOUND', message });
  }
  return {
    title: node.name,
    lead: statusBadge(request, node),
    back: { label: node.appName, href: appLink(request, node.appName) },
    content: html`${about(request, node)}${await usage(request, node)}`,
  };
}

function about(request: ConsoleRequest, key: Key): SafeHtml {
  const { text } = request;
  const { user, organization, workspace, replacedById, permissions, lastFour, prefix } = key;
  const shownKey = `${prefix === null ? '' : `${prefix}_`}…${lastFour ?? ''}`;
  const owners = [
    ...(user ? [[text('console.customerKeys.user'), linked(`/users/${user.id}`, user.email ?? user.id)] as const] : []),
    ...(organization
      ? [
          [
            text('console.customerKeys.organization'),
            linked(`/organizations/${organization.id}`, organization.name),
          ] as const,
        ]
      : []),
    ...(workspace
      ? [[text('console.customerKeys.workspace'), linked(`/workspaces/${workspace.id}`, workspace.name)] as const]
      : []),
  ];
  return section({
    title: text('console.customerKeys.about'),
    content: facts([
      [text('console.id'), html`<code>${key.id}</code>`],
      ...(lastFour === null ? [] : [[text('console.customerKeys.key'), html`<code>${shownKey}</code>`] as const]),
      ...owners,
      [
        text('console.customerKeys.permissions'),
        permissions.length === 0
          ? text('console.customerKeys.none')
          : html`${permissions.map((permission) => html`<code>${permission}</code> `)}`,
      ],
      [text('console.customerKeys.metadata'), html`<code>${JSON.stringify(key.metadata)}</code>`],
      [text('console.created'), dateTime(request, key.createdAt)],
      [
        text('console.customerKeys.lastUse'),
        key.lastUsedAt === null ? text('console.customerKeys.never') : dateTime(request, key.lastUsedAt),
      ],
      [
        text('console.customerKeys.expiry'),
        key.expiresAt === null ? text('console.customerKeys.never') : date(request, key.expiresAt),
      ],
      ...(key.revokedAt === null
        ? []
        : [
            [
              text('console.customerKeys.status.REVOKED'),
              html`${dateTime(request, key.revokedAt)}${key.revokedReason === null ? '' : html` · ${key.revokedReason}`}`,
            ] as const,
          ]),
      ...(replacedById !== null
        ? [
            [
              text('console.customerKeys.replacedBy'),
              html`<a href="${keyLink(request, replacedById)}"><code>${replacedById}</code></a>`,
            ] as const,
          ]
        : []),
    ]),
  });

  /** A link to the owner, if the console has a page of it. */
  function linked(path: string, name: string): SafeHtml | string {
    return request.hasPage(path) ? html`<a href="${request.link(path)}" dir="auto">${name}</a>` : name;
  }
}

async function usage(request: ConsoleRequest, { appName, id }: Key): Promise<SafeHtml> {
  const { text } = request;
  const { apiAuthKeyUsage: found } = await request.run(ConsoleApiAuthKeyUsageDocument, {
    app: appName,
    id,
    since: firstDay(),
  });
  const title = text('console.customerKeys.checksOfDays', { count: SHOWN_DAYS });
  const isEmpty = !found || found.total === 0;
  return section({
    title,
    content: isEmpty
      ? emptyState({ icon: 'time', title: text('console.customerKeys.noChecks') })
      : usageChart(request, title, found.data),
  });
}
