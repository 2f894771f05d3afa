import { html, type SafeHtml } from '@remix-run/html-template';
import { OrganizationChoiceDocument, type ShownOrganizationFragment } from '../documents.ts';
import { list, more, tabs, withPicture } from '../layout/lists.ts';
import { groupPicture } from '../layout/pictures.ts';
import { type Level, sectionsOf } from '../membership/level.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';
import type { TextKey } from '../texts/texts.ts';

export const PATHS = {
  general: '/organization-profile',
  members: '/organization-profile/members',
  invitations: '/organization-profile/invitations',
  roles: '/organization-profile/roles',
  workspaces: '/organization-profile/workspaces',
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
  sections: SECTIONS,
  choose: chooseOrganization,
  view: organizationView,
  canManage,
  pathAfterLeaving: PATHS.general,
  texts: { removeMember: 'organization.removeMember', everywhere: 'organization.everyOrganization' },
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
  ];
  const items = sections
    .filter(({ isShown }) => isShown)
    .map(({ section, label }) => ({
      label: text(label),
      href: request.link(sectionPath(section, organization.id)),
      isCurrent: section === current,
    }));
  return {
    title: shownName(organization),
    picture: organizationPicture(request, organization),
    width: 'wide',
    content: html`${tabs(text('organization.sections'), items)}${content}`,
  };
}

/** The user's organizations, to choose one. The only one is opened at once. */
export async function chooseOrganization(request: PageRequest): Promise<PageResult> {
  const { text, query } = request;
  const { viewer } = await request.run(OrganizationChoiceDocument, { after: query.get('after') });
  const memberships = viewer?.organizationMemberships;
  const organizations = memberships?.nodes ?? [];
  const [only] = organizations;
  if (organizations.length === 1 && only?.organization && !query.has('after')) {
    return { to: request.link(`${request.path}?${new URLSearchParams({ organization: only.organization.id })}`) };
  }
  const rows = organizations.flatMap(({ organization, roles }) =>
    organization
      ? [
          withPicture(
            organizationPicture(request, organization),
            html`<a href="${request.link(sectionPath('general', organization.id))}">${shownName(organization)}</a>
<span class="hint">${roles.map(({ name }) => name).join(', ')}</span>`,
          ),
        ]
      : [],
  );
  return {
    title: text('organization.choose'),
    content: html`${list(rows, text('organization.none'))}
${memberships ? more(request, memberships.pageInfo, request.link(request.path)) : ''}
<p class="actions"><a class="button is-main" href="${pageLink(request, 'createOrganizationUrl')}">${text('createOrganization.title')}</a></p>`,
  };
}

type NamedOrganization = Pick<ShownOrganizationFragment, 'name' | 'displayName' | 'imageUrl'>;

const shownName = ({ name, displayName }: NamedOrganization) => displayName ?? name;

/** The logo of an organization, or what the settings show instead. */
export function organizationPicture(
  request: PageRequest,
  organization: NamedOrganization,
  options: { readonly isLarge?: boolean } = {},
): SafeHtml {
  const { imageUrl } = organization;
  return groupPicture(request, 'organization', { name: shownName(organization), imageUrl }, options);
}
