import { html, type SafeHtml } from '@remix-run/html-template';
import { badge, type Choice } from '../../elements/index.ts';
import type { RoleChoicesFragment } from '../documents.ts';
import type { PageRequest } from '../page.ts';
import type { LevelName } from './level.ts';

interface Permitted {
  readonly permissions: readonly string[];
}

/** The resources that a description names. */
const MAX_RESOURCES = 4;

/** What a role permits, as a sentence in the language of the page. Roles have no description of their own. */
export function roleDescription({ text, language }: PageRequest, level: LevelName, { permissions }: Permitted): string {
  if (permissions.includes(`${level}:admin`)) return text('role.admin', { level });
  const own = permissions.filter((permission) => ![`${level}:manage`, `${level}:read`].includes(permission));
  const resources = [...Map.groupBy(own, (permission) => permission.split(':')[0] ?? '')];
  const names = resources.slice(0, MAX_RESOURCES).map(([resource, all]) => {
    const verbs = all.map((permission) => permission.slice(resource.length + 1));
    return `${resource} (${verbs.join(', ')})`;
  });
  const rest = resources.length - names.length;
  const listed = [...names, ...(rest > 0 ? [text('role.others', { count: rest })] : [])];
  const list = new Intl.ListFormat(language).format(listed);
  const sentences = [
    permissions.includes(`${level}:manage`) ? text('role.manage', { level }) : '',
    own.length > 0 ? text('role.permits', { count: own.length, list }) : '',
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : text('role.read', { level });
}

/** The roles that can be given, each with what it permits. */
export function roleChoices(
  request: PageRequest,
  level: LevelName,
  roles: RoleChoicesFragment | null | undefined,
  isChosen: (role: RoleChoicesFragment['nodes'][number]) => boolean,
): Choice[] {
  return (roles?.nodes ?? []).map((role) => ({
    value: role.id,
    label: role.name,
    description: roleDescription(request, level, role),
    isChosen: isChosen(role),
  }));
}

/** The role that a person gets for whom no other is chosen. */
export const isDefaultRole = ({ name, isDeploymentLevel }: RoleChoicesFragment['nodes'][number]): boolean =>
  isDeploymentLevel && name === 'Member';

/** The roles that a row has space for; screen readers read all of them. */
const MAX_BADGES = 2;

export function roleBadges({ text }: PageRequest, names: readonly string[]): SafeHtml {
  if (names.length === 0)
    return html`<span class="row-tags"><span class="hint">${text('organization.noRoles')}</span></span>`;
  const others = names.slice(MAX_BADGES);
  const rest =
    others.length === 0
      ? ''
      : html`<span title="${others.join(', ')}"><span aria-hidden="true">${badge(`+${others.length}`)}</span><span class="unseen">${others.join(', ')}</span></span>`;
  return html`<span class="row-tags">${names.slice(0, MAX_BADGES).map((name) => badge(name))}${rest}</span>`;
}
