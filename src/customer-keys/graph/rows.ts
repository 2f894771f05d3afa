import type { ApiAuthApp, ApiAuthKey } from '../../generated/backend.ts';

export type ApiAuthAppRow = Omit<ApiAuthApp, 'keys' | 'usage'>;

/** Includes `appId`, by which the edge to the app is loaded. */
export type ApiAuthKeyRow = Omit<
  ApiAuthKey,
  'app' | 'user' | 'organization' | 'workspace' | 'replacedBy' | 'replaces' | 'usage'
> & {
  readonly appId: string;
};
