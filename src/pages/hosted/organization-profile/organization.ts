import { html, type SafeHtml } from '@remix-run/html-template';
import { badge, linkButton, more, rows } from '../../elements/index.ts';
import type { TextKey } from '../../texts/texts.ts';
import { OrganizationChoiceDocument, type ShownOrganizationFragment } from '../documents.ts';
import { groupPicture } from '../layout/pictures.ts';
import { type Level, ownOrganizations, SECTION_ICONS, sectionsOf, withNavigation } from '../membership/level.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';

export const PATHS = {
  general: '/organization-profile',
  members: '/organization-profile/members',
  invitations: '/organization-profile/invitations',
  roles: '/organization-profile/roles',
  workspaces: '/organization-profile/workspaces',
  applications: '/organization-profile/applications',
} as const;

type Section = keyof typeof PATHS;

/** Whether the user may change the organization, and manage members, invitations, roles and workspaces. */
export function canManage({ permissions }: Pick<ShownOrganizationFragment, 'permissions'>): boolean {
  return isAdmin({ permissions }) || (permissions ?? []).includes('organization:manage');
}

/** Whether the user may delete the organization. */
export function isAdmin({ permissions }: Pick<ShownOrganizationFragment, 'permissions'>): boolean {
  return (permissions ?? []).includes('organization:admin');
}

const SECTIONS = sectionsOf('organization', PATHS);
export const { idOf: organizationId, pathOf: sectionPath, doneAt } = SECTIONS;

/** What the pages that organizations share with workspaces need to know. */
export const ORGANIZATION: Level<ShownOrganizationFragment> = {
  name: 'organization',
  sections: SECTIONS,
  choose: chooseOrganization,
  view: organizationView,
  canManage,
  pathAfterLeaving: PATHS.general,
  texts: {
    removeMember: 'organization.removeMember',
    removeMemberText: 'organization.removeMemberText',
    everywhere: 'organization.everyOrganization',
  },
};

/** A page of the organization with links to the others. */
export function organizationView(
  request: PageRequest,
  organization: ShownOrganizationFragment,
  current: Section,
  content: SafeHtml,
): PageResult {
  const { text, deployment } = request;
  const sections: readonly { readonly section: Section; readonly label: TextKey; readonly isShown: boolean }[] = [
    { section: 'general', label: 'organization.general', isShown: true },
    { section: 'members', label: 'organization.members', isShown: true },
    { section: 'invitations', label: 'organization.invitations', isShown: canManage(organization) },
    { section: 'roles', label: 'organization.roles', isShown: canManage(organization) },
    { section: 'workspaces', label: 'organization.workspaces', isShown: deployment.b2bSettings.workspacesEnabled },
    { section: 'applications', label: 'organization.applications', isShown: canManage(organization) },
  ];
  const items = sections
    .filter(({ isShown }) => isShown)
    .map(({ section, label }) => ({
      label: text(label),
      href: request.link(sectionPath(section, organization.id)),
      isCurrent: section === current,
      icon: SECTION_ICONS[section],
    }));
  return {
    title: shownName(organization),
    picture: organizationPicture(request, organization, { size: 'large' }),
    back: ownOrganizations(request),
    width: 'wide',
    content: withNavigation(text('organization.sections'), items, content),
  };
}

/** The user's organizations, to choose one. The only one is opened at once. */
export async function chooseOrganization(request: PageRequest): Promise<PageResult> {
  const { text, query } = request;
  const { viewer, session } = await request.run(OrganizationChoiceDocument, { after: query.get('after') });
  const memberships = viewer?.organizationMemberships;
  const organizations = memberships?.nodes ?? [];
  const [only] = organizations;
  if (organizations.length === 1 && only?.organization && !query.has('after')) {
    return { to: request.link(`${request.path}?${new URLSearchParams({ organization: only.organization.id })}`) };
  }
  const items = organizations.flatMap(({ organization, roles }) => {
    if (!organization) return [];
    const isActive = organization.id === session?.activeOrganizationId;
    return [
      {
        picture: organizationPicture(request, organization),
        title: shownName(organization),
        href: request.link(sectionPath('general', organization.id)),
        badges: isActive ? badge(text('organization.active'), { tone: 'accent', icon: 'check' }) : '',
        text: roles.map(({ name }) => name).join(', '),
        isActive,
      },
    ];
  });
  const creating = pageLink(request, 'createOrganizationUrl');
  const create = (kind: 'main' | 'other') =>
    linkButton({ label: text('createOrganization.title'), href: creating, icon: 'plus', kind });
  return {
    title: text('organization.choose'),
    ...(items.length > 0 && { lead: text('organization.chooseHint') }),
    content: html`${rows(items, {
      icon: 'building',
      title: text('organization.none'),
      hint: text('organization.noneHint'),
      action: create('main'),
    })}
${memberships ? more(request, memberships.pageInfo, request.link(request.path)) : ''}
${items.length > 0 ? html`<p class="after-rows">${create('other')}</p>` : ''}`,
  };
}

type NamedOrganization = Pick<ShownOrganizationFragment, 'id' | 'name' | 'displayName' | 'imageUrl'>;

const shownName = ({ name, displayName }: NamedOrganization) => displayName ?? name;

/** The logo of an organization, or what the settings show instead. */
export function organizationPicture(
  request: PageRequest,
  organization: NamedOrganization,
  options: Parameters<typeof groupPicture>[3] = {},
): SafeHtml {
  const { id, imageUrl } = organization;
  return groupPicture(request, 'organization', { id, name: shownName(organization), imageUrl }, options);
}
