/** The texts of invitations of operators, in English. The keys of the other languages are the same. */
export const en = {
  'operator_invitation.subject': 'Invitation to the console of {appName}',
  'operator_invitation.paragraph1':
    '{inviter} invites you to operate an installation of {appName} in its console, as {role, select, owner {an owner} administrator {an administrator} support {support} other {an auditor}}.',
  'operator_invitation.paragraph2': 'The link makes your account, once, until {expiresAt}.',
  'operator_invitation.button': 'Create your account',
  'operator_invitation.footnote':
    'Nothing happens unless you open it. If you did not expect this invitation, you can ignore it.',
} as const;

export type OperatorInvitationTextKey = keyof typeof en;
