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
  // Organizations.
  'error.NOT_ORGANIZATION_MEMBER': 'You are not a member of this organization.',
  'error.ORGANIZATION_NOT_FOUND': 'The organization does not exist.',
  'error.INSUFFICIENT_PERMISSIONS': 'You do not have permission to do this.',
  'error.LAST_ADMIN': 'The last admin must stay. Make another member an admin first.',
  'error.ALREADY_INVITED': 'This address has a pending invitation already.',
  'error.ALREADY_MEMBER': 'A member has this address already.',
  'error.NAME_TAKEN': 'This name is taken.',
  'error.SLUG_TAKEN': 'This short name is taken.',
  'error.ROLE_IN_USE': 'A member or an invitation has this role.',
  'error.FEATURE_DISABLED': 'This is not enabled here.',
} as const;
