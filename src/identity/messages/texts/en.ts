/** The texts of the messages of accounts, in English. The keys of the other languages are the same. */
export const en = {
  'verification_code.subject': 'Your {appName} code',
  'verification_code.paragraph1':
    'Enter this code to {purpose, select, sign_in {sign in to} sign_up {finish signing up for} email {confirm your email address for} phone {confirm your phone number for} reset {choose a new password for} other {confirm your identity for}} {appName}. The code expires in 10 minutes and can be used once.',
  'verification_code.footnote':
    "Never share this code. {appName} staff will never ask you for it. If you didn't request this, you can ignore this message. Nothing was changed.",

  'verification_code_phone.paragraph1':
    '{code} is your code to {purpose, select, sign_in {sign in to} sign_up {finish signing up for} email {confirm your email address for} phone {confirm your phone number for} reset {choose a new password for} other {confirm your identity for}} {appName}. It expires in 10 minutes. Do not share it.',

  'sign_in_link.subject': 'Sign in to {appName}',
  'sign_in_link.paragraph1':
    'Open this link to sign in to {appName}. You are signed in in the browser that opens the link. It expires in 10 minutes and can be used once.',
  'sign_in_link.button': 'Sign in',
  'sign_in_link.footnote':
    "Do not share this link: anyone who has it can sign in as you. If you didn't request this, you can ignore this message. Nothing was changed.",

  'sign_up_link.subject': 'Finish signing up for {appName}',
  'sign_up_link.paragraph1':
    'Open this link to confirm your email address and finish signing up for {appName}. It works once, for 10 minutes, and only in the browser in which you signed up.',
  'sign_up_link.button': 'Confirm my address',
  'sign_up_link.footnote': "If you didn't request this, you can ignore this message. Nothing was changed.",

  'email_confirmation_link.subject': 'Confirm your email address for {appName}',
  'email_confirmation_link.paragraph1':
    'Open this link to confirm your email address for {appName}. The link expires in 10 minutes, can be used once, and works only in the browser in which you added the address.',
  'email_confirmation_link.button': 'Confirm address',
  'email_confirmation_link.footnote': "If you didn't request this, you can ignore this message. Nothing was changed.",

  'password_reset_link.subject': 'Choose a new password for {appName}',
  'password_reset_link.paragraph1':
    'Open this link to choose a new password for {appName}. It works once, for 15 minutes.',
  'password_reset_link.paragraph2': 'You will be signed out on all devices. Sign in again with the new password.',
  'password_reset_link.button': 'Choose a new password',
  'password_reset_link.footnote':
    "Do not share this link: anyone who has it can change your password. If you didn't request this, you can ignore this message. Nothing was changed.",

  'account_exists.subject': 'You already have an account at {appName}',
  'account_exists.paragraph1':
    'Someone tried to sign up for {appName} with your email address. You already have an account, so no new account was created.',
  'account_exists.paragraph2':
    'If this was you, sign in instead. If you forgot your password, reset it on the sign-in page.',
  'account_exists.button': 'Sign in',
  'account_exists.footnote': "If you didn't request this, you can ignore this message. Nothing was changed.",

  'account_exists_phone.paragraph1':
    "Someone tried to sign up for {appName} with your phone number. You already have an account: sign in instead. If this wasn't you, ignore this message.",

  'address_in_use.subject':
    'Your {addressType, select, phone {phone number} other {email address}} was not added to another account – {appName}',
  'address_in_use.paragraph1':
    'Someone tried to add the {addressType, select, phone {phone number} other {email address}} {address} to another {appName} account. It belongs to your account, so nothing was changed.',
  'address_in_use.paragraph2': 'If this was you, remove it from this account first and try again.',
  'address_in_use.paragraph3': "If this wasn't you, you don't need to do anything.",

  'account_deleted.subject': 'Your account was deleted – {appName}',
  'account_deleted.paragraph1': 'Your {appName} account and all of its data were deleted.',
  'account_deleted.paragraph2': 'This happened on {at}, from the IP address {ip}.',
  'account_deleted.paragraph3':
    'A deleted account cannot be restored. You can create a new account if the application accepts sign-ups.',

  'new_sign_in.subject': 'New sign-in – {appName}',
  'new_sign_in.paragraph1': 'Your account was signed in to from a new device ({device}).',
  'new_sign_in.paragraph2': 'This happened on {at}, from the IP address {ip}.',
  'new_sign_in.paragraph3': "If this was you, you don't need to do anything.",
  'new_sign_in.paragraph4':
    "If this wasn't you, someone else may have access to your account. Choose a new password for {appName} and sign out of all other devices.",

  'security_notice.subject': '{title} – {appName}',
  'security_notice.paragraph1': '{notice}.',
  'security_notice.paragraph2':
    '{origin, select, team {The team of {appName} made this change on {at}.} other {This happened on {at}, from the IP address {ip}.}}',
  'security_notice.paragraph3':
    "{origin, select, team {If you asked for it, you don't need to do anything.} other {If this was you, you don't need to do anything.}}",
  'security_notice.paragraph4':
    "{origin, select, team {If you didn't ask for it, contact the team of {appName}.} other {If this wasn't you, someone else may have access to your account. Choose a new password for {appName} and sign out of all other devices.}}",

  'waitlist_approval.subject': 'You can sign up to {appName} now',
  'waitlist_approval.paragraph1': 'Your request was approved: you can sign up to {appName} now.',
  'waitlist_approval.button': 'Sign up',
  'waitlist_approval.footnote':
    'This link is only for you and works for 14 days. If you did not request it, ignore this message.',
} as const;

export type MessageTextKey = keyof typeof en;
