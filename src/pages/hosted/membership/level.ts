import { html, type SafeHtml } from '@remix-run/html-template';
import { type IconName, type NavigationLink, sideNavigation, tabs } from '../../elements/index.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { PageRequest, PageResult, Redirect } from '../page.ts';

/** What members belong to. */
export type LevelName = 'organization' | 'workspace';

/** The pages that organizations and workspaces have in common. */
export type MembershipSection = 'members' | 'invitations' | 'roles';

/** What the common pages need to know of organizations or of workspaces. `Shown` is one as the user may see it. */
export interface Level<Shown> {
  readonly name: LevelName;
  readonly sections: Sections<MembershipSection>;
  /** The page for a URL that names no organization or workspace. */
  readonly choose: (request: PageRequest) => Promise<PageResult>;
  /** A page with links to the others. */
  readonly view: (request: PageRequest, shown: Shown, section: MembershipSection, content: SafeHtml) => PageResult;
  /** Whether the user may manage members, invitations and roles. */
  readonly canManage: (shown: Shown) => boolean;
  /** Where managers continue after they have removed themselves. */
  readonly pathAfterLeaving: string;
  readonly texts: {
    readonly removeMember: TextKey;
    /** What a member loses. */
    readonly removeMemberText: TextKey;
    /** The badge of a role of the deployment. */
    readonly everywhere: TextKey;
  };
}

/** The pages of one organization or workspace, whose id is in a query parameter. */
export interface Sections<Section extends string> {
  readonly paths: Readonly<Record<Section, string>>;
  /** The id of the organization or workspace that the page is about, or null if the URL names none. */
  idOf(request: PageRequest): string | null;
  /** The path of a section with the id, for links and forms. */
  pathOf(section: Section, id: string, parameters?: Readonly<Record<string, string>>): string;
  /** Redirects to the section, with a message about what was done. */
  doneAt(request: PageRequest, section: Section, done: string, parameters?: Readonly<Record<string, string>>): Redirect;
}

export function sectionsOf<Section extends string>(
  parameter: LevelName,
  paths: Readonly<Record<Section, string>>,
): Sections<Section> {
  const idOf = ({ query }: PageRequest) => query.get(parameter);
  const pathOf: Sections<Section>['pathOf'] = (section, id, parameters = {}) =>
    `${paths[section]}?${new URLSearchParams({ [parameter]: id, ...parameters })}`;
  return {
    paths,
    idOf,
    pathOf,
    doneAt: (request, section, done, parameters = {}) => ({
      to: request.link(pathOf(section, idOf(request) ?? '', { ...parameters, done })),
    }),
  };
}

export const SECTION_ICONS = {
  general: 'settings',
  members: 'users',
  invitations: 'mail',
  roles: 'shield',
  workspaces: 'apps',
  applications: 'browser',
} as const satisfies Record<string, IconName>;

/** The content of a page with links to the others: beside it, or above it if they are few. */
export function withNavigation(label: string, links: readonly NavigationLink[], content: SafeHtml): SafeHtml {
  if (links.length < 4) return html`${tabs(label, links)}${content}`;
  return html`<div class="with-side"><div class="side">${sideNavigation(label, links)}</div><div>${content}</div></div>`;
}

/** The list of the user's organizations. */
export const ownOrganizations = ({ text, link }: PageRequest) => ({
  label: text('organization.choose'),
  href: link('/user-profile/organizations'),
});
