import { html, type SafeHtml } from '@remix-run/html-template';
import {
  UserProfileApiKeysPageDocument,
  type UserProfileApiKeysPageQuery,
  UserProfileCreateApiKeyDocument,
  UserProfileRevokeApiKeyDocument,
  UserProfileRotateApiKeyDocument,
} from '../documents.ts';
import { checkbox, select } from '../forms/choices.ts';
import { fieldValue, filledFields } from '../forms/form-values.ts';
import { date } from '../layout/dates.ts';
import { button, field, form, notice, problem } from '../layout/elements.ts';
import { shownOnce } from '../layout/shown-once.ts';
import type { PageRequest, PageResult, ShownOnce } from '../page.ts';
import { itemAction, moreLink } from './items.ts';
import { doneOn, PROFILE_PATH, profilePage, profileView } from './profile-page.ts';

type Viewer = NonNullable<UserProfileApiKeysPageQuery['viewer']>;
type Key = NonNullable<Viewer['apiAuthKeys']>['nodes'][number];
type App = NonNullable<Viewer['apiAuthApps']>['nodes'][number];
type Membership = NonNullable<Viewer['organizationMemberships']>['nodes'][number];

const savedKey: ShownOnce = { text: 'shownOnce.nextKey', next: (request) => request.link(request.path) };

/** The user's API keys of apps with self-service. */
export const apiKeysPage = profilePage({
  path: `${PROFILE_PATH}/api-keys`,
  show,
  actions: { createKey, rotateKey, revokeKey },
  shownOnce: { createKey: savedKey, rotateKey: savedKey },
});

async function show(request: PageRequest): Promise<PageResult> {
  const { text, query } = request;
  const { viewer } = await request.run(UserProfileApiKeysPageDocument, {
    beforeKey: query.get('beforeKey'),
    afterApp: query.get('afterApp'),
  });
  const [apps, keys] = [viewer?.apiAuthApps, viewer?.apiAuthKeys];
  const newestFirst = (keys?.nodes ?? []).toReversed();
  const app = apps?.nodes.find(({ name }) => name === query.get('app'));
  if (app !== undefined) {
    return profileView(request, {
      title: 'profile.apiKeys.new',
      content: html`${problem(request, ['name', 'expiresAt'])}${keyForm(request, app, viewer?.organizationMemberships?.nodes ?? [])}`,
    });
  }
  return profileView(request, {
    title: 'profile.apiKeys.title',
    content: html`${notice(request, { revoked: 'profile.apiKeys.revoked' })}
${problem(request)}
${newestFirst.length === 0 ? html`<p>${text('profile.apiKeys.none')}</p>` : html`<ul class="items">${newestFirst.map((key) => item(request, key, apps?.nodes ?? []))}</ul>`}
${moreLink(request, 'beforeKey', keys?.pageInfo.hasPreviousPage ? keys.pageInfo.startCursor : null)}
${appList(request, apps?.nodes ?? [])}
${moreLink(request, 'afterApp', apps?.pageInfo.hasNextPage ? apps.pageInfo.endCursor : null)}`,
  });
}

function appList(request: PageRequest, apps: readonly App[]): SafeHtml {
  const { text } = request;
  if (apps.length === 0) return html`<p>${text('profile.apiKeys.noApps')}</p>`;
  const items = apps.map(
    ({ name, description, maxKeys }) =>
      html`<li><div class="item-text"><strong>${name}</strong>${description ? html`<p>${description}</p>` : ''}<p class="hint">${text('profile.apiKeys.limit', { max: maxKeys })}</p></div>
<a class="button is-other" href="${request.link(request.path, { app: name })}">${text('profile.apiKeys.create')}<span class="unseen"> ${name}</span></a></li>`,
  );
  return html`<h2>${text('profile.apiKeys.apps')}</h2><ul class="items">${items}</ul>`;
}

function item(request: PageRequest, key: Key, apps: readonly App[]): SafeHtml {
  const { text } = request;
  const { id, name, appName, prefix, lastFour, permissions, lastUsedAt, createdAt } = key;
  const isActive = key.revokedAt === null && !isExpired(key);
  const mayRotate = key.selfMade && key.replacedById === null && apps.some((app) => app.name === appName);
  const options = { about: name, fields: { id, app: appName } };
  const rotate = itemAction(request, { action: 'rotateKey', label: text('profile.apiKeys.rotate'), ...options });
  const revoke = itemAction(request, {
    action: 'revokeKey',
    label: text('profile.apiKeys.revoke'),
    kind: 'danger',
    ...options,
  });
  return html`<li><div class="item-text"><strong>${name}</strong> <span class="badge">${text(stateOf(key))}</span>
<p><code>${prefix === null ? '' : `${prefix}_`}…${lastFour ?? ''}</code> · ${appName}</p>
${permissions.length === 0 ? '' : html`<p class="hint">${permissions.join(', ')}</p>`}
<p class="hint">${text('profile.created')} ${date(request, createdAt)}${lastUsedAt === null ? '' : html` · ${text('profile.lastUsed')} ${date(request, lastUsedAt)}`}${key.expiresAt === null ? '' : html` · ${text('profile.apiKeys.expires')} ${date(request, key.expiresAt)}`}</p></div>
${isActive ? html`<div class="actions">${mayRotate ? rotate : ''}${revoke}</div>` : ''}</li>`;
}

const isExpired = ({ expiresAt }: Key) => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

function stateOf(key: Key) {
  if (key.revokedAt !== null) return 'profile.apiKeys.stateRevoked';
  if (isExpired(key)) return 'profile.apiKeys.stateExpired';
  return key.replacedById === null ? 'profile.apiKeys.stateActive' : 'profile.apiKeys.stateReplaced';
}

function keyForm(request: PageRequest, { name, permissions }: App, memberships: readonly Membership[]): SafeHtml {
  const { text, form: sent } = request;
  const granted = sent.getAll('permissions');
  const boxes = permissions.map((permission) =>
    checkbox({
      name: 'permissions',
      label: permission,
      value: permission,
      isChecked: granted.includes(permission),
    }),
  );
  return form(request, {
    path: `${request.path}?app=${encodeURIComponent(name)}`,
    action: 'createKey',
    hidden: { app: name },
    content: [
      html`<p>${text('profile.apiKeys.newIntro', { app: name })}</p>`,
      field(request, {
        name: 'name',
        label: text('profile.apiKeys.name'),
        hint: text('profile.apiKeys.nameHint'),
        isRequired: true,
        maxLength: 255,
      }),
      boxes.length === 0
        ? ''
        : html`<fieldset><legend>${text('profile.apiKeys.permissions')}</legend>${boxes}</fieldset>`,
      organizationChoice(request, memberships),
      field(request, {
        name: 'expiresAt',
        label: text('profile.apiKeys.lastDay'),
        hint: text('profile.apiKeys.lastDayHint'),
        type: 'date',
      }),
      html`<p class="actions">${button({ label: text('profile.apiKeys.create') })}<a class="button is-other" href="${request.link(request.path)}">${text('common.cancel')}</a></p>`,
    ],
  });
}

/** The organization in which a key acts; nothing for users without one. */
function organizationChoice(request: PageRequest, memberships: readonly Membership[]): SafeHtml | string {
  const { text, deployment, form: sent } = request;
  const organizations = memberships.flatMap(({ organization }) => (organization === null ? [] : [organization]));
  if (organizations.length === 0 || !deployment.b2bSettings.organizationsEnabled) return '';
  return select({
    name: 'organizationId',
    label: text('profile.apiKeys.organization'),
    options: [
      { value: '', label: text('profile.apiKeys.noOrganization') },
      ...organizations.map(({ id, name }) => ({ value: id, label: name })),
    ],
    selected: sent.get('organizationId'),
  });
}

/** The end of the key's last day. What is not a date is sent as it is, so that the error is shown at the field. */
function expiryOf(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T23:59:59.999Z` : day;
}

async function createKey(request: PageRequest): Promise<PageResult> {
  const { organizationId, expiresAt } = filledFields(request, ['organizationId', 'expiresAt']);
  const input = {
    name: fieldValue(request, 'name'),
    permissions: request.form.getAll('permissions'),
    ...(organizationId === undefined ? {} : { organizationId }),
    ...(expiresAt === undefined ? {} : { expiresAt: expiryOf(expiresAt) }),
  };
  const { createApiAuthKey: created } = await request.run(UserProfileCreateApiKeyDocument, {
    appName: fieldValue(request, 'app'),
    input,
  });
  return created ? keyView(request, created) : doneOn(request, '');
}

async function rotateKey(request: PageRequest): Promise<PageResult> {
  const { rotateApiAuthKey: created } = await request.run(UserProfileRotateApiKeyDocument, {
    appName: fieldValue(request, 'app'),
    keyId: fieldValue(request, 'id'),
    input: {},
  });
  return created
    ? keyView(request, created, html`<p>${request.text('profile.apiKeys.overlap')}</p>`)
    : doneOn(request, '');
}

/** Shows a new key once. */
function keyView(
  request: PageRequest,
  { key, name }: { readonly key: string; readonly name: string },
  about: SafeHtml | string = '',
): PageResult {
  const { text } = request;
  return profileView(request, {
    title: 'profile.apiKeys.created',
    scripts: ['shown-once.js'],
    content: html`<p>${text('profile.apiKeys.createdIntro', { name })}</p>${about}
${shownOnce(request, [key], 'api-key.txt')}
<p><a class="button is-main" href="${request.link(request.path)}">${text('profile.apiKeys.saved')}</a></p>`,
  });
}

async function revokeKey(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileRevokeApiKeyDocument, {
    appName: fieldValue(request, 'app'),
    keyId: fieldValue(request, 'id'),
  });
  return doneOn(request, 'revoked');
}
