import { html, type SafeHtml } from '@remix-run/html-template';
import { emailText, icon, type Row, rowIcon, rows, searchOf, section } from '../../../elements/index.ts';
import { groupPicture, userPicture } from '../../../hosted/layout/pictures.ts';
import { personName } from '../../../hosted/membership/person-name.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { isPart } from '../../layout/console-layout.ts';
import { DEPLOYMENT_NAVIGATION } from '../../layout/navigation.ts';
import { isId } from '../../layout/search-arguments.ts';
import { ConsoleFindDocument, ConsoleFindIdDocument, type ConsoleFindQuery } from '../documents.ts';

/** Finds pages, users, organizations and applications by a word, and anything that has a page by its id. */
export const findPage = consolePage({ path: '/find', scope: 'settings:read', show });

/** The pages of objects, by their type in the graph. */
const PAGE_OF_TYPE: Readonly<Record<string, string>> = {
  User: '/users',
  Organization: '/organizations',
  Workspace: '/workspaces',
  WebhookEndpoint: '/webhook-endpoints',
  WebhookDelivery: '/webhook-deliveries',
  AuditRecord: '/audit-log',
  OauthApplication: '/oauth-applications',
  OauthResource: '/oauth-resources',
};

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const search = searchOf(request);
  const found = search === null ? null : await find(request, search);
  if (found !== null && 'to' in found) return found;
  return {
    title: search === null ? text('console.find.title') : text('console.find.results', { search }),
    content: html`${found ?? html`<p class="hint">${text('console.find.hint')}</p>`}`,
  };
}

async function find(request: ConsoleRequest, search: string): Promise<SafeHtml | { readonly to: string }> {
  const { text } = request;
  const byId = isId(search) ? await pageOfId(request, search) : null;
  if (byId !== null && !isPart(request)) return { to: byId };
  const result = await request.run(ConsoleFindDocument, {
    search,
    hasUsers: request.may('users:read'),
    hasOrganizations: request.may('organizations:read'),
    hasApplications: request.may('oauth_applications:read'),
  });
  const groups = [
    { title: text('console.id'), items: byId === null ? [] : [idRow(search, byId)] },
    { title: text('console.find.pages'), items: pageRows(request, search) },
    { title: text('console.nav.users'), items: userRows(request, result) },
    { title: text('console.nav.organizations'), items: organizationRows(request, result) },
    { title: text('console.nav.oauthApplications'), items: applicationRows(request, result) },
  ].filter(({ items }) => items.length > 0);
  if (groups.length === 0) {
    const none = text('console.find.none', { search });
    return html`<div data-found="${none}">${rows([], { icon: 'search', title: none, hint: text('console.find.hint') })}</div>`;
  }
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return html`<div data-found="${text('console.find.count', { count })}">${groups.map(({ title, items }) => section({ title, content: rows(items, { icon: 'search', title: '' }) }))}</div>`;
}

/** The page of the object with the id; null without one that the operator may see. */
async function pageOfId(request: ConsoleRequest, id: string): Promise<string | null> {
  const { node } = await request.run(ConsoleFindIdDocument, { id });
  const path = node ? PAGE_OF_TYPE[node.__typename] : undefined;
  return path !== undefined && request.hasPage(`${path}/${id}`) ? request.link(`${path}/${id}`) : null;
}

/** Leads to the page of an id. The page of results leads there at once. */
const idRow = (id: string, href: string): Row => ({ picture: rowIcon(icon('link')), title: id, href });

function pageRows(request: ConsoleRequest, search: string): Row[] {
  const { text, language } = request;
  const word = search.toLocaleLowerCase(language);
  return DEPLOYMENT_NAVIGATION.flatMap(({ entries }) => entries)
    .filter(({ path, scope }) => request.may(scope) && request.hasPage(path))
    .filter(({ label }) => text(label).toLocaleLowerCase(language).includes(word))
    .map(({ path, label, icon: name }) => ({
      picture: rowIcon(icon(name)),
      title: text(label),
      href: request.link(path),
    }));
}

const userRows = (request: ConsoleRequest, { users }: ConsoleFindQuery): Row[] =>
  (users?.nodes ?? []).map((user) => ({
    picture: userPicture(request, { ...user, imageUrl: null }),
    title: personName(user),
    href: request.link(`/users/${user.id}`),
    text: user.email === null ? '' : emailText(user.email),
  }));

const organizationRows = (request: ConsoleRequest, { organizations }: ConsoleFindQuery): Row[] =>
  (organizations?.nodes ?? []).map(({ id, name, slug }) => ({
    picture: groupPicture(request, 'organization', { id, imageUrl: null, name }),
    title: name,
    ...(request.hasPage(`/organizations/${id}`) && { href: request.link(`/organizations/${id}`) }),
    text: slug,
  }));

const applicationRows = (request: ConsoleRequest, { oauthApplications }: ConsoleFindQuery): Row[] =>
  (oauthApplications?.nodes ?? []).map(({ id, name, type }) => ({
    picture: rowIcon(icon('apps')),
    title: name,
    href: request.link(`/oauth-applications/${id}`),
    text: request.text(`console.oauth.type.${type}`),
  }));
