import { OperationFailure } from '../../errors/operation-failure.ts';
import { InvitationPageDocument, type InvitationPageQuery } from '../documents.ts';
import type { PageRequest } from '../page.ts';

export type Preview = NonNullable<InvitationPageQuery['invitationPreview']>;

export interface FoundInvitation {
  readonly preview: Preview;
  /** Names the signed-in user; null when no user is signed in, or the user has neither email address nor username. */
  readonly account: string | null;
}

/** What the invitation with this token is for; null if it cannot be accepted or renewed. */
export async function findInvitation(request: PageRequest, token: string): Promise<FoundInvitation | null> {
  try {
    const { invitationPreview: preview, viewer } = await request.run(InvitationPageDocument, { input: { token } });
    return preview && { preview, account: viewer?.email ?? viewer?.username ?? null };
  } catch (error) {
    if (error instanceof OperationFailure && error.is('INVALID_INVITATION')) return null;
    throw error;
  }
}

/** Says who invites, and to what. */
export function invitationText({ text, appName: app }: PageRequest, preview: Preview): string {
  const { inviterName, organizationName: organization, workspaceName } = preview;
  const workspace = workspaceName ?? '';
  if (inviterName === null) {
    return workspaceName === null
      ? text('invitation.toOrganization', { organization, app })
      : text('invitation.toWorkspace', { workspace, organization, app });
  }
  return workspaceName === null
    ? text('invitation.byPersonToOrganization', { inviter: inviterName, organization, app })
    : text('invitation.byPersonToWorkspace', { inviter: inviterName, workspace, organization, app });
}
