import { html, type SafeHtml } from '@remix-run/html-template';
import { isAccountScope } from '../../../platform/access/account-scopes.ts';
import { avatar, type IconName, icon } from '../../elements/index.ts';
import { hasText } from '../../texts/texts.ts';
import type { ShownApplicationFragment, ShownResourceFragment } from '../documents.ts';
import type { PageRequest } from '../page.ts';

/** The logo of an application, or its initials. */
export const applicationPicture = (
  { id, name, logoUrl }: Pick<ShownApplicationFragment, 'id' | 'name' | 'logoUrl'>,
  size: 'medium' | 'large',
): SafeHtml =>
  avatar({
    kind: 'organization',
    id,
    imageUrl: logoUrl,
    words: name
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, 2),
    size,
  });

/** The origins of the logos, which the policy of the page allows: those who manage the applications have entered their URLs. */
export function logoOrigins(applications: readonly Pick<ShownApplicationFragment, 'logoUrl'>[]): string[] {
  const origins = applications.flatMap(({ logoUrl }) => (logoUrl === null ? [] : (URL.parse(logoUrl)?.origin ?? [])));
  return [...new Set(origins)].filter((origin) => origin !== 'null');
}

/** The icons of the scopes, in the order in which they are shown. */
const SCOPE_ICONS: Readonly<Record<string, IconName>> = {
  openid: 'user',
  profile: 'image',
  email: 'mail',
  phone: 'phone',
  organization: 'building',
  organizations: 'building',
  workspaces: 'apps',
  'account:read': 'user',
  'account:write': 'pencil',
  'my_organizations:read': 'building',
  'my_organizations:write': 'building',
  'my_agents:read': 'inbox',
  'my_agents:run': 'send',
  'my_knowledge_bases:read': 'search',
  offline_access: 'time',
};

/** Unknown scopes come after the known ones. */
const rankOf = (scope: string) => {
  const at = Object.keys(SCOPE_ICONS).indexOf(scope);
  return at === -1 ? Number.MAX_SAFE_INTEGER : at;
};

interface Allowed {
  readonly scopes: readonly string[];
  readonly resources: readonly ShownResourceFragment[];
}

/** What an application may do, in words: the scopes of the account and its organizations, then those of each service. */
export function accessList({ text }: Pick<PageRequest, 'text'>, { scopes, resources }: Allowed): SafeHtml {
  const [ofAccount = [], others = []] = [true, false].map((isOwn) =>
    resources.filter((resource) => resource.scopes.every(({ name }) => isAccountScope(name)) === isOwn),
  );
  const accountScopes = ofAccount.flatMap((resource) => resource.scopes.map(({ name }) => name));
  const own = [...scopes, ...accountScopes]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((scope) => {
      const key = `oauth.scope.${scope}`;
      return item(SCOPE_ICONS[scope] ?? 'check', hasText(key) ? text(key) : text('oauth.scope.other', { scope }));
    });
  const groups = others
    .filter((resource) => resource.scopes.length > 0)
    .map(
      (
        resource,
      ) => html`<h3 class="access-head" dir="auto">${text('oauth.consent.resource', { resource: resource.name })}</h3>
<ul class="access">${resource.scopes.map(({ description }) => item('check', description))}</ul>`,
    );
  return html`${own.length === 0 ? '' : html`<ul class="access">${own}</ul>`}${groups}`;
}

const item = (name: IconName, label: string): SafeHtml => html`<li>${icon(name)}<span dir="auto">${label}</span></li>`;
