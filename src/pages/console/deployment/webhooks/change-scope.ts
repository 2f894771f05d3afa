import type { Scope } from '../../../../platform/access/scopes.ts';

/**
 * What an operator needs besides `webhooks:write` to change apps and endpoints. Support has `webhooks:write` to send deliveries again; an
 * endpoint of their own would receive the data of all users, and a new secret is shown to them.
 */
export const CHANGE_SCOPE: Scope = 'webhook_secrets:read';

/** The scopes of actions that change apps and endpoints. */
export const changing = (...actions: readonly string[]): Readonly<Record<string, Scope>> =>
  Object.fromEntries(actions.map((action) => [action, CHANGE_SCOPE]));
