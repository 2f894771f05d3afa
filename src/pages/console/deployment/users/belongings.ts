import { html, type SafeHtml } from '@remix-run/html-template';
import {
  date,
  icon,
  linkButton,
  more,
  type Row,
  rowIcon,
  rows,
  section,
  textWithDate,
} from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { filterParameters } from '../audit-log/audit-filter.ts';
import { recordRow } from '../audit-log/record-row.ts';
import type { Names } from '../audit-log/sentence.ts';
import { statusBadge } from '../customer-keys/key-status.ts';
import { keyLink } from '../customer-keys/links.ts';
import type { ConsoleUserQuery } from '../documents.ts';

type ShownUser = NonNullable<ConsoleUserQuery['user']>;

/** The organizations of the user. Each list of the page continues on its own. */
export function organizations(request: ConsoleRequest, { organizationMemberships: found }: ShownUser): SafeHtml {
  const { text } = request;
  const items = (found?.nodes ?? []).map(({ organization, roles }) =>
    parentRow(request, 'organizations', organization, roles),
  );
  return section({
    title: text('console.nav.organizations'),
    content: html`${rows(items, { icon: 'building', title: text('console.user.noOrganizations') })}${found ? more(request, found.pageInfo, request.link(request.path), 'organizations') : ''}`,
  });
}

export function workspaces(request: ConsoleRequest, { workspaceMemberships: found }: ShownUser): SafeHtml {
  const { text } = request;
  const items = (found?.nodes ?? []).map(({ workspace, roles }) => parentRow(request, 'workspaces', workspace, roles));
  return section({
    title: text('console.user.workspaces'),
    content: html`${rows(items, { icon: 'building', title: text('console.user.noWorkspaces') })}${found ? more(request, found.pageInfo, request.link(request.path), 'workspaces') : ''}`,
  });
}

function parentRow(
  request: ConsoleRequest,
  pages: 'organizations' | 'workspaces',
  parent: { readonly id: string; readonly name: string } | null,
  roles: readonly { readonly name: string }[],
): Row {
  const path = `/${pages}/${parent?.id}`;
  return {
    picture: rowIcon(icon('building')),
    title: parent?.name ?? '',
    ...(parent !== null && request.hasPage(path) && { href: request.link(path) }),
    text: roles.map(({ name }) => name).join(', '),
  };
}

/** The keys for your API that belong to the user. */
export function keys(request: ConsoleRequest, { apiAuthKeys: found }: ShownUser): SafeHtml | string {
  const { text } = request;
  if (!found) return '';
  const items = found.nodes.map((key) => ({
    picture: rowIcon(icon('key')),
    title: key.name,
    href: keyLink(request, key.id),
    badges: statusBadge(request, key),
    text: textWithDate(request, 'console.createdOn', date(request, key.createdAt)),
  }));
  return section({
    title: text('console.nav.customerKeys'),
    content: html`${rows(items, { icon: 'key', title: text('console.user.noKeys') })}${more(request, found.pageInfo, request.link(request.path), 'keys')}`,
  });
}

/** The last changes of the user, with a link to all of them. */
export function changes(request: ConsoleRequest, { id, auditLog }: ShownUser, names: Names): SafeHtml | string {
  const { text } = request;
  if (!auditLog) return '';
  // The list of the graph is oldest first, and this is a page from its end.
  const items = auditLog.nodes.toReversed().map((record) => recordRow(request, record, names));
  const all = request.link('/audit-log', filterParameters({ resourceType: 'user', resourceId: id }));
  return section({
    title: text('console.user.changes'),
    action: linkButton({ href: all, label: text('console.user.allChanges'), kind: 'other', isSmall: true }),
    content: html`<div class="audit">${rows(items, { icon: 'book', title: text('console.audit.none') })}</div>`,
  });
}
