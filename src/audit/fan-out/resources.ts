import type { Context } from '../../platform/context.ts';
import { isEnd } from '../../platform/events/service-event.ts';
import type { RenderResource } from '../../platform/ports/render-resource.ts';
import { recordedId } from '../recorded-id.ts';

type Told = Readonly<Record<string, unknown>>;

/** An event as it was recorded. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly before: Told | null;
  readonly after: Told | null;
  readonly createdAt: string;
}

/**
 * The resource that an event is about: as it stands now, or as the event last knew it where it is no more. Always with
 * its id and what it is. Resources of one kind that are asked for in the same tick are read together.
 */
export async function resourceOf(
  ctx: Context,
  { render, renderPart }: RenderResource,
  event: StoredEvent,
): Promise<Record<string, unknown>> {
  const { type, resourceType, resourceId, before, after } = event;
  const { typeName, untold, byId, key } = ctx.events.resource(resourceType);
  const told = after ?? before ?? {};
  const id = recordedId(event, key);
  // Whatever stands there after an end is another thing, or the last of it.
  const row = isEnd(type) || id === undefined ? undefined : await ctx.loaders.load(byId, id);
  const lastWords = () => (untold === null ? {} : renderPart(typeName, told));
  const shown = row === undefined ? lastWords() : await render(ctx, typeName, row);
  const parents = resourceType === 'invitation' ? parentsOf(told) : {};
  return { ...shown, ...parents, id: resourceId, resource_type: resourceType };
}

/** Ids that REST has in the path, and the event tells. */
function parentsOf({ organizationId, workspaceId }: Told): Record<string, unknown> {
  return {
    ...(typeof organizationId === 'string' && { organization_id: organizationId }),
    ...(typeof workspaceId === 'string' && { workspace_id: workspaceId }),
  };
}
