import { sql } from 'kysely';
import { frontendUrl, isRedirectTarget, type PublicUrl, pageUrl } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Parent } from '../roles/role.reads.ts';
import type { Invitation } from './invitation.entity.ts';
import { invitationLetter } from './invitation-letter.ts';

/** What a mail says of the deployment and of where somebody is invited to. */
export type Surroundings = Awaited<ReturnType<typeof surroundingsOf>>;

/** Names for the mail, and where its link may lead; one statement. */
export function surroundingsOf({ rows, deploymentId }: Transaction, { level, id }: Parent) {
  return rows
    .selectFrom('deployment')
    .innerJoin('organization', 'organization.deployment_id', 'deployment.id')
    .leftJoin('workspace', (join) =>
      join
        .onRef('workspace.deployment_id', '=', 'organization.deployment_id')
        .onRef('workspace.organization_id', '=', 'organization.id')
        .on('workspace.id', '=', level === 'workspace' ? id : null),
    )
    .select([
      'deployment.frontend_host as frontendHost',
      'deployment.allowed_origins as allowedOrigins',
      sql<string>`coalesce(nullif(deployment.ui_settings->>'appName', ''), deployment.name)`.as('appName'),
      'organization.id as organizationId',
      'organization.display_name as organization',
      'workspace.name as workspace',
    ])
    .where('deployment.id', '=', deploymentId)
    .where(`${level}.id`, '=', id)
    .executeTakeFirstOrThrow();
}

/**
 * Gives the invitation a new token, which is from now on its only one, and mails it: nobody else gets to see it, and only
 * its hash is kept.
 */
export async function sendInvitation(
  ctx: Context,
  tx: Transaction,
  invitation: Invitation,
  { surroundings, roles }: { surroundings: Surroundings; roles: readonly { readonly name: string }[] },
): Promise<void> {
  const token = newToken();
  invitation.tokenHash = sha256(token);
  invitation.lastSentAt = tx.now;
  const { appName, organization, workspace } = surroundings;
  const letter = invitationLetter({
    appName,
    organization,
    workspace,
    inviter: await inviterName(tx, invitation.invitedById ?? null),
    roles: roles.map(({ name }) => name),
    expiresAt: invitation.expiresAt,
    url: linkTo(ctx.config, surroundings, invitation.redirectUrl ?? null, token),
  });
  const { email: to, invitedById: about = null, expiresAt } = invitation;
  await queueMail(ctx, tx, { to, letter, about, expiresAt });
}

/** The page asked for, while its origin is allowed; our own page otherwise. */
function linkTo(config: PublicUrl, surroundings: Surroundings, redirectUrl: string | null, token: string): string {
  const frontend = frontendUrl(config, surroundings.frontendHost);
  if (redirectUrl !== null && isRedirectTarget(config, surroundings, redirectUrl)) {
    return pageUrl(frontend, redirectUrl, { invitation_token: token });
  }
  return pageUrl(frontend, '/invitations/accept', { token });
}

async function inviterName({ rows, deploymentId }: Transaction, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const { firstName, lastName, username, email } = await rows
    .selectFrom('user')
    .select(['first_name as firstName', 'last_name as lastName', 'username', 'primary_email as email'])
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const name = [firstName, lastName].filter((part) => part).join(' ');
  return name || email || username;
}
