import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const OauthApplicationRoleSchema = defineEntity({
  name: 'OauthApplicationRole',
  tableName: 'oauth_application_role',
  properties: {
    deploymentId: p.integer().primary(),
    applicationId: p.bigint('string').primary(),
    roleId: p.bigint('string').primary(),
  },
});

/** A role that a machine has in its organization. */
export class OauthApplicationRole extends OauthApplicationRoleSchema.class {}
OauthApplicationRoleSchema.setClass(OauthApplicationRole);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    oauth_application_role: TableOf<typeof OauthApplicationRoleSchema>;
  }
}
