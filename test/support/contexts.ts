/** The bounded contexts in import order: a context may use itself and the contexts before it. */
export const CONTEXTS = [
  'platform',
  'deployment',
  'identity',
  'tenancy',
  'oauth',
  'customer-keys',
  'ai',
  'webhooks',
  'audit',
  'operators',
];
