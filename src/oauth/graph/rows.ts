import type { CreatedOauthApplication, OauthApplication, OauthGrant } from '../../generated/backend.ts';

/** Secrets, roles and the organization are loaded in batches when they are requested. */
export type OauthApplicationRow = Omit<OauthApplication, 'secrets' | 'roles' | 'organization'>;

export type CreatedOauthApplicationRow = Omit<CreatedOauthApplication, 'secrets' | 'roles'>;

/** Its user is loaded by `userId`. */
export type OauthGrantRow = Omit<OauthGrant, 'user'>;
