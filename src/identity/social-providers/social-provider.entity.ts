import { defineEntity, p } from '@mikro-orm/core';
import type { SocialProviderKind } from '../../deployment/index.ts';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

/** Where a provider has what, as far as its settings say it. The kind has the rest. */
export interface SocialEndpoints {
  readonly issuer?: string;
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly profileUrl?: string;
  readonly tenant?: string;
  readonly teamId?: string;
  readonly keyId?: string;
  readonly profileFields?: SocialProfileFields;
}

/** The names of a profile's fields, with dots for nested ones. */
export interface SocialProfileFields {
  readonly subject: string;
  readonly email?: string | null;
  readonly emailVerified?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly name?: string | null;
  readonly picture?: string | null;
}

export const SocialProviderSchema = defineEntity({
  name: 'SocialProvider',
  tableName: 'social_provider',
  properties: {
    ...identityColumns,
    /** Unique in the deployment; it never changes. */
    name: p.text(),
    kind: p.text().$type<SocialProviderKind>(),
    label: p.text(),
    clientId: p.text(),
    clientSecretSealed: p.text().nullable(),
    /** Empty for those of the kind. */
    scopes: p.array().default([]),
    enabled: p.boolean(),
    signUpAllowed: p.boolean(),
    tokensStored: p.boolean(),
    position: p.integer(),
    endpoints: p.json<SocialEndpoints>(),
    ...timestampColumns,
  },
});

/** A provider that users of the deployment sign in with, such as Google. Its secret is encrypted and never returned. */
export class SocialProvider extends SocialProviderSchema.class {}
SocialProviderSchema.setClass(SocialProvider);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    social_provider: TableOf<typeof SocialProviderSchema>;
  }
}
