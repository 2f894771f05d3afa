import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  avatar,
  badge,
  button,
  date,
  emailText,
  field,
  form,
  icon,
  linkButton,
  menu,
  menuPart,
  more,
  notice,
  problem,
  type Row,
  radios,
  rowIcon,
  rows,
  section,
  select,
  shownOnce,
  textWithDate,
} from '../../../elements/index.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import { actionForm } from '../../../hosted/forms/shown-form.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import {
  ConsoleInviteOperatorDocument,
  ConsoleOperatorsDocument,
  type ConsoleOperatorsQuery,
  ConsoleRemoveOperatorDocument,
  ConsoleRevokeOperatorInvitationDocument,
  ConsoleUpdateOperatorDocument,
} from '../documents.ts';

const ROLES = ['OWNER', 'ADMINISTRATOR', 'SUPPORT', 'AUDITOR'] as const;
type Role = (typeof ROLES)[number];

/** The operators of the installation, and the invitations that wait. */
export const operatorsPage = consolePage({
  path: '/operators',
  scope: 'operators:read',
  show,
  actions: { invite, revoke, update, remove },
  sensitive: ['invite', 'update', 'remove'],
  shownOnce: { invite: { text: 'console.operators.linkLost', next: (request) => request.link('/operators') } },
});

type Operator = NonNullable<ConsoleOperatorsQuery['operators']>['nodes'][number];
type Invitation = NonNullable<ConsoleOperatorsQuery['operatorInvitations']>['nodes'][number];

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { operators, operatorInvitations } = await request.run(ConsoleOperatorsDocument, {
    after: request.query.get('after'),
  });
  if (!operators) throw new Error('The list of operators is missing.');
  const mayWrite = request.may('operators:write');
  const invitations = operatorInvitations?.nodes ?? [];
  return {
    title: text('console.operators.title'),
    lead: text('console.operators.lead'),
    content: html`${notice(request, {
      invited: 'console.operators.invited',
      updated: 'console.operators.updated',
      removed: 'console.operators.removed',
      revoked: 'console.operators.revoked',
    })}${problem(actionForm(request, 'update', 'remove', 'revoke'))}
${section({
  title: text('console.operators.people', { count: operators.totalCount }),
  content: [
    rows(
      operators.nodes.map((operator) => operatorRow(request, operator, mayWrite)),
      { icon: 'users', title: text('console.operators.none') },
    ),
    more(request, operators.pageInfo, request.link('/operators')),
  ],
})}
${
  invitations.length === 0
    ? ''
    : section({
        title: text('console.operators.invitations'),
        content: rows(
          invitations.map((invitation) => invitationRow(request, invitation, mayWrite)),
          { icon: 'mail', title: '' },
        ),
      })
}
${mayWrite ? inviteSection(request) : ''}`,
  };
}

function operatorRow(request: ConsoleRequest, operator: Operator, mayWrite: boolean): Row {
  const { text } = request;
  const { id, name, email, role, hasSecondFactor, lastActiveAt, deploymentIds } = operator;
  const isSelf = request.operator?.id === id;
  return {
    picture: avatar({ kind: 'user', id, imageUrl: null, words: name.split(' ').slice(0, 2) }),
    title: name,
    badges: html`${badge(text(`console.role.${role}`), { tone: role === 'OWNER' ? 'accent' : 'neutral' })}${isSelf ? badge(text('organization.you'), { tone: 'accent' }) : ''}${hasSecondFactor ? '' : badge(text('console.operators.noSecondFactor'), { tone: 'warning', icon: 'warning' })}`,
    text: html`${email === null || email === name ? '' : html`${emailText(email)} · `}${deploymentIds === null ? text('console.operators.allDeployments') : text('console.operators.someDeployments', { count: deploymentIds.length })}${lastActiveAt === null ? '' : html` · ${textWithDate(request, 'console.operators.lastActive', date(request, lastActiveAt))}`}`,
    ...(mayWrite && !isSelf && { end: operatorMenu(request, operator) }),
  };
}

function operatorMenu(request: ConsoleRequest, { id, name, role, deploymentIds }: Operator): SafeHtml {
  const { text } = request;
  const hidden = { operator: id };
  return menu(text('console.manage', { name }), [
    menuPart(
      text('console.operators.change'),
      form(request, {
        action: 'update',
        hidden,
        content: [
          select(
            { ...request, form: new URLSearchParams() },
            {
              name: 'role',
              id: `role-${id}`,
              label: text('console.operators.role'),
              options: roleOptions(request),
              selected: role,
            },
          ),
          deploymentsField(request, `deployments-${id}`, deploymentIds),
          button({ label: text('common.save'), isSmall: true }),
        ],
      }),
      false,
      { icon: 'pencil' },
    ),
    menuPart(
      text('console.operators.remove'),
      form(request, {
        action: 'remove',
        hidden,
        content: [
          html`<p class="hint">${text('console.operators.removeHint')}</p>`,
          button({ label: text('console.operators.removeNow', { name }), kind: 'danger', isSmall: true }),
        ],
      }),
      false,
      { icon: 'trash', isRisky: true },
    ),
  ]);
}

function invitationRow(request: ConsoleRequest, { id, email, role, expiresAt }: Invitation, mayWrite: boolean): Row {
  const { text } = request;
  return {
    picture: rowIcon(icon('mail')),
    title: email ?? text('console.operators.anyone'),
    badges: badge(text(`console.role.${role}`)),
    text: textWithDate(request, 'console.operators.expires', date(request, expiresAt)),
    ...(mayWrite && {
      end: form(request, {
        action: 'revoke',
        hidden: { invitation: id },
        content: button({ label: text('console.operators.revoke'), kind: 'other', isSmall: true }),
      }),
    }),
  };
}

function inviteSection(request: ConsoleRequest): SafeHtml {
  const { text } = request;
  const context = actionForm(request, 'invite');
  return section({
    title: text('console.operators.invite'),
    hint: text(request.mailsOperators ? 'console.operators.inviteMailHint' : 'console.operators.inviteHint'),
    content: [
      problem(context, ['email', 'role', 'deploymentIds']),
      form(context, {
        action: 'invite',
        content: [
          field(context, {
            name: 'email',
            label: text('common.email'),
            type: 'email',
            autocomplete: 'off',
            isRequired: true,
            maxLength: 254,
          }),
          radios(context, {
            name: 'role',
            legend: text('console.operators.role'),
            choices: ROLES.toReversed().map((role) => ({
              value: role,
              label: text(`console.role.${role}`),
              description: text(`console.roleHint.${role}`),
              isChosen: role === 'SUPPORT',
            })),
          }),
          deploymentsField(context, 'deploymentIds', null),
          actions(
            request.mailsOperators
              ? button({ label: text('console.operators.sendInvitation'), icon: 'mail' })
              : button({ label: text('console.operators.createLink'), icon: 'link' }),
          ),
        ],
      }),
    ],
  });
}

const deploymentsField = (request: ConsoleRequest, id: string, ids: readonly number[] | null): SafeHtml =>
  field(request, {
    name: 'deploymentIds',
    id,
    label: request.text('console.operators.deployments'),
    hint: request.text('console.operators.deploymentsHint'),
    value: ids?.join(', ') ?? '',
    maxLength: 2_000,
    autocomplete: 'off',
  });

const roleOptions = ({ text }: ConsoleRequest) =>
  ROLES.map((role) => ({ value: role, label: text(`console.role.${role}`) }));

/** The ids in the field, separated by commas or spaces; null for all deployments. */
function deploymentIdsOf(request: ConsoleRequest): number[] | null {
  const ids = fieldValue(request, 'deploymentIds')
    .split(/[\s,]+/)
    .filter(Boolean);
  return ids.length === 0 ? null : ids.map(Number);
}

function roleOf(request: ConsoleRequest): Role {
  const role = fieldValue(request, 'role');
  return ROLES.find((known) => known === role) ?? 'AUDITOR';
}

async function invite(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { inviteOperator: created } = await request.run(ConsoleInviteOperatorDocument, {
    input: { email: fieldValue(request, 'email'), role: roleOf(request), deploymentIds: deploymentIdsOf(request) },
  });
  if (!created) throw new Error('The invitation is missing.');
  const { email } = created.invitation;
  if (created.url === null) return { to: request.link('/operators', { done: 'invited' }) };
  return {
    title: text('console.operators.linkTitle'),
    lead: text('console.operators.linkLead', { email: email ?? '' }),
    content: html`${shownOnce(request, [created.url], 'gatehouse-invitation.txt')}
${actions(linkButton({ href: request.link('/operators'), label: text('common.continue') }))}`,
  };
}

async function revoke(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleRevokeOperatorInvitationDocument, { id: fieldValue(request, 'invitation') });
  return { to: request.link('/operators', { done: 'revoked' }) };
}

async function update(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleUpdateOperatorDocument, {
    id: fieldValue(request, 'operator'),
    input: { role: roleOf(request), deploymentIds: deploymentIdsOf(request) },
  });
  return { to: request.link('/operators', { done: 'updated' }) };
}

async function remove(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleRemoveOperatorDocument, { id: fieldValue(request, 'operator') });
  return { to: request.link('/operators', { done: 'removed' }) };
}
