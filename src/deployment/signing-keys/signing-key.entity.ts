import { defineEntity, p } from '@mikro-orm/core';
import type { SigningAlgorithm } from '../../platform/crypto/jwt.ts';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

/** The purpose of the tokens that a key of the service signs. */
export type SigningPurpose = 'access_token' | 'session';

const keyColumns = {
  ...identityColumns,
  kid: p.text(),
  publicJwk: p.json<Record<string, unknown>>(),
  privateSealed: p.text(),
  state: p.text().$type<'next' | 'active' | 'retired'>(),
  /** Lifetime in seconds of the longest-lived token that the key signed. */
  longestTtl: p.integer().default(0),
  retiredAt: p.datetime(3).nullable(),
  ...timestampColumns,
};

export const SigningKeySchema = defineEntity({
  name: 'SigningKey',
  tableName: 'signing_key',
  properties: { ...keyColumns, purpose: p.text().$type<SigningPurpose>() },
});

/** An ES256 key of one deployment and one purpose. Access tokens never share a key with other tokens. */
export class SigningKey extends SigningKeySchema.class {}
SigningKeySchema.setClass(SigningKey);

export const OidcSigningKeySchema = defineEntity({
  name: 'OidcSigningKey',
  tableName: 'oidc_signing_key',
  properties: { ...keyColumns, algorithm: p.text().$type<SigningAlgorithm>() },
});

/** A key of a deployment's OpenID provider. Each algorithm has an active key and a next one. */
export class OidcSigningKey extends OidcSigningKeySchema.class {}
OidcSigningKeySchema.setClass(OidcSigningKey);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    signing_key: TableOf<typeof SigningKeySchema>;
    oidc_signing_key: TableOf<typeof OidcSigningKeySchema>;
  }
}
