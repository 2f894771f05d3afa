export const mailedLinks = {
  'link.title': 'Sign in to {app}',
  'link.text': 'Press Continue to use the link from your message in this browser. The link works once.',
  'link.otherDevice':
    'This link works only in the browser in which you requested it. Open it there, or request a new one here.',
  'link.ticketText': 'Press Continue to sign in in this browser. The link works once.',
  'link.ticketInvalid': 'This link was used, revoked or has expired.',
  'link.invalidTitle': 'This link is invalid',
  'link.incomplete': 'The link is incomplete. Copy the whole link from the message.',
  'link.requestNew': 'You can sign in again and request a new link there.',
  'link.toSignIn': 'Go to the sign-in',
  'link.verifiedTitle': 'Your email address is confirmed',
  'link.verifiedText': 'You can close this page and continue in the application.',
} as const;
