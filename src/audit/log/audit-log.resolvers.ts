import { apiKeysById } from '../../deployment/index.ts';
import { usersById } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Batch } from '../../platform/database/batch.ts';
import { cursorList } from '../../platform/database/page.ts';
import { connectionOf, decodeCursor, encodeCursor, type PageArgs } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import type { AuditRecordRow } from '../graph/rows.ts';
import type { AuditLogFilter } from '../graph/types.ts';
import { asked } from './audit-filter.ts';
import { listAuditLog } from './audit-log.reads.ts';
import {
  type AuditEdgePage,
  auditCounts,
  auditCountsOfOrganizations,
  auditCountsOfUsers,
  auditLogOfDeployments,
  auditLogOfOrganizations,
  auditLogOfUsers,
} from './audit-log-edges.reads.ts';

export const auditLogResolvers: Resolvers = {
  Query: {
    auditLog: async (_, { limit, cursor, ...filter }, { rows, viewer }) => {
      const page = { limit: limit + 1, before: decodeCursor(cursor, 'cursor') };
      const found = await listAuditLog(rows, viewer.deploymentId, asked(filter), page);
      return cursorList(found, limit, ({ id }) => encodeCursor(id));
    },
  },
  AuditRecord: {
    actorUser: async ({ actorType, actorId }, _, { loaders }) => {
      if (actorType !== 'USER' || actorId == null) return null;
      return (await loaders.load(usersById, actorId)) ?? null;
    },
    actorApiKey: async ({ actorType, actorId }, _, { loaders }) => {
      if ((actorType !== 'API_KEY' && actorType !== 'ACCESS_TOKEN') || actorId == null) return null;
      return (await loaders.load(apiKeysById, actorId)) ?? null;
    },
  },
  Deployment: { auditLog: auditLogEdge(auditLogOfDeployments, auditCounts) },
  Organization: { auditLog: auditLogEdge(auditLogOfOrganizations, auditCountsOfOrganizations) },
  User: { auditLog: auditLogEdge(auditLogOfUsers, auditCountsOfUsers) },
};

interface EdgeArguments extends PageArgs {
  readonly filter?: AuditLogFilter | null | undefined;
}

function auditLogEdge(
  pages: Batch<string, AuditRecordRow[], AuditEdgePage>,
  counts: Batch<string, number, AuditLogFilter>,
) {
  return ({ id }: { id: string }, { filter: given, ...args }: EdgeArguments, { loaders }: Context) => {
    const filter = asked(given);
    return connectionOf(args, (page) => loaders.load(pages, id, { ...page, filter }), {
      total: async () => (await loaders.load(counts, id, filter)) ?? 0,
    });
  };
}
