import type * as client from 'openid-client';

export type OpenidClient = typeof client;
export type { ClientAuth, Configuration, CustomFetch } from 'openid-client';

/** Loaded by the first sign-in, so that the process starts faster. */
export const openidClient = (): Promise<OpenidClient> => import('openid-client');
