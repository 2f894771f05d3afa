/** Texts by error code. A code without a text is shown with the message of the operation, in English. */
export const errors = {
  'error.INVALID_CREDENTIALS': 'The sign-in details are wrong.',
  'error.TOO_MANY_ATTEMPTS': 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'error.RATE_LIMITED': 'Too many requests. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'error.UNAVAILABLE': 'This service is not available at the moment. Try again later.',
  'error.ROUTE_NOT_FOUND': 'No page has this address.',
  'error.ORIGIN_NOT_ALLOWED':
    'The form came from a page that is not allowed. Open this page again and repeat your input.',
  'error.INTERNAL': 'An unexpected error occurred. Try again.',
  // Sign-up, waitlist and invitations.
  'error.ALREADY_INVITED': 'This address already has a newer invitation. Open the link in that email.',
  'error.ALREADY_MEMBER': 'This account is already a member.',
  'error.EMAIL_NOT_VERIFIED':
    'The invitation was sent to an address that is not a verified address of your account. Verify that address in your account, or use the account that has it.',
  'error.COUNTRY_NOT_ALLOWED': 'This service does not accept users from your country.',
  'error.EMAIL_TAKEN': 'Another account has this email address.',
  'error.FEATURE_DISABLED': 'This is not available here.',
  'error.IDENTIFIER_NOT_ALLOWED': 'This email address is not accepted here.',
  'error.INVALID_CODE': 'The code is wrong, has expired or was used before.',
  'error.INVALID_INVITATION': 'This invitation was used or revoked, or has expired.',
  'error.INVALID_LINK': 'This link was used or replaced, or has expired.',
  'error.PHONE_TAKEN': 'Another account has this phone number.',
  'error.SIGNUP_ATTEMPT_NOT_FOUND': 'This sign-up has expired. Start again.',
  'error.SIGN_UP_CLOSED': 'You need an invitation to sign up.',
  'error.USERNAME_TAKEN': 'This username is taken. Choose another.',
} as const;
