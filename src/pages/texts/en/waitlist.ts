export const waitlist = {
  'waitlist.title': 'Waitlist of {app}',
  'waitlist.intro':
    'Enter your email address. When your request is approved, we will send you a link with which you can sign up to {app}.',
  'waitlist.submit': 'Join the waitlist',
  'waitlist.joinedTitle': 'You are on the waitlist',
  'waitlist.joined': 'When your request is approved, you will receive an email with a link to sign up to {app}.',
  'waitlist.none': '{app} has no waitlist.',
} as const;
