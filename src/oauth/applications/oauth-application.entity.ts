import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

/**
 * Where an application runs. One on a server (`web`) and a service without users (`machine`) can keep a secret. A page in a browser
 * and a program on a device (`native`) cannot: they prove with PKCE that a code is theirs.
 */
export type ApplicationType = 'web' | 'browser' | 'native' | 'machine';

/** How an application authenticates at the token endpoint: names of OpenID Connect Core, section 9. */
export type ApplicationAuthMethod = 'client_secret_basic' | 'client_secret_post' | 'private_key_jwt' | 'none';

/** What an application may ask for at a resource server. */
export interface ApplicationResource {
  /** The URL of the resource, which is the audience of its tokens. */
  readonly identifier: string;
  readonly scopes: readonly string[];
}

export const OauthApplicationSchema = defineEntity({
  name: 'OauthApplication',
  tableName: 'oauth_application',
  properties: {
    ...identityColumns,
    /** The organization that it belongs to; null for one of the deployment. */
    organizationId: p.bigint('string').nullable(),
    type: p.text().$type<ApplicationType>(),
    name: p.text(),
    description: p.text().nullable(),
    logoUrl: p.text().nullable(),
    websiteUrl: p.text().nullable(),
    termsUrl: p.text().nullable(),
    privacyUrl: p.text().nullable(),
    authMethod: p.text().$type<ApplicationAuthMethod>(),
    redirectUris: p.array(),
    postLogoutRedirectUris: p.array(),
    backchannelLogoutUri: p.text().nullable(),
    /** The public keys of `private_key_jwt`, or the URL that returns them. */
    jwks: p.json<{ readonly keys: readonly Record<string, unknown>[] }>().nullable(),
    jwksUri: p.text().nullable(),
    /** The scopes of OpenID Connect that it may ask for. */
    scopes: p.array(),
    resources: p.json<readonly ApplicationResource[]>(),
    /** Whether it belongs to the product itself, so that users are not asked for their consent. */
    isFirstParty: p.boolean(),
    isActive: p.boolean(),
    /** Seconds. */
    accessTokenLifetime: p.integer(),
    /** Seconds since the last use. */
    refreshTokenLifetime: p.integer(),
    ...timestampColumns,
  },
});

/** An application that signs users in with this service, or gets tokens for itself. Its id is its `client_id`. */
export class OauthApplication extends OauthApplicationSchema.class {}
OauthApplicationSchema.setClass(OauthApplication);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    oauth_application: TableOf<typeof OauthApplicationSchema>;
  }
}
