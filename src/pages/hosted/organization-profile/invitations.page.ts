import { html, type SafeHtml } from '@remix-run/html-template';
import { date, textWithDate } from '../dates.ts';
import {
  OrganizationInvitationResendDocument,
  OrganizationInvitationRevokeDocument,
  OrganizationInvitationsPageDocument,
  type OrganizationInvitationsPageQuery,
  OrganizationInviteDocument,
} from '../documents.ts';
import { button, field, form, notice, problem } from '../elements.ts';
import { fieldValue } from '../form-values.ts';
import { checkboxes, list, more } from '../lists.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { chooseOrganization, doneAt, organizationId, organizationView, PATHS, sectionPath } from './organization.ts';

/** The page with the pending invitations to an organization, on which managers invite people. */
export const organizationInvitationsPage: HostedPage = {
  path: PATHS.invitations,
  setting: 'organizationProfileUrl',
  requiresSignIn: true,
  show,
  actions: { invite, resend, revoke },
};

type Organization = NonNullable<OrganizationInvitationsPageQuery['organization']>;
type Invitation = NonNullable<Organization['invitations']>['nodes'][number];

async function show(request: PageRequest): Promise<PageResult> {
  const { text, query } = request;
  const id = organizationId(request);
  if (id === null) return chooseOrganization(request);
  const { organization } = await request.run(OrganizationInvitationsPageDocument, { id, after: query.get('after') });
  if (!organization?.invitations) return chooseOrganization(request);
  const { nodes, pageInfo } = organization.invitations;
  const rows = nodes.map((invitation) => invitationRow(request, id, invitation));
  const content = html`${notice(request, { invited: 'organization.invited', resent: 'organization.invitationResent', revoked: 'organization.invitationRevoked' })}${problem(request, ['email'])}
${inviteForm(request, organization)}
<h2>${text('organization.pendingInvitations')}</h2>
${list(rows, text('organization.noInvitations'))}
${more(request, pageInfo, request.link(sectionPath('invitations', id)))}`;
  return organizationView(request, organization, 'invitations', content);
}

function inviteForm(request: PageRequest, organization: Organization): SafeHtml {
  const { text, form: sent } = request;
  const chosen = new Set(sent.getAll('role'));
  const options = (organization.roles?.nodes ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
    isChecked: chosen.has(id),
  }));
  return form(request, {
    path: sectionPath('invitations', organization.id),
    action: 'invite',
    content: [
      field(request, {
        name: 'email',
        label: text('common.email'),
        type: 'email',
        autocomplete: 'off',
        isRequired: true,
        maxLength: 254,
      }),
      checkboxes('role', text('organization.rolesOfMember'), options),
      button({ label: text('organization.invite') }),
    ],
  });
}

function invitationRow(
  request: PageRequest,
  organization: string,
  { id, email, roles, expiresAt }: Invitation,
): SafeHtml {
  const { text } = request;
  const path = sectionPath('invitations', organization);
  const expires = textWithDate(request, 'organization.expires', date(request, expiresAt));
  const hidden = { invitation: id };
  return html`<div class="row-text"><strong>${email}</strong>
<span class="hint">${roles.map(({ name }) => `${name} · `)}${expires}</span></div>
<div class="actions">${form(request, { path, hidden, content: button({ label: text('organization.resend'), action: 'resend', kind: 'other' }) })}
${form(request, { path, hidden, content: button({ label: text('organization.revoke'), action: 'revoke', kind: 'danger' }) })}</div>`;
}

async function invite(request: PageRequest): Promise<PageResult> {
  const roleIds = request.form.getAll('role');
  const input = { email: fieldValue(request, 'email'), ...(roleIds.length > 0 && { roleIds }) };
  await request.run(OrganizationInviteDocument, { id: organizationId(request) ?? '', input });
  return doneAt(request, 'invitations', 'invited');
}

const target = (request: PageRequest) => ({
  id: organizationId(request) ?? '',
  invitationId: fieldValue(request, 'invitation'),
});

async function resend(request: PageRequest): Promise<PageResult> {
  await request.run(OrganizationInvitationResendDocument, target(request));
  return doneAt(request, 'invitations', 'resent');
}

async function revoke(request: PageRequest): Promise<PageResult> {
  await request.run(OrganizationInvitationRevokeDocument, target(request));
  return doneAt(request, 'invitations', 'revoked');
}
