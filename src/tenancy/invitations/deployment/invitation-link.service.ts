import { assertLevelEnabled } from '../../../deployment/index.ts';
import { command } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { sha256 } from '../../../platform/crypto/tokens.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { rateLimitKeyOf } from '../../../platform/network/addresses.ts';
import { countAttempt } from '../../../platform/rate-limits/attempt-counter.ts';
import { lockParent } from '../../parents/parent.ts';
import { invalidInvitation } from '../acceptance.ts';
import { lockInvitation, renewInvitation } from '../invitation.record.ts';
import { organizationMailLimit } from '../invitation-mail-limits.ts';
import { getInvitationOfLink } from './invitation-link.reads.ts';

const MAX_PER_CLIENT = 200;
const MAX_RENEWALS_PER_DAY = 3;
const DAY_SECONDS = 86_400;

/** What the link of an invitation is for; see `invitationPreview` in the schema. */
export async function previewInvitation(ctx: Context, token: string) {
  const { preview } = await findInvitationOfLink(ctx, token);
  return preview;
}

/**
 * Mails an expired invitation again. The holder of the token may be another person than the invited one, so the new link is
 * only in the mail to the invited address. An invitation that must not be renewed is revoked.
 */
export async function renewInvitationOfLink(ctx: Context, token: string) {
  const { id, parent, organizationId, preview } = await findInvitationOfLink(ctx, token);
  if (preview.status !== 'EXPIRED') throw new ServiceError('CONFLICT', 'This invitation has not expired.');
  await countAttempt(ctx, [
    { key: `invitations:renewal:${id}`, max: MAX_RENEWALS_PER_DAY, seconds: DAY_SECONDS },
    organizationMailLimit(organizationId),
  ]);
  return command(ctx, async (tx) => {
    await lockParent(tx, parent);
    const invitation = await lockInvitation(tx, parent, id);
    if (invitation.tokenHash !== sha256(token)) throw invalidInvitation();
    await renewInvitation(ctx, tx, parent, invitation).catch((error: unknown) => {
      throw error instanceof ServiceError && error.code === 'CONFLICT' ? invalidInvitation() : error;
    });
    return { expiresAt: invitation.expiresAt.toISOString() };
  });
}

async function findInvitationOfLink(ctx: Context, token: string) {
  const { rows, viewer, request } = ctx;
  const key = `invitations:link:${rateLimitKeyOf(request.ip)}`;
  await countAttempt(ctx, [{ key, max: MAX_PER_CLIENT, headerName: 'invitation-links-900s' }]);
  const found = await getInvitationOfLink(rows, viewer.deploymentId, token);
  await assertLevelEnabled[found.parent.level](rows, viewer.deploymentId);
  return found;
}
