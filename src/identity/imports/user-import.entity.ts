import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns, timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';

export const UserImportSchema = defineEntity({
  name: 'UserImport',
  tableName: 'user_import',
  properties: {
    ...identityColumns,
    status: p.text().$type<'pending' | 'processing' | 'completed' | 'failed'>(),
    sendsEvents: p.boolean(),
    size: p.integer(),
    /** The offset of the first byte that is not processed. */
    position: p.integer().default(0),
    /** The number of lines before the position. */
    line: p.integer().default(0),
    /** How often the processing was started since it last made progress. */
    attempts: p.integer().default(0),
    total: p.integer(),
    created: p.integer().default(0),
    failed: p.integer().default(0),
    completedAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

/** An import of users from a file. */
export class UserImport extends UserImportSchema.class {}
UserImportSchema.setClass(UserImport);

export const UserImportPartSchema = defineEntity({
  name: 'UserImportPart',
  tableName: 'user_import_part',
  properties: {
    deploymentId: p.integer(),
    importId: () => p.manyToOne(UserImport).mapToPk().fieldName('import_id').primary(),
    number: p.integer().primary(),
    bytes: p.blob(),
  },
});

/** A part of the file, so that no process reads the whole file into memory. Deleted when the import ends. */
export class UserImportPart extends UserImportPartSchema.class {}
UserImportPartSchema.setClass(UserImportPart);

export const UserImportFailureSchema = defineEntity({
  name: 'UserImportFailure',
  tableName: 'user_import_failure',
  properties: {
    deploymentId: p.integer(),
    importId: () => p.manyToOne(UserImport).mapToPk().fieldName('import_id').primary(),
    line: p.integer().primary(),
    code: p.text(),
    message: p.text(),
  },
});

/** A line that was not imported. */
export class UserImportFailure extends UserImportFailureSchema.class {}
UserImportFailureSchema.setClass(UserImportFailure);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    user_import: TableOf<typeof UserImportSchema>;
    user_import_part: TableOf<typeof UserImportPartSchema>;
    user_import_failure: TableOf<typeof UserImportFailureSchema>;
  }
}
