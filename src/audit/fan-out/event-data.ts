import type { Context } from '../../platform/context.ts';
import { parentsOf } from '../../platform/events/event-catalog.ts';
import { isDeletion } from '../../platform/events/service-event.ts';
import type { RenderResource } from '../../platform/jobs/worker.ts';
import { recordedId } from '../log/recorded-id.ts';

type RecordedFields = Readonly<Record<string, unknown>>;

/** Ids that REST has in the path; an event has them as fields. */
const PARENT_FIELDS = { organizationId: 'organization_id', workspaceId: 'workspace_id' } as const;

/** An event of the audit log. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly before: RecordedFields | null;
  readonly after: RecordedFields | null;
  readonly createdAt: string;
}

/**
 * Returns the `data` of an event: the current state of its resource, or the recorded snapshot when the resource was deleted.
 * It always has the id and the type of the resource. Resources of one type that are requested in the same tick share a batch.
 */
export async function eventData(
  ctx: Context,
  { render, renderPart }: RenderResource,
  event: StoredEvent,
): Promise<Record<string, unknown>> {
  const { type, resourceType, resourceId, before, after } = event;
  const { typeName, omittedFields, byId, key } = ctx.events.resource(resourceType);
  const recorded = after ?? before ?? {};
  const id = recordedId(event, key);
  // After a deletion, a row with this id is a different resource or about to be removed.
  const row = isDeletion(type) || id === undefined ? undefined : await ctx.loaders.load(byId, id);
  const snapshot = () => (omittedFields === null ? {} : renderPart(typeName, recorded));
  const fields = row === undefined ? snapshot() : await render(ctx, typeName, row);
  const parents = parentsOf({ name: type, resourceType }).map(({ name }) => [
    PARENT_FIELDS[name],
    recorded[name] ?? null,
  ]);
  const details = ctx.events.detailsOf(type);
  const part = details && { [details.field]: renderPart(details.typeName, recorded) };
  return { ...fields, ...part, ...Object.fromEntries(parents), id: resourceId, resource_type: resourceType };
}
