export const invitations = {
  'invitation.title': 'Your invitation',
  'invitation.heading': 'Join {name}',
  'invitation.byPersonToOrganization': '{inviter} invites you to join the organization {organization} in {app}.',
  'invitation.byPersonToWorkspace':
    '{inviter} invites you to join the workspace {workspace} of {organization} in {app}.',
  'invitation.toOrganization': 'You are invited to join the organization {organization} in {app}.',
  'invitation.toWorkspace': 'You are invited to join the workspace {workspace} of {organization} in {app}.',
  'invitation.validUntil': 'The invitation can be accepted until {date}.',
  'invitation.accept': 'Accept invitation',
  'invitation.howToAccept': 'To accept, sign up with {email}. If you have an account with this address, sign in.',
  'invitation.incomplete': 'Open the link in the invitation email again.',
  'invitation.invalidTitle': 'This invitation is invalid',
  'invitation.invalid':
    'It was used or revoked, replaced by a newer email, or has expired. Ask the person who invited you for a new one.',
  'invitation.expiredTitle': 'This invitation has expired',
  'invitation.expired':
    'It could be accepted until {date}. We can send a new invitation to the address that was invited.',
  'invitation.renew': 'Send a new invitation',
  'invitation.renewedTitle': 'New invitation sent',
  'invitation.renewed': 'We have sent a new invitation to the address that was invited. Open the link in that email.',
  'invitation.acceptedTitle': 'Invitation accepted',
  'invitation.accepted': 'You are a member now.',
  'invitation.signUp': 'You sign up with the address that was invited.',
} as const;
