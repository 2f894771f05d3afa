import { consoleUrl, operatorsServer } from '../../deployment/index.ts';
import type { AcceptOperatorInvitationInput, InviteOperatorInput } from '../../generated/console.ts';
import { createUser, readEmail, setUserPassword } from '../../identity/index.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { type FieldError, fieldError, notFound, ServiceError, validationFailed } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { getOperator } from '../accounts/operator.reads.ts';
import { addOperator, allowedDeployments, storedRole } from '../accounts/operator.service.ts';
import type { StoredRole } from '../accounts/operator-role.ts';
import { OperatorInvitation } from './operator-invitation.entity.ts';
import { findOperatorInvitation, getOperatorInvitation } from './operator-invitation.reads.ts';
import { operatorInvitationMessage } from './operator-invitation-message.ts';

const HOUR_MS = 60 * 60 * 1_000;
/** Long enough for a weekend. */
const INVITATION_MS = 7 * 24 * HOUR_MS;
/** A link of the command line is for the person who has just requested it. */
const LINK_MS = 24 * HOUR_MS;

export async function inviteOperator(ctx: Context, input: InviteOperatorInput) {
  const errors: FieldError[] = [];
  const email = readEmail(input.email, 'input.email', errors);
  if (email === null) throw validationFailed(errors);
  const role = storedRole(input.role);
  return command(ctx, async (tx) => {
    await assertNoOperator(tx, email.key);
    await tx.rows
      .deleteFrom('operator_invitation')
      .where('deployment_id', '=', tx.deploymentId)
      .where('email_key', '=', email.key)
      .execute();
    const deploymentIds = allowedDeployments(role, input.deploymentIds ?? null);
    const created = addInvitation(tx, { role, deploymentIds, email, lifetimeMs: INVITATION_MS });
    await tx.em.flush();
    const invitation = await getOperatorInvitation(tx.rows, tx.deploymentId, created.id);
    const url = joinUrl(ctx, created.token);
    // Without a mail server, the inviter gives the link to the person.
    if (operatorsServer(ctx.config) === null) return { invitation, url };
    const { expiresAt } = created;
    const message = operatorInvitationMessage({ inviter: ctx.operator?.name ?? 'Gatehouse', role, expiresAt, url });
    // A person without an account has no language yet, and people who work together often share one.
    const { locale } = ctx.request;
    await queueMail(ctx, tx, {
      to: email.text,
      message,
      expiresAt,
      locale,
      about: ctx.operator?.id,
      isCausedByOthers: true,
    });
    return { invitation, url: null };
  });
}

/** Creates a link with which any address becomes an owner. For the first start, and for an installation whose owners are lost. */
export function createOwnerLink(ctx: Context): Promise<{ url: string; expiresAt: string }> {
  return command(ctx, async (tx) => {
    // A process that restarts prints another link. It replaces the one before.
    await tx.rows
      .deleteFrom('operator_invitation')
      .where('deployment_id', '=', tx.deploymentId)
      .where('email_key', 'is', null)
      .execute();
    const owner = { role: 'owner', deploymentIds: null, email: null } as const;
    const { token, expiresAt } = addInvitation(tx, { ...owner, lifetimeMs: LINK_MS });
    return { url: joinUrl(ctx, token), expiresAt: expiresAt.toISOString() };
  });
}

export function revokeOperatorInvitation(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const deleted = await deleteInvitation(tx, id);
    if (!deleted) throw notFound('INVITATION_NOT_FOUND', 'The invitation');
    tx.record({ type: 'operator.invitation.revoked', resource: { type: 'operator_invitation', id } });
    return null;
  });
}

export async function acceptOperatorInvitation(ctx: Context, { token, ...input }: AcceptOperatorInvitationInput) {
  const { rows, viewer } = ctx;
  const invitation = await findOperatorInvitation(rows, viewer.deploymentId, token);
  if (invitation === undefined) throw invalidInvitation();
  const errors: FieldError[] = [];
  const email = readEmail(input.email, 'input.email', errors);
  if (email !== null && invitation.emailKey !== null && email.key !== invitation.emailKey)
    errors.push(fieldError('input.email', `must be ${invitation.email}, which was invited`));
  if (errors.length > 0) throw validationFailed(errors);
  const join = async (tx: Transaction, userId: string) => {
    // Another request may have accepted it meanwhile.
    if (!(await deleteInvitation(tx, invitation.id))) throw invalidInvitation();
    const { deploymentIds, role } = invitation;
    addOperator(tx, { id: userId, role: storedRole(role), deploymentIds: deploymentIds as number[] | null });
  };
  const former = email === null ? undefined : await findFormerOperator(rows, viewer.deploymentId, email.key);
  if (former === undefined) {
    const { id } = await createUser(ctx, input, join);
    return getOperator(rows, viewer.deploymentId, id);
  }
  const { password, firstName, lastName } = input;
  await setUserPassword(ctx, former.id, { password, endSessions: true }, async (tx, user) => {
    tx.em.assign(user, { isActive: true, ...(firstName && { firstName }), ...(lastName && { lastName }) });
    await join(tx, user.id);
  });
  return getOperator(rows, viewer.deploymentId, former.id);
}

/** The user of an operator who was removed, whose address a new invitation may use again. */
function findFormerOperator(rows: Rows, deploymentId: number, emailKey: string) {
  return rows
    .selectFrom('user')
    .innerJoin('user_email', (join) =>
      join.onRef('user_email.deployment_id', '=', 'user.deployment_id').onRef('user_email.user_id', '=', 'user.id'),
    )
    .select('user.id as id')
    .where('user.deployment_id', '=', deploymentId)
    .where('user_email.deployment_id', '=', deploymentId)
    .where('user_email.email_key', '=', emailKey)
    .where('user.is_active', '=', false)
    .executeTakeFirst();
}

interface NewInvitation {
  readonly role: StoredRole;
  readonly deploymentIds: number[] | null;
  readonly email: { readonly text: string; readonly key: string } | null;
  readonly lifetimeMs: number;
}

function addInvitation(tx: Transaction, { role, deploymentIds, email, lifetimeMs }: NewInvitation) {
  const token = newToken();
  const expiresAt = new Date(tx.now.getTime() + lifetimeMs);
  const { id } = tx.em.create(OperatorInvitation, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    tokenHash: sha256(token),
    role,
    deploymentIds,
    email: email?.text ?? null,
    emailKey: email?.key ?? null,
    expiresAt,
    createdAt: tx.now,
  });
  tx.record({
    type: 'operator.invitation.created',
    resource: { type: 'operator_invitation', id },
    after: { role, deploymentIds, email: email?.text ?? null, expiresAt: expiresAt.toISOString() },
  });
  return { id, token, expiresAt };
}

async function deleteInvitation({ rows, deploymentId }: Transaction, id: string): Promise<boolean> {
  const deleted = await rows
    .deleteFrom('operator_invitation')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

async function assertNoOperator({ rows, deploymentId }: Transaction, emailKey: string): Promise<void> {
  const found = await rows
    .selectFrom('user_email')
    .innerJoin('operator', (join) =>
      join
        .onRef('operator.deployment_id', '=', 'user_email.deployment_id')
        .onRef('operator.id', '=', 'user_email.user_id'),
    )
    .select('operator.id')
    .where('user_email.deployment_id', '=', deploymentId)
    .where('user_email.email_key', '=', emailKey)
    .executeTakeFirst();
  if (found !== undefined) throw new ServiceError('ALREADY_MEMBER', 'An operator has this address already.');
}

const invalidInvitation = () =>
  new ServiceError(
    'INVALID_INVITATION',
    'The link is expired, replaced or already used. Ask an owner for another one.',
  );

/** The secret is a parameter, which the page moves to a cookie. */
function joinUrl({ config }: Pick<Context, 'config'>, token: string): string {
  const url = new URL(`${consoleUrl(config)}/join`);
  url.searchParams.set('token', token);
  return url.href;
}
