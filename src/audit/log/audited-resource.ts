import type { Context } from '../../platform/context.ts';
import type { AuditedResourceRow, AuditRecordRow } from '../graph/rows.ts';
import type { AuditedResource } from '../graph/types.ts';
import { recordedId } from '../recorded-id.ts';

/**
 * The resource that a record is about, as it is now; null where it is gone or has no type in the graph. The audit log shows a
 * resource only to callers who may read it without the audit log. Resources of one type are read together.
 */
export async function auditedResource(
  record: AuditRecordRow,
  { events, viewer, loaders }: Context,
): Promise<AuditedResourceRow | null> {
  const resource = events.audited(record.type, record.resourceType);
  if (resource === undefined) return null;
  viewer.assertScope(resource.scope);
  const id = recordedId(record, resource.key);
  const row = id === undefined ? undefined : await loaders.load(resource.byId, id);
  return row === undefined ? null : { ...(row as AuditedResource), __typename: resource.typeName };
}
