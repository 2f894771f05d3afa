import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  type Choice,
  checkboxes,
  date,
  type EmptyState,
  field,
  form,
  hintBox,
  icon,
  linkButton,
  more,
  notice,
  problem,
  type Row,
  rowIcon,
  rows,
  section,
  select,
  shownOnce,
} from '../../elements/index.ts';
import {
  UserProfileApiKeysPageDocument,
  type UserProfileApiKeysPageQuery,
  UserProfileCreateApiKeyDocument,
  UserProfileRevokeApiKeyDocument,
  UserProfileRotateApiKeyDocument,
} from '../documents.ts';
import { doneOn } from '../forms/done-on.ts';
import { fieldValue, filledFields } from '../forms/form-values.ts';
import type { PageRequest, PageResult, ShownOnce } from '../page.ts';
import { PROFILE_PATH, profilePage, profileView } from './profile-page.ts';
import { confirmedForm, rowMenu, rowProblem } from './row-actions.ts';

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
  const { query } = request;
  const { viewer } = await request.run(UserProfileApiKeysPageDocument, {
    beforeKey: query.get('beforeKey'),
    afterApp: query.get('afterApp'),
  });
  const [apps, keys] = [viewer?.apiAuthApps, viewer?.apiAuthKeys];
  const app = apps?.nodes.find(({ name }) => name === query.get('app'));
  if (app !== undefined) {
    return profileView(request, {
      title: 'profile.apiKeys.new',
      user: viewer,
      content: keyForm(request, app, viewer?.organizationMemberships?.nodes ?? []),
    });
  }
  return profileView(request, {
    title: 'profile.apiKeys.title',
    user: viewer,
    content: html`${notice(request, { revoked: 'profile.apiKeys.revoked' })}
${keySection(request, keys, apps?.nodes ?? [])}${appSection(request, apps)}`,
  });
}

function keySection(request: PageRequest, keys: Viewer['apiAuthKeys'] | undefined, apps: readonly App[]): SafeHtml {
  const { text } = request;
  const newestFirst = (keys?.nodes ?? []).toReversed();
  const pageInfo = {
    hasNextPage: keys?.pageInfo.hasPreviousPage ?? false,
    endCursor: keys?.pageInfo.startCursor ?? null,
  };
  const empty: EmptyState = {
    icon: 'key',
    title: text('profile.apiKeys.none'),
    hint: text(apps.length === 0 ? 'profile.apiKeys.noApps' : 'profile.apiKeys.noneHint'),
  };
  return section({
    title: text('profile.apiKeys.yours'),
    hint: text('profile.apiKeys.hint'),
    content: [
      rows(
        newestFirst.map((key) => keyRow(request, key, apps)),
        empty,
      ),
      more(request, pageInfo, request.link(request.path), 'beforeKey'),
    ],
  });
}

/** The APIs for which the user can create keys. */
function appSection(request: PageRequest, apps: Viewer['apiAuthApps'] | undefined): SafeHtml | string {
  const { text } = request;
  if (!apps || apps.nodes.length === 0) return '';
  const title = text('profile.apiKeys.apps');
  const items = apps.nodes.map(({ name, description, maxKeys }): Row => {
    const limit = text('profile.apiKeys.limit', { max: maxKeys });
    return {
      picture: rowIcon(icon('apps')),
      title: name,
      text: description ? html`<span dir="auto">${description}</span> · ${limit}` : limit,
      end: linkButton({
        href: request.link(request.path, { app: name }),
        label: html`${text('profile.apiKeys.create')}<span class="unseen"> ${name}</span>`,
        kind: 'other',
        icon: 'plus',
        isSmall: true,
      }),
    };
  });
  return section({
    title,
    content: [
      rows(items, { icon: 'apps', title }),
      more(request, apps.pageInfo, request.link(request.path), 'afterApp'),
    ],
  });
}

function keyRow(request: PageRequest, key: Key, apps: readonly App[]): Row {
  const { text } = request;
  const { id, name, appName, prefix, lastFour, permissions, lastUsedAt, createdAt, expiresAt } = key;
  const isActive = key.revokedAt === null && !isExpired(key);
  const mayRotate = key.selfMade && key.replacedById === null && apps.some((app) => app.name === appName);
  const about = { about: name, fields: { id, app: appName } };
  const manage = rowMenu(request, name, [
    mayRotate
      ? confirmedForm(request, {
          action: 'rotateKey',
          label: text('profile.apiKeys.rotate'),
          text: text('profile.apiKeys.rotateText'),
          icon: 'key',
          kind: 'main',
          ...about,
        })
      : '',
    confirmedForm(request, {
      action: 'revokeKey',
      label: text('profile.apiKeys.revoke'),
      text: text('profile.apiKeys.revokeText'),
      ...about,
    }),
  ]);
  const dates = [
    html`${text('profile.created')} ${date(request, createdAt)}`,
    ...(lastUsedAt === null ? [] : [html` · ${text('profile.lastUsed')} ${date(request, lastUsedAt)}`]),
    ...(expiresAt === null ? [] : [html` · ${text('profile.apiKeys.expires')} ${date(request, expiresAt)}`]),
  ];
  return {
    picture: rowIcon(icon('key')),
    title: name,
    badges: badge(text(stateOf(key).text), { tone: stateOf(key).tone }),
    text: html`<code dir="ltr">${prefix === null ? '' : `${prefix}_`}…${lastFour ?? ''}</code> · <span dir="auto">${appName}</span>${permissions.length === 0 ? '' : ` · ${permissions.join(', ')}`}<br>${dates}`,
    end: isActive ? manage : '',
    below: rowProblem(request, 'id', id),
  };
}

const isExpired = ({ expiresAt }: Key) => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

function stateOf(key: Key) {
  if (key.revokedAt !== null) return { text: 'profile.apiKeys.stateRevoked', tone: 'neutral' } as const;
  if (isExpired(key)) return { text: 'profile.apiKeys.stateExpired', tone: 'neutral' } as const;
  return key.replacedById === null
    ? ({ text: 'profile.apiKeys.stateActive', tone: 'good' } as const)
    : ({ text: 'profile.apiKeys.stateReplaced', tone: 'warning' } as const);
}

function keyForm(request: PageRequest, { name, permissions }: App, memberships: readonly Membership[]): SafeHtml {
  const { text, form: sent } = request;
  const granted = sent.getAll('permissions');
  const choices: Choice[] = permissions.map((permission) => ({
    value: permission,
    label: permission,
    isChosen: granted.includes(permission),
  }));
  return section({
    title: name,
    hint: text('profile.apiKeys.newIntro', { app: name }),
    content: form(request, {
      path: `${request.path}?app=${encodeURIComponent(name)}`,
      action: 'createKey',
      hidden: { app: name },
      content: [
        problem(request, ['name', 'expiresAt']),
        field(request, {
          name: 'name',
          label: text('profile.apiKeys.name'),
          hint: text('profile.apiKeys.nameHint'),
          isRequired: true,
          maxLength: 255,
        }),
        choices.length === 0 ? '' : checkboxes('permissions', text('profile.apiKeys.permissions'), choices),
        organizationChoice(request, memberships),
        field(request, {
          name: 'expiresAt',
          label: text('profile.apiKeys.lastDay'),
          aside: text('profile.optional'),
          hint: text('profile.apiKeys.lastDayHint'),
          type: 'date',
        }),
        actions(
          button({ label: text('profile.apiKeys.create') }),
          linkButton({ href: request.link(request.path), kind: 'other', label: text('common.cancel') }),
        ),
      ],
    }),
  });
}

/** The organization in which a key acts; nothing for users without one. */
function organizationChoice(request: PageRequest, memberships: readonly Membership[]): SafeHtml | string {
  const { text, deployment, form: sent } = request;
  const organizations = memberships.flatMap(({ organization }) => (organization === null ? [] : [organization]));
  if (organizations.length === 0 || !deployment.b2bSettings.organizationsEnabled) return '';
  return select(request, {
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
    ? keyView(request, created, hintBox(html`<p>${request.text('profile.apiKeys.overlap')}</p>`, 'time'))
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
    content: section({
      title: name,
      hint: text('profile.apiKeys.createdIntro', { name }),
      content: [
        about,
        shownOnce(request, [key], 'api-key.txt'),
        linkButton({ href: request.link(request.path), label: text('profile.apiKeys.saved') }),
      ],
    }),
  });
}

async function revokeKey(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileRevokeApiKeyDocument, {
    appName: fieldValue(request, 'app'),
    keyId: fieldValue(request, 'id'),
  });
  return doneOn(request, 'revoked');
}
