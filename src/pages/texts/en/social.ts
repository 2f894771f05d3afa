/** Texts of signing in with providers, such as Google. */
export const social = {
  'social.continueWith': 'Continue with {provider}',
  'social.continueTo': 'Continue to {provider}',
  'social.goingOn': 'Your browser goes on by itself. If it does not, press the button.',
  'social.deniedTitle': 'You are not signed in',
  'social.backToSignIn': 'Back to the sign-in',
  'social.backToAccount': 'Back to your account',
  'social.otherAccount':
    'This account of the provider cannot be used: it is not the one that you have linked, or your account here is blocked.',
  'social.supportCode': 'Code for the support:',
  'signUp.completeTitle': 'Complete your account',
  'signUp.completeText': '{app} needs a little more for your account.',
  'profile.social.title': 'Linked accounts',
  'profile.social.none': 'No linked accounts',
  'profile.social.hint': 'With one you sign in without a password.',
  'profile.social.link': 'Link {provider}',
  'profile.social.unlink': 'Unlink',
  'profile.social.disabled': 'Signing in with it is disabled at the moment.',
  'profile.social.linked': 'The account was linked.',
  'profile.social.unlinked': 'The account was unlinked.',
  'error.SOCIAL_CONNECTION_NOT_FOUND': 'You have not linked such an account.',
  'error.SOCIAL_CONNECTION_TAKEN':
    'Another user has linked this account, or you have linked another one of the same provider. Unlink it first.',
  'error.SOCIAL_LINK_REQUIRED':
    'You have an account here with this email address already. Sign in to it in another way, then link the provider in your account, under Security.',
  'error.SOCIAL_PROVIDER_FAILED':
    'The provider cannot be reached at the moment, or it is not set up correctly. Try again later, or choose another way.',
  'error.SOCIAL_PROVIDER_NOT_FOUND': 'This provider is not available here. Choose another way.',
  'error.SOCIAL_RESPONSE_INVALID': 'The answer of the provider was not valid. Start again.',
  'error.SOCIAL_SIGN_IN_DENIED':
    'You cancelled the sign-in at the provider, or the provider rejected it. Nothing was changed.',
  'error.SOCIAL_SIGN_IN_EXPIRED':
    'This sign-in has expired, was used already, or was started in another browser. Start again.',
} as const;
