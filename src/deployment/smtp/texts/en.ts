/** The texts of the test mail of a mail server, in English. The keys of the other languages are the same. */
export const en = {
  subject: 'Test mail of {appName}',
  text: 'This mail was sent to test the mail server of {appName}. The server works.',
} as const;

export type TestMailTextKey = keyof typeof en;
