export { type Auth, type AuthOptions, createAuth, type IncomingCall } from './auth.ts';
export { AuthError, type AuthErrorCode } from './auth-error.ts';
export type { AccessTokenCaller, ApiKeyCaller, Caller, Required, SessionCaller } from './caller.ts';
export type { ApiKeyOptions } from './check-api-key.ts';
export { deploymentOrigin } from './deployment-url.ts';
export {
  type ExchangedToken,
  type ExchangeRequest,
  exchangeToken,
  type TokenExchangeOptions,
} from './exchange-token.ts';
export { missingClaims } from './missing-claims.ts';
export { verifyWebhook, WebhookError, type WebhookEvent } from './webhook.ts';
