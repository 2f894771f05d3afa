import type { AuditedResource } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import type { AuditedResourceRow, AuditRecordRow } from '../graph/rows.ts';
import { recordedId } from './recorded-id.ts';

/**
 * Returns the current state of a record's resource, or null when it was deleted or has no type in the schema. Requires the
 * scope of the resource's own read operation. Resources of one type are read in one batch.
 */
export async function auditedResource(
  record: AuditRecordRow,
  { events, viewer, loaders }: Context,
): Promise<AuditedResourceRow | null> {
  const resource = events.auditedResource(record.type, record.resourceType);
  if (resource === undefined) return null;
  viewer.assertScope(resource.scope);
  const id = recordedId(record, resource.key);
  const row = id === undefined ? undefined : await loaders.load(resource.byId, id);
  return row === undefined ? null : { ...(row as AuditedResource), __typename: resource.typeName };
}
