import { sql } from 'kysely';
import { daysBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { Migration014ExternalIdsAndImports } from './migrations/014-external-ids-and-imports.ts';
import { processImport } from './process-import.ts';
import { importRecoveryJobs, recoverImports } from './recover-imports.ts';
import { removeUnusedHashKinds } from './unused-hash-kinds.ts';
import { UserImportFailureSchema, UserImportPartSchema, UserImportSchema } from './user-import.entity.ts';
import { userImportsById } from './user-import.reads.ts';
import { userImportResolvers } from './user-import.resolvers.ts';
import { importJobs } from './user-import-job.ts';
import { createUserImport } from './user-import-upload.ts';

/** How long the result of an import can be read. */
const RETENTION_DAYS = 30;

/** Imports of users from files. */
export const userImportsFeature: Feature = {
  entities: [UserImportSchema, UserImportPartSchema, UserImportFailureSchema],
  migrations: [{ name: '014-external-ids-and-imports', class: Migration014ExternalIdsAndImports }],
  resolvers: { backend: [userImportResolvers] },
  workers: [worker(importJobs, processImport), worker(importRecoveryJobs, recoverImports)],
  cleanUp: removeUnusedHashKinds,
  uploads: { createUserImport },
  events: [
    {
      name: 'user_import.completed',
      description: 'Each line of an import of users was imported or has failed.',
      scope: 'users:read',
      resourceType: 'user_import',
    },
    {
      name: 'user_import.failed',
      description: 'The service could not continue an import of users.',
      scope: 'users:read',
      resourceType: 'user_import',
    },
  ],
  nodes: {
    backend: [{ table: 'user_import', typeName: 'UserImport', scope: 'users:read', byId: userImportsById }],
  },
  eventResources: {
    user_import: { omittedFields: ['completedAt'] },
  },
  retention: [
    {
      table: 'user_import',
      time: 'created_at',
      before: (run) => daysBefore(run, RETENTION_DAYS),
      isEnded: sql`status in ('completed', 'failed')`,
      batchSize: 10,
    },
  ],
};
