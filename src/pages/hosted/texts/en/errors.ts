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
} as const;
