export const signIn = {
  'signIn.title': 'Sign in to {app}',
  'signIn.submit': 'Sign in',
  'signIn.signedInAs': 'You are signed in as {name}.',
  'signIn.otherAccount': 'Use another account',
  'signIn.forgotPassword': 'Forgot your password?',
  'signIn.noAccount': 'No account yet?',
  'signIn.signUp': 'Sign up',
} as const;
