import { html, type SafeHtml } from '@remix-run/html-template';
import { date, textWithDate } from '../dates.ts';
import {
  OrganizationMemberRemoveDocument,
  OrganizationMembersPageDocument,
  type OrganizationMembersPageQuery,
  OrganizationMemberUpdateDocument,
  OrganizationRightsDocument,
} from '../documents.ts';
import { button, form, notice, problem } from '../elements.ts';
import { fieldValue } from '../form-values.ts';
import { checkboxes, disclosure, list, more, withPicture } from '../lists.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { userPicture } from '../pictures.ts';
import {
  canManage,
  chooseOrganization,
  doneAt,
  organizationId,
  organizationView,
  PATHS,
  personName,
  sectionPath,
} from './organization.ts';

/** The page with the members of an organization, on which managers change roles and remove members. */
export const organizationMembersPage: HostedPage = {
  path: PATHS.members,
  setting: 'organizationProfileUrl',
  requiresSignIn: true,
  show,
  actions: { roles: changeRoles, remove },
};

type Organization = NonNullable<OrganizationMembersPageQuery['organization']>;
type Member = NonNullable<Organization['members']>['nodes'][number];

async function show(request: PageRequest): Promise<PageResult> {
  const { text, query } = request;
  const id = organizationId(request);
  if (id === null) return chooseOrganization(request);
  const search = query.get('search')?.trim() || null;
  const rights = await request.run(OrganizationRightsDocument, { id });
  const manages = rights.organization != null && canManage(rights.organization);
  const { organization } = await request.run(OrganizationMembersPageDocument, {
    id,
    search,
    manages,
    after: query.get('after'),
  });
  const members = organization?.members;
  if (!organization || !members) return chooseOrganization(request);
  const here = sectionPath('members', id, search === null ? {} : { search });
  const rows = members.nodes.map((member) => memberRow(request, organization, member));
  const content = html`${notice(request, { roles: 'organization.rolesChanged', removed: 'organization.memberRemoved' })}${problem(request)}
${searchForm(request, id, search)}
<p class="hint">${text('organization.memberCount', { count: members.totalCount })}</p>
${list(rows, text('organization.noMembers'))}
${more(request, members.pageInfo, request.link(here))}`;
  return organizationView(request, organization, 'members', content);
}

function searchForm({ text, link }: PageRequest, id: string, search: string | null): SafeHtml {
  const url = new URL(link(PATHS.members, { organization: id }), 'http://host');
  const kept = [...url.searchParams].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="get" action="${PATHS.members}" role="search">${kept}
<div class="field"><label for="search">${text('organization.searchMembers')}</label>
<input id="search" name="search" type="search" maxlength="255" value="${search ?? ''}"></div>
${button({ label: text('common.search'), kind: 'other' })}</form>`;
}

function memberRow(request: PageRequest, organization: Organization, { id, user, roles, createdAt }: Member): SafeHtml {
  const { text } = request;
  const isViewer = organization.viewerMembership?.id === id;
  const joined = textWithDate(request, 'organization.joined', date(request, createdAt));
  const about = withPicture(
    userPicture(request, user),
    html`<div class="row-text"><strong>${personName(user)}</strong>${isViewer ? html` <span class="tag">${text('organization.you')}</span>` : ''}
<span class="hint">${user.email ?? ''} · ${roles.map(({ name }) => name).join(', ') || text('organization.noRoles')} · ${joined}</span></div>`,
  );
  return canManage(organization)
    ? html`${about}${manageMember(request, organization, { id, roles }, personName(user))}`
    : about;
}

function manageMember(
  request: PageRequest,
  organization: Organization,
  { id, roles }: Pick<Member, 'id' | 'roles'>,
  name: string,
): SafeHtml {
  const { text, form: sent } = request;
  const path = sectionPath('members', organization.id);
  const held = new Set(roles.map((role) => role.id));
  const options = (organization.roles?.nodes ?? []).map((role) => ({
    value: role.id,
    label: role.name,
    isChecked: held.has(role.id),
  }));
  const hidden = { membership: id };
  const content = html`${form(request, { path, hidden, action: 'roles', content: [checkboxes('role', text('organization.roles'), options), button({ label: text('common.save') })] })}
${form(request, { path, hidden, action: 'remove', content: button({ label: text('organization.removeMember'), kind: 'danger' }) })}`;
  return disclosure(text('organization.manageMember', { name }), content, sent.get('membership') === id);
}

async function changeRoles(request: PageRequest): Promise<PageResult> {
  await request.run(OrganizationMemberUpdateDocument, {
    id: organizationId(request) ?? '',
    membershipId: fieldValue(request, 'membership'),
    input: { roleIds: request.form.getAll('role') },
  });
  return doneAt(request, 'members', 'roles');
}

async function remove(request: PageRequest): Promise<PageResult> {
  const membershipId = fieldValue(request, 'membership');
  await request.run(OrganizationMemberRemoveDocument, { id: organizationId(request) ?? '', membershipId });
  return doneAt(request, 'members', 'removed');
}
