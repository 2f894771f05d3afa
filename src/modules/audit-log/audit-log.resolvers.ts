import { decodeCursor, encodeCursor, toConnection } from '../../graphql/connections.ts';
import type { Resolvers } from '../../graphql/generated/types.ts';
import { assertRange } from '../../graphql/time-range.ts';
import { usersById } from '../user/user.reads.ts';
import {
  auditCounts,
  auditCountsOfUsers,
  auditLogOfDeployments,
  auditLogOfUsers,
  listAuditLog,
} from './audit-log.reads.ts';

export const auditLogResolvers: Resolvers = {
  Query: {
    auditLog: async (_, { limit, cursor, ...filter }, { rows, viewer }) => {
      assertRange(filter);
      const page = { limit: limit + 1, before: decodeCursor(cursor, 'cursor') };
      const found = await listAuditLog(rows, viewer.deploymentId, filter, page);
      const data = found.slice(0, limit);
      const last = found.length > limit ? data.at(-1) : undefined;
      return { data, hasMore: last !== undefined, nextCursor: last === undefined ? null : encodeCursor(last.id) };
    },
  },
  AuditRecord: {
    actorUser: async ({ actorType, actorId }, _, { loaders }) => {
      if (actorType !== 'USER' || actorId == null) return null;
      return (await loaders.load(usersById, actorId)) ?? null;
    },
  },
  Deployment: {
    auditLog: async ({ id }, { first, after }, { loaders }) => {
      const records = await loaders.load(auditLogOfDeployments, id, { first, before: decodeCursor(after) });
      return toConnection(records ?? [], first, {
        after,
        total: async () => (await loaders.load(auditCounts, id)) ?? 0,
      });
    },
  },
  User: {
    auditLog: async ({ id }, { first, after }, { loaders }) => {
      const records = await loaders.load(auditLogOfUsers, id, { first, before: decodeCursor(after) });
      return toConnection(records ?? [], first, {
        after,
        total: async () => (await loaders.load(auditCountsOfUsers, id)) ?? 0,
      });
    },
  },
};
