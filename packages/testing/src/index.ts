export {
  type AccessTokenFields,
  createFakeGatehouse,
  type FakeGatehouse,
  type SessionTokenFields,
} from './fake-gatehouse.ts';
export type { ApiKeyFields } from './test-api-keys.ts';
export { createTestClock, type TestClock } from './test-clock.ts';
export type { SessionCookie, TestSession } from './test-session.ts';
export {
  createTestUsers,
  type TestUser,
  type TestUserFields,
  type TestUsers,
  type TestUsersOptions,
} from './test-users.ts';
export type { SignedWebhook, WebhookFields } from './test-webhook.ts';
export { TestingError, type TestingErrorCode } from './testing-error.ts';
