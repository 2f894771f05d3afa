import { html } from '@remix-run/html-template';
import { ACCOUNT_SCOPES } from '../../../../platform/access/account-scopes.ts';
import { actions, button, checkboxes, field, form, linkButton, problem, section } from '../../../elements/index.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { ConsoleCreateOauthResourceDocument, ConsoleOauthResourcesDocument } from '../documents.ts';
import { mcpUrl, resourceLink } from './links.ts';
import { guideLink } from './oauth-tabs.ts';
import { clientsField, enteredClients } from './resource-form.ts';

/** Lets AI clients of users connect: registers the MCP server of the deployment as a resource. */
export const aiClientsPage = consolePage({
  path: '/oauth-ai-clients',
  scope: 'oauth_applications:write',
  show,
  actions: { create },
});

/** Clients ask for these first, and for others when a tool needs them. */
const isDefault = (scope: string): boolean => scope.endsWith(':read');

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, link, form: sent } = request;
  const filter = { identifier: mcpUrl(request) };
  const { oauthResources } = await request.run(ConsoleOauthResourcesDocument, { filter });
  const [existing] = oauthResources?.nodes ?? [];
  if (existing !== undefined) return { to: resourceLink(request, existing.id) };
  const chosen = sent.has('action') ? sent.getAll('scopes') : ACCOUNT_SCOPES.filter(isDefault);
  return {
    title: text('console.oauth.aiClients'),
    lead: text('console.oauth.aiClientsLead'),
    back: { label: text('console.oauth.resources'), href: link('/oauth-resources') },
    content: form(request, {
      action: 'create',
      content: html`${problem(request, ['name', 'unregisteredClients'])}
${section({
  title: text('console.oauth.aiClientsAccess'),
  hint: text('console.oauth.aiClientsAccessHint'),
  content: checkboxes(
    'scopes',
    text('console.oauth.resourceScopes'),
    ACCOUNT_SCOPES.map((scope) => ({
      value: scope,
      label: text(`oauth.scope.${scope}`),
      description: html`<code>${scope}</code>`,
      isChosen: chosen.includes(scope),
    })),
  ),
})}
${section({
  title: text('console.oauth.aiClientsWhich'),
  hint: text('console.oauth.aiClientsWhichHint'),
  content: clientsField(request, ['METADATA_DOCUMENT']),
})}
${section({
  title: text('console.oauth.resourceAbout'),
  content: field(request, {
    name: 'name',
    label: text('console.oauth.resourceField.name'),
    hint: text('console.oauth.resourceHint.name'),
    value: request.shownDeployment?.name ?? '',
    isRequired: true,
    maxLength: 100,
    autocomplete: 'off',
  }),
})}
${actions(
  button({ label: text('console.oauth.aiClientsTurnOn'), icon: 'check' }),
  linkButton({ href: link('/oauth-resources'), label: text('common.cancel'), kind: 'other' }),
  guideLink(request, 'connecting-an-editor'),
)}`,
    }),
  };
}

async function create(request: ConsoleRequest): Promise<PageResult> {
  const chosen = new Set(request.form.getAll('scopes'));
  const { createOauthResource: created } = await request.run(ConsoleCreateOauthResourceDocument, {
    input: {
      identifier: mcpUrl(request),
      name: fieldValue(request, 'name'),
      unregisteredClients: enteredClients(request),
      scopes: ACCOUNT_SCOPES.filter((scope) => chosen.has(scope)).map((name) => ({
        name,
        description: request.text(`oauth.scope.${name}`),
        isDefault: isDefault(name),
      })),
    },
  });
  if (!created) throw new Error('The resource is missing.');
  return { to: resourceLink(request, created.id, { done: 'created' }) };
}
