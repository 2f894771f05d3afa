import type { ApiAuthApp, ApiAuthKey } from './types.ts';

export type ApiAuthAppRow = Omit<ApiAuthApp, 'keys' | 'usage'>;

/** With what its edge to the app loads by. */
export type ApiAuthKeyRow = Omit<
  ApiAuthKey,
  'app' | 'user' | 'organization' | 'workspace' | 'replacedBy' | 'replaces' | 'usage'
> & {
  readonly appId: string;
};
