import { html, type SafeHtml } from '@remix-run/html-template';
import { tabs } from '../../../elements/index.ts';
import { withProblem } from '../../../hosted/forms/shown-form.ts';
import { groupPicture } from '../../../hosted/layout/pictures.ts';
import type { LevelName } from '../../../hosted/membership/level.ts';
import type { Redirect, View } from '../../../hosted/page.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { imageOr } from '../../layout/uploaded-images.ts';

/** The pages of an organization or workspace. */
export type GroupSection = 'general' | 'members' | 'invitations' | 'roles' | 'workspaces';

/** An organization or workspace, as the head of its pages shows it. */
export interface Group {
  readonly id: string;
  readonly title: string;
  /** On the page on which it is changed. */
  readonly imageUrl?: string | null;
  /** The organization of a workspace. */
  readonly organization?: { readonly id: string; readonly displayName: string } | null;
}

/** What differs between the pages of organizations and of workspaces. */
export interface Level {
  readonly name: LevelName;
  readonly readScope: 'organizations:read' | 'workspaces:read';
  readonly writeScope: 'organizations:write' | 'workspaces:write';
  /** The paths of the pages, without the id. Workspaces have no workspaces. */
  readonly paths: Readonly<Partial<Record<GroupSection, string>>>;
  /** The page that finds users who become members, without the id. */
  readonly newMemberPath: string;
}

export const ORGANIZATION: Level = {
  name: 'organization',
  readScope: 'organizations:read',
  writeScope: 'organizations:write',
  paths: {
    general: '/organizations',
    members: '/organization-members',
    invitations: '/organization-invitations',
    roles: '/organization-roles',
    workspaces: '/organization-workspaces',
  },
  newMemberPath: '/organization-new-member',
};

export const WORKSPACE: Level = {
  name: 'workspace',
  readScope: 'workspaces:read',
  writeScope: 'workspaces:write',
  paths: {
    general: '/workspaces',
    members: '/workspace-members',
    invitations: '/workspace-invitations',
    roles: '/workspace-roles',
  },
  newMemberPath: '/workspace-new-member',
};

/** The path of a page of the organization or workspace that the URL names, or of another one. */
export const groupPath = (
  { paths }: Level,
  section: GroupSection,
  { pathParameter }: Pick<ConsoleRequest, 'pathParameter'>,
): string => `${paths[section]}/${pathParameter}`;

/** Redirects to a page of the organization or workspace, with a message about what was done. */
export function doneAt(
  request: ConsoleRequest,
  level: Level,
  section: GroupSection,
  done: string,
  parameters: Readonly<Record<string, string>> = {},
): Redirect {
  return { to: request.link(groupPath(level, section, request), { ...parameters, done }) };
}

/** The organization or workspace that an operation has read, which has rejected an unknown id. */
export function found<Shown>(group: Shown | null | undefined): Shown {
  if (group == null) throw new Error('The organization or workspace is missing.');
  return group;
}

/** A page of an organization or workspace with links to the others. */
export function groupView(
  request: ConsoleRequest,
  level: Level,
  group: Group,
  current: GroupSection,
  content: SafeHtml,
): View {
  const { text, link, may } = request;
  const links = LABELS.filter(
    ({ section }) => level.paths[section] !== undefined && (section !== 'workspaces' || may('workspaces:read')),
  ).map(({ section, label }) => ({
    label: text(label),
    href: link(`${level.paths[section]}/${group.id}`),
    isCurrent: section === current,
  }));
  return {
    title: group.title,
    picture: pictureOf(request, level, group),
    ...(group.organization && { lead: text('workspace.of', { organization: group.organization.displayName }) }),
    back: aboveOf(request, group),
    content: html`${tabs(text(SECTIONS_LABEL[level.name]), links)}${withProblem(request, content)}`,
  };
}

/** The uploaded image, or the initials. */
export const pictureOf = (request: ConsoleRequest, { name }: Level, group: Group): SafeHtml => {
  const initials = groupPicture(request, name, { ...group, name: group.title, imageUrl: null }, { size: 'large' });
  return imageOr(request, name, group.imageUrl ?? null, initials);
};

const SECTIONS_LABEL = {
  organization: 'organization.sections',
  workspace: 'workspace.sections',
} as const satisfies Record<LevelName, TextKey>;

const LABELS = [
  { section: 'general', label: 'organization.general' },
  { section: 'members', label: 'organization.members' },
  { section: 'invitations', label: 'organization.invitations' },
  { section: 'roles', label: 'organization.roles' },
  { section: 'workspaces', label: 'organization.workspaces' },
] as const satisfies readonly { section: GroupSection; label: TextKey }[];

/** The list that the page leads back to: of organizations, or of the workspaces of one. */
function aboveOf({ text, link }: ConsoleRequest, { organization }: Group): NonNullable<View['back']> {
  return organization
    ? {
        label: text('workspace.allOf', { organization: organization.displayName }),
        href: link(`${ORGANIZATION.paths.workspaces}/${organization.id}`),
      }
    : { label: text('console.nav.organizations'), href: link('/organizations') };
}
