import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  disclosure,
  form,
  more,
  notice,
  problem,
  problemBox,
  rows,
  section,
} from '../../../elements/index.ts';
import { doneOn } from '../../../hosted/forms/done-on.ts';
import { actionForm } from '../../../hosted/forms/shown-form.ts';
import { applicationPicture, logoOrigins } from '../../../hosted/oauth/application.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { COPY_MODULE, copyable } from '../../layout/copyable.ts';
import {
  ConsoleDeleteOauthResourceDocument,
  ConsoleOauthResourceApplicationsDocument,
  type ConsoleOauthResourceApplicationsQuery,
  ConsoleOauthResourceDocument,
  ConsoleUpdateOauthResourceDocument,
} from '../documents.ts';
import { mcpUrl, settingsLink } from './links.ts';
import { guideLink } from './oauth-tabs.ts';
import { enteredResource, resourceFields, type ShownResource } from './resource-form.ts';

/** One resource: its scopes, and the applications that may get tokens for it. */
export const oauthResourcePage = consolePage({
  path: '/oauth-resources/{resource}',
  scope: 'oauth_applications:read',
  show,
  actions: { save, erase },
  actionScopes: { save: 'oauth_applications:write', erase: 'oauth_applications:write' },
  sensitive: ['erase'],
});

type Applications = NonNullable<ConsoleOauthResourceApplicationsQuery['oauthApplications']>;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, link } = request;
  const { oauthResource: resource, jwtTemplates } = await request.run(ConsoleOauthResourceDocument, {
    id: request.pathParameter,
    hasTemplates: request.may('jwt_templates:read'),
  });
  if (!resource) throw new Error('The resource is missing.');
  const { oauthApplications: applications } = await request.run(ConsoleOauthResourceApplicationsDocument, {
    resource: resource.identifier,
    after: request.query.get('after'),
  });
  if (!applications) throw new Error('The list of applications is missing.');
  const isMcp = resource.identifier === mcpUrl(request);
  const mayWrite = request.may('oauth_applications:write');
  const own = actionForm(request, 'save');
  // The box above the page says why, with links.
  const fields = resourceFields(isInUse(request) ? { ...own, failure: null } : own, {
    resource,
    // Tokens for the MCP server are opaque.
    templates: isMcp ? null : (jwtTemplates?.nodes ?? null),
  });
  return {
    title: resource.name,
    lead: copyable(request, text('console.oauth.resourceField.identifier'), resource.identifier),
    back: { label: text('console.oauth.resources'), href: link('/oauth-resources') },
    shows: { imageOrigins: logoOrigins(applications.nodes) },
    scripts: [COPY_MODULE],
    content: html`${notice(request, { created: 'console.oauth.resourceCreated', saved: 'common.saved' })}
${isInUse(request) ? inUse(request, resource, applications) : ''}
${isMcp ? connection(request) : ''}
${
  mayWrite
    ? form(own, {
        action: 'save',
        content: html`${fields}<div class="save-bar">${button({ label: text('common.save'), icon: 'check' })}</div>`,
      })
    : html`<fieldset disabled>${fields}</fieldset>`
}
${applicationList(request, resource, applications)}
${mayWrite ? deletion(request) : ''}`,
  };
}

/** How users connect their AI clients. */
const connection = (request: ConsoleRequest): SafeHtml =>
  section({
    title: request.text('console.oauth.aiClients'),
    hint: request.text('console.oauth.aiClientsConnect'),
    content: guideLink(request, 'connecting-an-editor'),
  });

const isInUse = ({ failure }: ConsoleRequest): boolean => failure?.is('OAUTH_RESOURCE_IN_USE') ?? false;

/** Why the resource, one of its scopes or its use by organizations must stay, with links to the applications where it can be removed. */
function inUse(request: ConsoleRequest, { identifier }: ShownResource, { nodes, pageInfo }: Applications): SafeHtml {
  const { text, form: sent } = request;
  const kept = sent.get('action') === 'save' ? new Set(enteredResource(request).scopes.map(({ name }) => name)) : null;
  const scopeUsers = nodes.filter(({ resources }) =>
    resources.some(
      (each) => each.identifier === identifier && (kept === null || each.scopes.some((scope) => !kept.has(scope))),
    ),
  );
  const isForOrganizations = kept === null || sent.has('availableToOrganizations');
  const ofOrganizations = isForOrganizations ? [] : nodes.filter(({ organizationId }) => organizationId !== null);
  const namesScopes = scopeUsers.length > 0 || ofOrganizations.length === 0;
  const links = (namesScopes ? scopeUsers : ofOrganizations).map(
    ({ id, name }) => html`<a href="${settingsLink(request, id)}" dir="auto">${name}</a>`,
  );
  const others = pageInfo.hasNextPage ? [text('console.oauth.andOthers')] : [];
  const changed = namesScopes ? 'console.oauth.scopeInUse' : 'console.oauth.usedByOrganizations';
  const why = text(kept === null ? 'error.OAUTH_RESOURCE_IN_USE' : changed);
  return problemBox([why, ...links, ...others], { hasFocus: true });
}

function applicationList(
  request: ConsoleRequest,
  { identifier }: ShownResource,
  { nodes, pageInfo }: Applications,
): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.oauth.resourceApplications'),
    hint: text('console.oauth.resourceApplicationsHint'),
    content: [
      rows(
        nodes.map((application) => ({
          picture: applicationPicture(application, 'medium'),
          title: application.name,
          href: settingsLink(request, application.id),
          badges: application.isActive ? '' : badge(text('console.oauth.inactive'), { tone: 'warning' }),
          text: scopesAt(application, identifier),
        })),
        { icon: 'apps', title: text('console.oauth.noneListsIt') },
      ),
      more(request, pageInfo, request.link(request.path)),
    ],
  });
}

const scopesAt = ({ resources }: Applications['nodes'][number], identifier: string): SafeHtml =>
  html`<span class="codes">${resources
    .filter((each) => each.identifier === identifier)
    .flatMap(({ scopes }) => scopes.map((scope) => html`<code>${scope}</code>`))}</span>`;

function deletion(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  const context = actionForm(request, 'erase');
  return disclosure(
    text('console.oauth.deleteResource'),
    form(context, {
      action: 'erase',
      content: [
        isInUse(context) ? '' : problem(context),
        html`<p class="hint">${text('console.oauth.deleteResourceHint')}</p>`,
        actions(button({ label: text('console.oauth.deleteResourceNow'), kind: 'danger', isSmall: true })),
      ],
    }),
    { isOpen: context.failure !== null, isDanger: true },
  );
}

async function save(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleUpdateOauthResourceDocument, { id: request.pathParameter, input: enteredResource(request) });
  return doneOn(request, 'saved');
}

async function erase(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleDeleteOauthResourceDocument, { id: request.pathParameter });
  return { to: request.link('/oauth-resources', { done: 'deleted' }) };
}
