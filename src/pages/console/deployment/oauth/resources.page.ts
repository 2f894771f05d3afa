import { html, type SafeHtml } from '@remix-run/html-template';
import {
  date,
  type EmptyState,
  icon,
  linkButton,
  more,
  notice,
  rowIcon,
  rows,
  searchForm,
  searchOf,
  section,
  textWithDate,
} from '../../../elements/index.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { searchArguments } from '../../layout/search-arguments.ts';
import { ConsoleOauthResourcesDocument } from '../documents.ts';
import { mcpUrl, resourceLink } from './links.ts';
import { guideLink, oauthTabs } from './oauth-tabs.ts';

/** The APIs that accept access tokens of a deployment, newest first. */
export const oauthResourcesPage = consolePage({ path: '/oauth-resources', scope: 'oauth_applications:read', show });

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, link } = request;
  const search = searchOf(request);
  const { oauthResources } = await request.run(ConsoleOauthResourcesDocument, {
    ...searchArguments(search, {}),
    before: request.query.get('before'),
  });
  if (!oauthResources) throw new Error('The list of resources is missing.');
  const { nodes, pageInfo } = oauthResources;
  // The connection is in the order of time, so the last page of it has the newest.
  const older = { hasNextPage: pageInfo.hasPreviousPage, endCursor: pageInfo.startCursor };
  return {
    title: `${text('console.oauth.resources')} · ${text('console.oauth.title')}`,
    heading: text('console.oauth.title'),
    lead: text('console.oauth.resourcesLead'),
    content: html`${oauthTabs(request)}${notice(request, { deleted: 'console.oauth.resourceDeleted' })}
${
  nodes.length === 0 && search === null
    ? ''
    : html`<div class="list-head">${searchForm(request, {
        label: text('console.oauth.searchResources'),
        placeholder: text('console.oauth.searchResourcesBy'),
      })}${newButton(request)}</div>`
}
${rows(
  nodes.toReversed().map(({ id, name, identifier, scopes, createdAt }) => ({
    picture: rowIcon(icon('lock')),
    title: name,
    href: resourceLink(request, id),
    text: html`<code>${identifier}</code> · ${text('console.oauth.scopesCount', { count: scopes.length })} · ${textWithDate(request, 'console.createdOn', date(request, createdAt))}`,
  })),
  search === null ? none(request) : noMatch(request),
)}
${nodes.some(({ identifier }) => identifier === mcpUrl(request)) ? '' : aiClients(request)}
${more(request, older, link('/oauth-resources', search === null ? {} : { search }), 'before')}`,
  };
}

/** The way to the MCP server of the deployment, which is a resource once it is turned on. */
const aiClients = (request: ConsoleRequest): SafeHtml | string =>
  request.may('oauth_applications:write')
    ? section({
        title: request.text('console.oauth.aiClients'),
        hint: request.text('console.oauth.aiClientsLead'),
        content: linkButton({
          label: request.text('console.oauth.aiClientsSetUp'),
          href: request.link('/oauth-ai-clients'),
          kind: 'other',
          isSmall: true,
        }),
      })
    : '';

const newButton = (request: ConsoleRequest): SafeHtml | string =>
  request.may('oauth_applications:write')
    ? linkButton({
        label: request.text('console.oauth.newResource'),
        href: request.link('/new-oauth-resource'),
        icon: 'plus',
        isSmall: true,
      })
    : '';

const none = (request: ConsoleRequest): EmptyState => ({
  icon: 'lock',
  title: request.text('console.oauth.noResources'),
  hint: request.text('console.oauth.noResourcesHint'),
  action: html`<div class="empty-actions">${newButton(request)}${guideLink(request, 'machine-to-machine')}</div>`,
});

const noMatch = (request: ConsoleRequest): EmptyState => ({
  icon: 'search',
  title: request.text('console.oauth.noneMatchResources'),
  action: linkButton({
    label: request.text('organization.clearSearch'),
    href: request.link('/oauth-resources'),
    kind: 'other',
    isSmall: true,
  }),
});
