import { createGatehouse, type Gatehouse } from './gatehouse.ts';

export type { Me } from '@gatehouse/client/deployment';
export { AuthError, type AuthErrorCode, type Caller, type Required, type SessionCaller } from '@gatehouse/node';
export { createGatehouse, type Gatehouse } from './gatehouse.ts';
export type { NextAuth, ProtectOptions } from './next-auth.ts';
export { returnPath } from './return-path.ts';
export type { AuthorizedHandler, HandlerOptions } from './route-handler.ts';
export type { GatehouseSettings, SettingsSource } from './settings.ts';

const withEnvironment = createGatehouse();

/** With the settings of the environment. */
export const auth: Gatehouse['auth'] = withEnvironment.auth;
export const currentUser: Gatehouse['currentUser'] = withEnvironment.currentUser;
export const withAuth: Gatehouse['withAuth'] = withEnvironment.withAuth;
