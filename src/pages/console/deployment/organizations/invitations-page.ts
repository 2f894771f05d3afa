import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { html, type SafeHtml } from '@remix-run/html-template';
import {
  button,
  checkboxes,
  date,
  emailText,
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
  tabs,
  textWithDate,
} from '../../../elements/index.ts';
import { errorText } from '../../../errors/error-texts.ts';
import { type OperationError, OperationFailure } from '../../../errors/operation-failure.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import { actionForm } from '../../../hosted/forms/shown-form.ts';
import { isDefaultRole, roleBadges, roleChoices } from '../../../hosted/membership/role-texts.ts';
import type { PageResult } from '../../../hosted/page.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { type ConsolePage, type ConsoleRequest, consolePage } from '../../console-request.ts';
import type { ConsoleRoleFragment } from '../documents.ts';
import { doneAt, found, type Group, groupPath, groupView, type Level } from './level.ts';

type Status = 'PENDING' | 'ACCEPTED' | 'EXPIRED' | 'REVOKED';

interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly status: Status;
  readonly expiresAt: string;
  readonly createdAt: string;
  readonly roles: readonly { readonly name: string }[];
}

interface GroupWithInvitations extends Group {
  readonly roles: { readonly nodes: readonly ConsoleRoleFragment[] } | null;
  readonly invitations: {
    readonly nodes: readonly Invitation[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  } | null;
}

/** Why an invitation was not created. */
type InvitationError = Pick<OperationError, 'code' | 'message' | 'rule'>;

interface InvitationsPageOptions {
  readonly read: TypedDocumentNode<
    { readonly group?: GroupWithInvitations | null },
    { id: string; status: Status; after: string | null }
  >;
  /** The addresses that one form can have. */
  readonly maxAddresses: number;
  /** Invites the addresses. Returns an error or null for each, in their order. */
  readonly invite: (
    request: ConsoleRequest,
    emails: readonly string[],
    roles: { readonly roleIds?: string[] },
  ) => Promise<readonly (InvitationError | null)[]>;
  readonly resend: TypedDocumentNode<unknown, { id: string; invitation: string }>;
  readonly revoke: TypedDocumentNode<unknown, { id: string; invitation: string }>;
}

/** The lists of invitations. The first one is shown without the parameter `status`. */
const STATUSES = ['PENDING', 'EXPIRED', 'ACCEPTED', 'REVOKED'] as const satisfies readonly Status[];

/** The page with the invitations to an organization or workspace, on which operators invite several people at once. */
export function invitationsPage(level: Level, options: InvitationsPageOptions): ConsolePage {
  const show = (request: ConsoleRequest): Promise<PageResult> => showWith(request, '');

  async function showWith(request: ConsoleRequest, outcome: SafeHtml | string): Promise<PageResult> {
    const { text, query, link } = request;
    const status = statusOf(request);
    const variables = { id: request.pathParameter, status, after: query.get('after') };
    const group = found((await request.run(options.read, variables)).group);
    const invitations = found(group.invitations);
    const path = groupPath(level, 'invitations', request);
    const kept = status === 'PENDING' ? {} : { status };
    const mayWrite = request.may(level.writeScope);
    const listed = section({
      title: text('organization.invitations'),
      content: html`${tabs(
        text('console.invitations.lists'),
        STATUSES.map((each) => ({
          label: text(STATUS_TEXTS[each]),
          href: link(path, each === 'PENDING' ? {} : { status: each }),
          isCurrent: each === status,
        })),
      )}
${rows(
  invitations.nodes.map((invitation) => invitationRow(request, invitation, mayWrite)),
  { icon: 'inbox', title: text('console.invitations.none') },
)}
${more(request, invitations.pageInfo, link(path, kept))}`,
    });
    const content = html`${notice(request, {
      invited: 'console.invitations.sent',
      resent: 'organization.invitationResent',
      revoked: 'organization.invitationRevoked',
    })}${outcome}${mayWrite ? inviteSection(request, group) : ''}${listed}`;
    return groupView(request, level, group, 'invitations', content);
  }

  function inviteSection(request: ConsoleRequest, { roles }: GroupWithInvitations): SafeHtml {
    const { text } = request;
    const context = actionForm(request, 'invite');
    const chosen = new Set(context.form.getAll('role'));
    const isSent = context.form.has('emails');
    return section({
      title: text('console.invitations.invite'),
      hint: text('organization.inviteHint', { level: level.name, days: VALID_DAYS }),
      content: form(context, {
        path: groupPath(level, 'invitations', request),
        action: 'invite',
        content: [
          problem(context, ['emails']),
          field(context, {
            name: 'emails',
            label: text('console.invitations.emails'),
            hint: text('console.invitations.emailsHint', { max: options.maxAddresses }),
            isLong: true,
            isRequired: true,
            autocomplete: 'off',
          }),
          checkboxes(
            'role',
            text('console.invitations.roles'),
            roleChoices(request, level.name, roles, (role) => (isSent ? chosen.has(role.id) : isDefaultRole(role))),
          ),
          button({ label: text('console.invitations.send'), icon: 'send' }),
        ],
      }),
    });
  }

  function invitationRow(request: ConsoleRequest, invitation: Invitation, mayWrite: boolean): Row {
    const { text } = request;
    const { id, email, status, roles, expiresAt, createdAt } = invitation;
    const failed = fieldValue(request, 'invitation') === id;
    const isOpen = status === 'PENDING' || status === 'EXPIRED';
    const path = `${groupPath(level, 'invitations', request)}?${new URLSearchParams({ status })}`;
    const entries = [
      failed ? problem(request) : '',
      form(request, {
        path,
        hidden: { invitation: id },
        content: [
          button({ label: text('organization.resend'), action: 'resend', kind: 'other', icon: 'send' }),
          ...(status === 'PENDING'
            ? [button({ label: text('organization.revoke'), action: 'revoke', kind: 'risky', icon: 'trash' })]
            : []),
        ],
      }),
    ];
    return {
      picture: rowIcon(icon('mail')),
      title: emailText(email),
      text: isOpen
        ? textWithDate(request, EXPIRY_TEXTS[status], date(request, expiresAt))
        : textWithDate(request, 'console.createdOn', date(request, createdAt)),
      end: html`${roleBadges(
        request,
        roles.map(({ name }) => name),
      )}${mayWrite && isOpen ? menu(text('organization.manageInvitation', { email }), entries, { isOpen: failed }) : ''}`,
    };
  }

  /** Invites all addresses. If some cannot be invited, the page says why, and its form has only them. */
  async function invite(request: ConsoleRequest): Promise<PageResult> {
    const { text } = request;
    const emails = addressesOf(request);
    const roleIds = request.form.getAll('role');
    if (emails.length === 0 || emails.length > options.maxAddresses) {
      const code = 'ADDRESS_COUNT';
      const message = text(`error.${code}`);
      throw new OperationFailure({ status: 400, code, message, errors: [{ code, message, field: 'emails' }] });
    }
    const roles = roleIds.length > 0 ? { roleIds } : {};
    const errors = await options.invite(request, emails, roles).catch(failAtAddresses);
    const failed = emails.flatMap((email, at) => {
      const error = errors[at];
      return error ? [{ email, error }] : [];
    });
    if (failed.length === 0) return doneAt(request, level, 'invitations', 'invited');
    const left = new URLSearchParams(request.form);
    left.set('emails', failed.map(({ email }) => email).join('\n'));
    const outcome = html`<div class="message is-problem" role="alert">${icon('warning')}<div>
<p><strong>${text('console.invitations.outcome', { sent: emails.length - failed.length, failed: failed.length })}</strong></p>
<ul>${failed.map(({ email, error }) => html`<li>${emailText(email)}: ${errorText(request, error)}</li>`)}</ul></div></div>`;
    return showWith({ ...request, form: left }, outcome);
  }

  const target = (request: ConsoleRequest) => ({
    id: request.pathParameter,
    invitation: fieldValue(request, 'invitation'),
  });

  async function resend(request: ConsoleRequest): Promise<PageResult> {
    await request.run(options.resend, target(request));
    return doneAt(request, level, 'invitations', 'resent');
  }

  async function revoke(request: ConsoleRequest): Promise<PageResult> {
    await request.run(options.revoke, target(request));
    return doneAt(request, level, 'invitations', 'revoked');
  }

  return consolePage({
    path: `${level.paths.invitations}/{${level.name}}`,
    scope: level.readScope,
    show,
    actions: { invite, resend, revoke },
    // The response to a form that some addresses of fail is a page, which is not shown again.
    shownOnce: {
      invite: {
        text: 'console.invitations.shownAlready',
        next: (request) => request.link(request.path),
      },
    },
  });
}

/** How long an invitation is valid if its input does not say it. */
const VALID_DAYS = 7;

const STATUS_TEXTS = {
  PENDING: 'console.invitations.pending',
  EXPIRED: 'console.invitations.expired',
  ACCEPTED: 'console.invitations.accepted',
  REVOKED: 'console.invitations.revoked',
} as const satisfies Record<Status, TextKey>;

const EXPIRY_TEXTS = {
  PENDING: 'organization.expires',
  EXPIRED: 'console.invitations.expiredOn',
} as const satisfies Partial<Record<Status, TextKey>>;

const statusOf = ({ query }: ConsoleRequest): Status =>
  STATUSES.find((status) => status === query.get('status')) ?? 'PENDING';

/** The addresses of the form: one on each line, or separated by commas, each once. */
const addressesOf = (request: ConsoleRequest): string[] => [
  ...new Set(
    fieldValue(request, 'emails')
      .split(/[\s,;]+/)
      .filter((email) => email !== ''),
  ),
];

/** Throws the failure of the whole form. An error of one address is shown at the field of all. */
function failAtAddresses(failure: unknown): never {
  if (!(failure instanceof OperationFailure)) throw failure;
  const { message, errors } = failure;
  const shown = errors.map((error) => (error.field.endsWith('email') ? { ...error, field: 'emails' } : error));
  throw new OperationFailure({ ...failure, message, errors: shown });
}
