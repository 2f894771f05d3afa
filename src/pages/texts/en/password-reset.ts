export const passwordReset = {
  'password.forgotTitle': 'Forgot your password?',
  'password.forgotText': 'Enter your email address. We send you a link with which you choose a new password.',
  'password.linkSent':
    'We have sent a link to your email address, if an account has it. Open the link within 15 minutes to choose a new password.',
  'password.newLink': 'Request a new link',
  'password.backToSignIn': 'Back to the sign-in',
  'password.title': 'Choose a new password',
  'password.text': 'When you set a new password, you are signed out on all devices.',
  'password.new': 'New password',
  'password.repeat': 'Repeat new password',
  'password.submit': 'Set password',
} as const;
