import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

/** A permission that an application can ask for at a resource. */
export interface ResourceScope {
  readonly name: string;
  /** What it allows, as the page of consent says it. */
  readonly description: string;
  /** Whether requests get it that name the resource and no scope. Missing in resources of earlier versions, which had none. */
  readonly isDefault?: boolean;
}

export const OauthResourceSchema = defineEntity({
  name: 'OauthResource',
  tableName: 'oauth_resource',
  properties: {
    ...identityColumns,
    /** The URL that is the audience of its tokens. */
    identifier: p.text(),
    name: p.text(),
    scopes: p.json<readonly ResourceScope[]>(),
    /** Seconds; null for the lifetime that the application has. */
    accessTokenLifetime: p.integer().nullable(),
    /** Whether applications of organizations may use it as well. */
    availableToOrganizations: p.boolean().default(false),
    /** How clients that were not registered may identify to get its tokens: values of `registration` of applications. */
    unregisteredClients: p.array().$type<('metadata_document' | 'dynamic_registration')[]>().default([]),
    /** The JWT template whose claims the tokens of users have. */
    jwtTemplateId: p.bigint('string').nullable(),
    ...timestampColumns,
  },
});

/** A service of the company that accepts access tokens. */
export class OauthResource extends OauthResourceSchema.class {}
OauthResourceSchema.setClass(OauthResource);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    oauth_resource: TableOf<typeof OauthResourceSchema>;
  }
}
