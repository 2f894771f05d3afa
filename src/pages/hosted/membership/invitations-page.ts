import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { PendingInvitationsFragment, RoleChoicesFragment } from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { date, textWithDate } from '../layout/dates.ts';
import { button, field, form, notice, problem } from '../layout/elements.ts';
import { checkboxes, list, more } from '../layout/lists.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import type { Level } from './level.ts';

type Invitation = PendingInvitationsFragment['nodes'][number];

interface WithInvitations {
  readonly id: string;
  /** The roles that managers can give. */
  readonly roles: RoleChoicesFragment | null;
  readonly invitations: PendingInvitationsFragment | null;
}

export interface InvitationsPageOptions<Shown> {
  readonly read: (
    request: PageRequest,
    variables: { readonly id: string; readonly after: string | null },
  ) => Promise<(Shown & WithInvitations) | null>;
  readonly invite: TypedDocumentNode<unknown, { id: string; input: { email: string; roleIds?: string[] } }>;
  readonly resend: TypedDocumentNode<unknown, { id: string; invitationId: string }>;
  readonly revoke: TypedDocumentNode<unknown, { id: string; invitationId: string }>;
}

/** The page with the pending invitations to an organization or workspace, on which managers invite people. */
export function invitationsPage<Shown>(
  { sections, choose, view }: Level<Shown>,
  options: InvitationsPageOptions<Shown>,
): HostedPage {
  async function show(request: PageRequest): Promise<PageResult> {
    const { text, query } = request;
    const id = sections.idOf(request);
    if (id === null) return choose(request);
    const shown = await options.read(request, { id, after: query.get('after') });
    if (!shown?.invitations) return choose(request);
    const { nodes, pageInfo } = shown.invitations;
    const path = sections.pathOf('invitations', id);
    const rows = nodes.map((invitation) => invitationRow(request, path, invitation));
    const content = html`${notice(request, { invited: 'organization.invited', resent: 'organization.invitationResent', revoked: 'organization.invitationRevoked' })}${problem(request, ['email'])}
${inviteForm(request, path, shown.roles?.nodes ?? [])}
<h2>${text('organization.pendingInvitations')}</h2>
${list(rows, text('organization.noInvitations'))}
${more(request, pageInfo, request.link(path))}`;
    return view(request, shown, 'invitations', content);
  }

  async function invite(request: PageRequest): Promise<PageResult> {
    const roleIds = request.form.getAll('role');
    const input = { email: fieldValue(request, 'email'), ...(roleIds.length > 0 && { roleIds }) };
    await request.run(options.invite, { id: sections.idOf(request) ?? '', input });
    return sections.doneAt(request, 'invitations', 'invited');
  }

  const target = (request: PageRequest) => ({
    id: sections.idOf(request) ?? '',
    invitationId: fieldValue(request, 'invitation'),
  });

  async function resend(request: PageRequest): Promise<PageResult> {
    await request.run(options.resend, target(request));
    return sections.doneAt(request, 'invitations', 'resent');
  }

  async function revoke(request: PageRequest): Promise<PageResult> {
    await request.run(options.revoke, target(request));
    return sections.doneAt(request, 'invitations', 'revoked');
  }

  return {
    path: sections.paths.invitations,
    setting: 'organizationProfileUrl',
    requiresSignIn: true,
    show,
    actions: { invite, resend, revoke },
  };
}

function inviteForm(request: PageRequest, path: string, roles: RoleChoicesFragment['nodes']): SafeHtml {
  const { text, form: sent } = request;
  const chosen = new Set(sent.getAll('role'));
  const options = roles.map(({ id, name }) => ({ value: id, label: name, isChecked: chosen.has(id) }));
  return form(request, {
    path,
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

function invitationRow(request: PageRequest, path: string, { id, email, roles, expiresAt }: Invitation): SafeHtml {
  const { text } = request;
  const expires = textWithDate(request, 'organization.expires', date(request, expiresAt));
  const hidden = { invitation: id };
  return html`<div class="row-text"><strong>${email}</strong>
<span class="hint">${roles.map(({ name }) => `${name} · `)}${expires}</span></div>
<div class="actions">${form(request, { path, hidden, content: button({ label: text('organization.resend'), action: 'resend', kind: 'other' }) })}
${form(request, { path, hidden, content: button({ label: text('organization.revoke'), action: 'revoke', kind: 'danger' }) })}</div>`;
}
