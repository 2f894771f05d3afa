import { apiKeysById } from '../../deployment/index.ts';
import type { AuditedResourceResolvers, AuditLogFilter, Resolvers } from '../../generated/backend.ts';
import { usersById } from '../../identity/index.ts';
import { applicationsById } from '../../oauth/index.ts';
import type { Context } from '../../platform/context.ts';
import { cursorList } from '../../platform/database/pages/page.ts';
import { connectionOf, decodeCursor, encodeCursor, type PageArgs } from '../../platform/graph/connections.ts';
import { validateFilter } from './audit-filter.ts';
import { auditCount, auditPage, listAuditLog } from './audit-log.reads.ts';
import {
  type AuditLogEdge,
  auditLogOfOrganizations,
  auditLogOfUsers,
  auditLogOfWorkspaces,
} from './audit-log-edges.reads.ts';
import { auditedResource } from './audited-resource.ts';

export const auditLogResolvers: Resolvers = {
  Query: {
    auditLog: (_, args, ctx) => auditLogConnection(ctx, args),
    listAuditLog: async (_, { limit, cursor, ...filter }, { rows, viewer }) => {
      const page = { limit: limit + 1, before: decodeCursor(cursor, 'cursor') };
      const found = await listAuditLog(rows, viewer.deploymentId, validateFilter(filter), page);
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
    actorApplication: async ({ actorType, actorId, applicationId }, _, { loaders }) => {
      const id = actorType === 'OAUTH_APPLICATION' ? actorId : applicationId;
      return id == null ? null : ((await loaders.load(applicationsById, id)) ?? null);
    },
    resource: (record, _, ctx) => auditedResource(record, ctx),
  },
  AuditedResource: { __resolveType: ({ __typename }) => __typename as AuditedTypeName },
  Deployment: { auditLog: (_, args, ctx) => auditLogConnection(ctx, args) },
  Organization: { auditLog: auditLogThrough(auditLogOfOrganizations) },
  User: { auditLog: auditLogThrough(auditLogOfUsers) },
  Workspace: { auditLog: auditLogThrough(auditLogOfWorkspaces) },
};

/** The name of a type that implements the interface. */
type AuditedTypeName = NonNullable<Awaited<ReturnType<AuditedResourceResolvers['__resolveType']>>>;

interface AuditLogArgs extends PageArgs {
  readonly filter?: AuditLogFilter | null | undefined;
}

function auditLogConnection({ rows, viewer: { deploymentId } }: Context, { filter: given, ...args }: AuditLogArgs) {
  const filter = validateFilter(given);
  return connectionOf(args, (page) => auditPage(rows, deploymentId, filter, page), {
    total: () => auditCount(rows, deploymentId, filter),
  });
}

function auditLogThrough({ pages, counts }: AuditLogEdge) {
  return ({ id }: { readonly id: string }, { filter: given, ...args }: AuditLogArgs, { loaders }: Context) => {
    const filter = validateFilter(given);
    return connectionOf(args, (page) => loaders.load(pages, id, { ...page, filter }), {
      total: async () => (await loaders.load(counts, id, filter)) ?? 0,
    });
  };
}
