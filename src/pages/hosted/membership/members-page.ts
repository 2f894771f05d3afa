import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { ManagedRolesFragment, RoleChoicesFragment } from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { date, textWithDate } from '../layout/dates.ts';
import { button, form, notice, problem } from '../layout/elements.ts';
import { checkboxes, disclosure, list, more, withPicture } from '../layout/lists.ts';
import { userPicture } from '../layout/pictures.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import type { Level } from './level.ts';
import { type Person, personName } from './person-name.ts';
import { searchForm, searchOf } from './search-form.ts';

interface Member {
  readonly id: string;
  readonly createdAt: string;
  readonly user: Person & { readonly imageUrl: string | null };
  /** The roles, for users who may see all of them. */
  readonly roles?: RoleChoicesFragment['nodes'] | null;
  /** The name of the most privileged role. */
  readonly role?: string | null;
}

interface WithMembers {
  readonly id: string;
  readonly viewerMembership: { readonly id: string } | null;
  /** The roles that managers can give. */
  readonly roles?: RoleChoicesFragment | null;
  /** Null if the user may not see the members. */
  readonly members: {
    readonly totalCount: number;
    readonly nodes: readonly Member[];
    readonly pageInfo: ManagedRolesFragment['pageInfo'];
  } | null;
}

export interface MembersPageOptions<Shown> {
  readonly read: (
    request: PageRequest,
    variables: { readonly id: string; readonly after: string | null; readonly search: string | null },
  ) => Promise<(Shown & WithMembers) | null>;
  readonly update: TypedDocumentNode<unknown, { id: string; membershipId: string; input: { roleIds: string[] } }>;
  readonly remove: TypedDocumentNode<unknown, { id: string; membershipId: string }>;
  /** What is shown above the search. */
  readonly introduction?: (request: PageRequest, shown: Shown & WithMembers) => SafeHtml | string;
}

/** The page with the members of an organization or workspace, on which managers change roles and remove members. */
export function membersPage<Shown>(level: Level<Shown>, options: MembersPageOptions<Shown>): HostedPage {
  const { sections, texts } = level;

  async function show(request: PageRequest): Promise<PageResult> {
    const { text, query } = request;
    const id = sections.idOf(request);
    if (id === null) return level.choose(request);
    const search = searchOf(request);
    const shown = await options.read(request, { id, search, after: query.get('after') });
    if (shown === null) return level.choose(request);
    const { members } = shown;
    const here = sections.pathOf('members', id, search === null ? {} : { search });
    const content = html`${notice(request, { roles: 'organization.rolesChanged', removed: 'organization.memberRemoved', added: 'workspace.memberAdded' })}${problem(request)}
${options.introduction?.(request, shown) ?? ''}
${
  members === null
    ? ''
    : html`${searchForm(request, sections.pathOf('members', id))}
<p class="hint">${text('organization.memberCount', { count: members.totalCount })}</p>
${list(
  members.nodes.map((member) => memberRow(request, shown, member)),
  text('organization.noMembers'),
)}
${more(request, members.pageInfo, request.link(here))}`
}`;
    return level.view(request, shown, 'members', content);
  }

  function memberRow(request: PageRequest, shown: Shown & WithMembers, member: Member): SafeHtml {
    const { text } = request;
    const { id, user, roles, role, createdAt } = member;
    const isViewer = shown.viewerMembership?.id === id;
    const joined = textWithDate(request, 'organization.joined', date(request, createdAt));
    const names = roles?.map(({ name }) => name).join(', ') ?? role;
    const about = withPicture(
      userPicture(request, user),
      html`<div class="row-text"><strong>${personName(user)}</strong>${isViewer ? html` <span class="tag">${text('organization.you')}</span>` : ''}
<span class="hint">${user.email ?? ''} · ${names || text('organization.noRoles')} · ${joined}</span></div>`,
    );
    return level.canManage(shown) ? html`${about}${manageMember(request, shown, member, isViewer)}` : about;
  }

  function manageMember(
    request: PageRequest,
    shown: Shown & WithMembers,
    { id, user, roles }: Member,
    isViewer: boolean,
  ): SafeHtml {
    const { text, form: sent } = request;
    const path = sections.pathOf('members', shown.id);
    const held = new Set(roles?.map((role) => role.id));
    const choices = (shown.roles?.nodes ?? []).map((role) => ({
      value: role.id,
      label: role.name,
      isChecked: held.has(role.id),
    }));
    const hidden = { membership: id, ...(isViewer && { own: 'true' }) };
    const content = html`${form(request, { path, hidden, action: 'roles', content: [checkboxes('role', text('organization.roles'), choices), button({ label: text('common.save') })] })}
${form(request, { path, hidden, action: 'remove', content: button({ label: text(texts.removeMember), kind: 'danger' }) })}`;
    const label = text('organization.manageMember', { name: personName(user) });
    return disclosure(label, content, sent.get('membership') === id);
  }

  const target = (request: PageRequest) => ({
    id: sections.idOf(request) ?? '',
    membershipId: fieldValue(request, 'membership'),
  });

  async function changeRoles(request: PageRequest): Promise<PageResult> {
    await request.run(options.update, { ...target(request), input: { roleIds: request.form.getAll('role') } });
    return sections.doneAt(request, 'members', 'roles');
  }

  /** Managers who removed themselves may not see this page any more. */
  async function remove(request: PageRequest): Promise<PageResult> {
    await request.run(options.remove, target(request));
    return request.form.has('own')
      ? { to: request.link(level.pathAfterLeaving) }
      : sections.doneAt(request, 'members', 'removed');
  }

  return {
    path: sections.paths.members,
    setting: 'organizationProfileUrl',
    requiresSignIn: true,
    show,
    actions: { roles: changeRoles, remove },
  };
}
