/** The texts of messages about API keys, in English. The keys of the other languages are the same. */
export const en = {
  'api_key_notice.subject':
    'An API key of your account {event, select, created {was created} revoked {was revoked} other {was replaced by a new one}} – {appName}',
  'api_key_notice.paragraph1':
    'The API key "{name}" of your account {event, select, created {was created} revoked {was revoked} other {was replaced by a new one}}.',
  'api_key_notice.paragraph2': 'This happened on {at}, from the IP address {ip}.',
  'api_key_notice.paragraph3': "If this was you, you don't need to do anything.",
  'api_key_notice.paragraph4':
    "If this wasn't you, someone else may have access to your account. Choose a new password for {appName} and sign out of all other devices.",
} as const;

export type ApiKeyTextKey = keyof typeof en;
