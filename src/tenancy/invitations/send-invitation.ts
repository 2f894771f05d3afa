import { frontendUrl, isRedirectTarget, type PublicUrl, pageUrl } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Parent } from '../parents/parent.ts';
import type { Invitation } from './invitation.entity.ts';
import { invitationMessage } from './invitation-message.ts';

/** The names and URLs of the deployment, the organization and the workspace that an invitation mail needs. */
export type InvitationMailContext = Awaited<ReturnType<typeof readMailContext>>;

/** Reads the names for the mail and the allowed link origins, in one statement. */
export function readMailContext({ rows, deploymentId }: Transaction, { level, id }: Parent) {
  return rows
    .selectFrom('deployment')
    .innerJoin('organization', 'organization.deployment_id', 'deployment.id')
    .leftJoin('workspace', (join) =>
      join
        .onRef('workspace.deployment_id', '=', 'organization.deployment_id')
        .onRef('workspace.organization_id', '=', 'organization.id')
        // No workspace has the id 0. With null, Citus would find no node for the join.
        .on('workspace.id', '=', level === 'workspace' ? id : '0'),
    )
    .select([
      'deployment.frontend_host as frontendHost',
      'deployment.allowed_origins as allowedOrigins',
      'organization.id as organizationId',
      'organization.display_name as organization',
      'workspace.name as workspace',
    ])
    .where('deployment.id', '=', deploymentId)
    .where(`${level}.id`, '=', id)
    .executeTakeFirstOrThrow();
}

/** What the mail of an invitation contains besides the invitation. */
export interface InvitationLetter {
  readonly mailContext: InvitationMailContext;
  readonly inviterName: string | null;
  readonly roles: readonly { readonly name: string }[];
}

/**
 * Replaces the token of the invitation and mails the new one. Only the mail contains the token; the database stores its
 * hash.
 */
export async function sendInvitation(
  ctx: Context,
  tx: Transaction,
  invitation: Invitation,
  { mailContext, inviterName, roles }: InvitationLetter,
): Promise<void> {
  const token = newToken();
  invitation.tokenHash = sha256(token);
  invitation.lastSentAt = tx.now;
  const { organization, workspace } = mailContext;
  const message = invitationMessage({
    organizationName: organization,
    workspaceName: workspace,
    inviterName,
    roleNames: roles.map(({ name }) => name),
    expiresAt: invitation.expiresAt,
    url: invitationLink(ctx.config, mailContext, invitation.redirectUrl ?? null, token),
  });
  const { email: to, invitedById: about = null, expiresAt } = invitation;
  await queueMail(ctx, tx, { to, message, about, expiresAt, isCausedByOthers: true });
}

/** The requested page if its origin is still allowed; the page of this service otherwise. */
function invitationLink(
  config: PublicUrl,
  mailContext: InvitationMailContext,
  redirectUrl: string | null,
  token: string,
): string {
  const frontend = frontendUrl(config, mailContext.frontendHost);
  if (redirectUrl !== null && isRedirectTarget(config, mailContext, redirectUrl)) {
    return pageUrl(frontend, redirectUrl, { invitation_token: token });
  }
  return pageUrl(frontend, '/invitations/accept', { token });
}

/** The name of the user who invites; null for the application. */
export async function inviterName({ rows, deploymentId }: Transaction, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const inviter = await rows
    .selectFrom('user')
    .select(['first_name as firstName', 'last_name as lastName', 'username', 'primary_email as email'])
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return displayName(inviter);
}

interface NameColumns {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string | null;
  readonly email: string | null;
}

/** The first and last name of a user, or else the email address or the username. */
export function displayName({ firstName, lastName, username, email }: NameColumns): string | null {
  const name = [firstName, lastName].filter((part) => part).join(' ');
  return name || email || username;
}
