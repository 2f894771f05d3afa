import { html, type SafeHtml } from '@remix-run/html-template';
import {
  badge,
  button,
  date,
  disclosure,
  form,
  icon,
  linkButton,
  menu,
  menuPart,
  more,
  notice,
  problem,
  type Row,
  rowIcon,
  rows,
  textWithDate,
} from '../../../elements/index.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { ConsoleApiKeyRevokeDocument, ConsoleApiKeysDocument, type ConsoleApiKeysQuery } from '../documents.ts';
import { credentialTabs } from './credential-tabs.ts';
import { scopeText } from './scope-choices.ts';

/** The API keys of a deployment, newest first, and their revocation. */
export const apiKeysPage = consolePage({
  path: '/api-keys',
  scope: 'api_keys:read',
  show,
  actions: { revoke },
  sensitive: ['revoke'],
});

type ApiKey = NonNullable<ConsoleApiKeysQuery['apiKeys']>['nodes'][number];

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, link } = request;
  const { apiKeys } = await request.run(ConsoleApiKeysDocument, { before: request.query.get('before') });
  if (!apiKeys) throw new Error('The list of API keys is missing.');
  // The connection is in the order of time, so the last page of it has the newest.
  const { hasPreviousPage, startCursor } = apiKeys.pageInfo;
  const older = { hasNextPage: hasPreviousPage, endCursor: startCursor };
  return {
    title: text('console.apiKeys.title'),
    lead: text('console.apiKeys.lead'),
    content: html`${credentialTabs(request)}${notice(request, { revoked: 'console.apiKeys.revokeDone' })}${problem(request)}
${request.may('api_keys:write') ? html`<p class="list-action">${linkButton({ label: text('console.apiKeys.new'), href: link('/new-api-key'), icon: 'plus', isSmall: true })}</p>` : ''}
${rows(
  apiKeys.nodes.toReversed().map((key) => keyRow(request, key)),
  { icon: 'key', title: text('console.apiKeys.none') },
)}
${more(request, older, link('/api-keys'), 'before')}`,
  };
}

function keyRow(request: ConsoleRequest, key: ApiKey): Row {
  const { text } = request;
  const { name, hint, createdAt, expiresAt, revokedAt, scopes } = key;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  const isUsable = revokedAt === null && !isExpired;
  const end =
    revokedAt !== null
      ? textWithDate(request, 'console.apiKeys.revokedOn', date(request, revokedAt))
      : expiresAt !== null
        ? textWithDate(request, 'console.apiKeys.expires', date(request, expiresAt))
        : text('console.apiKeys.neverExpires');
  return {
    picture: rowIcon(icon('key')),
    title: name,
    badges: isUsable
      ? badge(text('console.apiKeys.active'), { tone: 'good' })
      : badge(text(revokedAt === null ? 'console.apiKeys.expired' : 'console.apiKeys.revoked')),
    text: html`<code>${hint}</code> · ${textWithDate(request, 'console.createdOn', date(request, createdAt))} · ${end}${scopes.length === 0 ? html` · ${text('console.apiKeys.allScopes')}` : ''}`,
    ...(revokedAt === null && request.may('api_keys:write') && { end: keyMenu(request, key) }),
    // A key without scopes has all of them.
    ...(scopes.length > 0 && {
      below: disclosure(
        text('console.apiKeys.scopes', { count: scopes.length }),
        html`<ul class="scope-list">${scopes.map((scope) => html`<li><code>${scopeText(scope)}</code></li>`)}</ul>`,
      ),
    }),
  };
}

function keyMenu(request: ConsoleRequest, { id, name }: ApiKey): SafeHtml {
  const { text } = request;
  return menu(text('console.manage', { name }), [
    menuPart(
      text('console.apiKeys.revoke'),
      form(request, {
        action: 'revoke',
        hidden: { key: id },
        content: [
          html`<p class="hint">${text('console.apiKeys.revokeHint')}</p>`,
          button({ label: text('console.apiKeys.revokeNow', { name }), kind: 'danger', isSmall: true }),
        ],
      }),
      false,
      { icon: 'trash', isRisky: true },
    ),
  ]);
}

async function revoke(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleApiKeyRevokeDocument, { id: fieldValue(request, 'key') });
  return { to: request.link('/api-keys', { done: 'revoked' }) };
}
