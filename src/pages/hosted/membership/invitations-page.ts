import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { html, type SafeHtml } from '@remix-run/html-template';
import {
  button,
  checkboxes,
  date,
  field,
  form,
  icon,
  menu,
  more,
  notice,
  problem,
  type Row,
  rowIcon,
  rows,
  section,
  textWithDate,
} from '../../elements/index.ts';
import type { PendingInvitationsFragment, RoleChoicesFragment } from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { sentForm } from '../forms/shown-form.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import type { Level, LevelName } from './level.ts';
import { isDefaultRole, roleBadges, roleChoices } from './role-texts.ts';
import { listParameters } from './search-form.ts';

/** How long an invitation is valid that is sent on this page. */
const VALID_DAYS = 7;

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
  { name: level, sections, choose, view }: Level<Shown>,
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
    const inviting = section({
      title: text('organization.inviteTitle'),
      hint: text('organization.inviteHint', { level, days: VALID_DAYS }),
      content: html`${notice(request, { invited: 'organization.invited' })}${inviteForm(request, level, path, shown.roles)}`,
    });
    // The menu of the invitation shows the mistake, if the list still has this invitation.
    const isElsewhere =
      request.form.get('action') !== 'invite' &&
      !nodes.some((invitation) => invitation.id === fieldValue(request, 'invitation'));
    const here = sections.pathOf('invitations', id, listParameters(request));
    const pending = section({
      title: text('organization.pendingInvitations'),
      content: html`${notice(request, { resent: 'organization.invitationResent', revoked: 'organization.invitationRevoked' })}${isElsewhere ? problem(request) : ''}
${rows(
  nodes.map((invitation) => invitationRow(request, here, invitation)),
  { icon: 'inbox', title: text('organization.noInvitations'), hint: text('organization.noInvitationsHint') },
)}
${more(request, pageInfo, request.link(path))}`,
    });
    const content = html`${inviting}${pending}`;
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

function inviteForm(request: PageRequest, level: LevelName, path: string, roles: RoleChoicesFragment | null): SafeHtml {
  const { text, form: sent } = request;
  const isSent = sent.get('action') === 'invite';
  const shown = sentForm(request, isSent);
  const chosen = new Set(sent.getAll('role'));
  const choices = roleChoices(request, level, roles, (role) => (isSent ? chosen.has(role.id) : isDefaultRole(role)));
  return form(request, {
    path,
    action: 'invite',
    content: [
      problem(shown, ['email']),
      field(shown, {
        name: 'email',
        label: text('common.email'),
        type: 'email',
        autocomplete: 'off',
        isRequired: true,
        maxLength: 254,
      }),
      checkboxes('role', text('organization.rolesOfMember'), choices),
      button({ label: text('organization.invite'), icon: 'send' }),
    ],
  });
}

function invitationRow(request: PageRequest, path: string, { id, email, roles, expiresAt }: Invitation): Row {
  const { text } = request;
  const failed = fieldValue(request, 'invitation') === id;
  const hidden = { invitation: id };
  const resend = button({ label: text('organization.resend'), action: 'resend', kind: 'other', icon: 'send' });
  const revoke = button({ label: text('organization.revoke'), action: 'revoke', kind: 'risky', icon: 'trash' });
  return {
    picture: rowIcon(icon('mail')),
    title: email,
    text: textWithDate(request, 'organization.expires', date(request, expiresAt)),
    end: html`${roleBadges(
      request,
      roles.map(({ name }) => name),
    )}${menu(
      text('organization.manageInvitation', { email }),
      [failed ? problem(request) : '', form(request, { path, hidden, content: [resend, revoke] })],
      { isOpen: failed },
    )}`,
  };
}
