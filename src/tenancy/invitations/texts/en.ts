/** The texts of invitations, in English. The keys of the other languages are the same. */
export const en = {
  'invitation.subject': 'Invitation to {level, select, workspace {“{workspace}”} other {“{organization}”}}',
  'invitation.paragraph1':
    '{origin, select, team {You are invited} other {{inviter} invites you}} to join {level, select, workspace {the workspace “{workspace}” of “{organization}”} other {the organization “{organization}”}} in {appName}, as {roles}.',
  'invitation.paragraph2': 'The invitation can be accepted until {expiresAt}.',
  'invitation.button': 'Open the invitation',
  'invitation.footnote': 'Nothing happens unless you accept. If you did not expect this invitation, you can ignore it.',
} as const;

export type InvitationTextKey = keyof typeof en;
