/** What happened to an account, without a full stop. A key with `.title` is the form without personal data, for subjects. */
export const en = {
  password_changed: 'Your password was changed',
  password_reset: 'Your password was changed with a password reset link',
  authenticator_added: 'An authenticator app was added to your account',
  authenticator_removed: 'The authenticator app was removed from your account',
  backup_codes_created: 'New backup codes were created for your account',
  backup_codes_invalidated: 'The backup codes of your account were invalidated',
  backup_code_used:
    'A backup code of your account was used, and {count, plural, =0 {none is left} one {# is left} other {# are left}}',
  wallet_linked: 'A wallet was linked to your account',
  wallet_unlinked: 'A wallet was unlinked from your account',
  social_linked: '{provider} was added to your account',
  'social_linked.title': 'An account at another provider was added to your account',
  social_unlinked: '{provider} was removed from your account',
  'social_unlinked.title': 'An account at another provider was removed from your account',
  passkey_added: 'A passkey was added to your account',
  passkey_removed: 'A passkey was removed from your account',
  email_added: 'The email address {address} was added to your account',
  'email_added.title': 'An email address was added to your account',
  email_removed: 'The email address {address} was removed from your account',
  'email_removed.title': 'An email address was removed from your account',
  email_made_primary: 'The primary email address of your account was changed',
  phone_added: 'The phone number {address} was added to your account',
  'phone_added.title': 'A phone number was added to your account',
  phone_removed: 'The phone number {address} was removed from your account',
  'phone_removed.title': 'A phone number was removed from your account',
  phone_made_primary: 'The primary phone number of your account was changed',
  username_changed: 'The username of your account was changed',
  device:
    '{browser, select, unknown {an unknown program} other {{browser}}}{system, select, unknown {} other { on {system}}}',
} as const;

export type NoticeKey = keyof typeof en;
