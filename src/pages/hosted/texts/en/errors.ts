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
  // User profile
  'error.ALREADY_MEMBER': 'You are a member already.',
  'error.API_AUTH_APP_NOT_FOUND': 'You can no longer create keys for this API.',
  'error.API_AUTH_KEY_NOT_FOUND': 'This key no longer exists.',
  'error.BODY_TOO_LARGE': 'The file is too large.',
  'error.EMAIL_NOT_FOUND': 'This address no longer exists.',
  'error.EMAIL_NOT_VERIFIED': 'Verify your email address first.',
  'error.IMPERSONATED_SESSION': 'This is not possible while you act as another user.',
  'error.INVITATION_NOT_FOUND': 'This invitation no longer exists.',
  'error.LAST_IDENTIFIER': 'You need this to sign in. Add another way first.',
  'error.MEMBERSHIP_NOT_FOUND': 'This membership no longer exists.',
  'error.NOT_ORGANIZATION_MEMBER': 'You are not a member of this organization.',
  'error.NOT_WORKSPACE_MEMBER': 'You are not a member of this workspace.',
  'error.PHONE_NOT_FOUND': 'This number no longer exists.',
  'error.PHONE_NOT_VERIFIED': 'Verify your phone number first.',
  'error.SESSION_NOT_FOUND': 'This device is signed out already.',
  'error.WALLET_NOT_FOUND': 'This wallet no longer exists.',
} as const;
