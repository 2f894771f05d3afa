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

/**
 * How an application came to be: `manual` by the backend or a member who manages an organization, `metadata_document` by a client that
 * identifies with the URL of its description, `dynamic_registration` by a client that sent its description.
 */
export type ApplicationRegistration = 'manual' | UnregisteredClients;

/** How clients identify that were not registered by hand. */
export type UnregisteredClients = 'metadata_document' | 'dynamic_registration';

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
    /** Whether users can sign in with a code that it shows, which they enter in a browser: RFC 8628. */
    deviceSignIn: p.boolean().default(false),
    backchannelLogoutUri: p.text().nullable(),
    /** The public keys of `private_key_jwt`, or the URL that returns them. */
    jwks: p.json<{ readonly keys: readonly Record<string, unknown>[] }>().nullable(),
    jwksUri: p.text().nullable(),
    /** The scopes of OpenID Connect that it may ask for. */
    scopes: p.array(),
    resources: p.json<readonly ApplicationResource[]>(),
    /** The identifiers of the resources whose access tokens it may exchange, because it is their server: RFC 8693. */
    tokenExchangeResources: p.array().default([]),
    /** Whether each of its access tokens is bound to a key of the application: RFC 9449. */
    dpopBoundAccessTokens: p.boolean().default(false),
    /** Whether its authorization requests must come by reference: RFC 9126. */
    requirePushedAuthorizationRequests: p.boolean().default(false),
    registration: p.text().$type<ApplicationRegistration>().default('manual'),
    /** The URL of the metadata document, which is the `client_id`; null for any other registration. */
    metadataUrl: p.text().nullable(),
    /** When the metadata document is read again, or a client that has registered itself is deleted a day later if it is not used. */
    metadataExpiresAt: p.datetime(3).nullable(),
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

/**
 * An application that signs users in with this service, or gets tokens for itself. Its id is its `client_id`, unless it has a metadata URL.
 */
export class OauthApplication extends OauthApplicationSchema.class {}
OauthApplicationSchema.setClass(OauthApplication);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    oauth_application: TableOf<typeof OauthApplicationSchema>;
  }
}
