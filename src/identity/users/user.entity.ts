import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'user',
  properties: {
    ...identityColumns,
    username: p.text().nullable(),
    usernameKey: p.text().nullable(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    /** The preferred language, a canonical BCP 47 tag. */
    locale: p.text().nullable(),
    imageUrl: p.text().nullable(),
    passwordHash: p.text().nullable().lazy(),
    isActive: p.boolean().default(true),
    publicMetadata: p.json<Record<string, unknown>>().onCreate(() => ({})),
    privateMetadata: p.json<Record<string, unknown>>().onCreate(() => ({})),
    externalId: p.text().nullable(),
    primaryEmail: p.text().nullable(),
    primaryPhone: p.text().nullable(),
    searchText: p.text().default(''),
    signupSessionId: p.bigint('string').nullable(),
    lastActiveAt: p.datetime(3).nullable(),
    /** The organization and workspace that the next sign-in activates. Cleared by the command that ends the membership. */
    lastActiveOrganizationId: p.bigint('string').nullable(),
    lastActiveWorkspaceId: p.bigint('string').nullable(),
    /** Incremented by a trigger of the table with each change. */
    version: p.integer().default(1),
    ...timestampColumns,
  },
});

/** A user of a deployment. The primary addresses and the search text copy data of the address tables, so that lists need no join. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    user: TableOf<typeof UserSchema>;
  }
}
