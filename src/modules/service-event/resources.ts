import type { Context } from '../../context.ts';
import type { Batch } from '../../database/loaders.ts';
import { EVENT_RESOURCES, isEnd } from '../../service-events.ts';
import { agentsById } from '../ai-agent/ai-agent.reads.ts';
import { knowledgeBasesById } from '../ai-knowledge-base/ai-knowledge-base.reads.ts';
import { documentsById } from '../ai-knowledge-base/knowledge-base-document.reads.ts';
import { apiAuthAppsById } from '../api-auth/api-auth-app.reads.ts';
import { keysById } from '../api-auth/key/api-auth-key.reads.ts';
import { invitationsById } from '../invitation/invitation.reads.ts';
import { jwtTemplatesById } from '../jwt-template/jwt-template.reads.ts';
import { organizationsById } from '../organization/organization.reads.ts';
import { membershipsById } from '../organization/organization-membership.reads.ts';
import { sessionsBySignin } from '../session/user-sessions.reads.ts';
import { usersById } from '../user/user.reads.ts';
import { webhookEndpointsById } from '../webhook/webhook-endpoint.reads.ts';
import { workspacesById } from '../workspace/workspace.reads.ts';
import { workspaceMembersById } from '../workspace/workspace-membership.reads.ts';

/** How rows become what REST shows of them; made where REST is known. */
export interface RenderResource {
  /** A row as REST answers it, whole. */
  render(context: Context, typeName: string, row: unknown): Promise<Record<string, unknown>>;
  /** Of a resource that is no more, those of REST's members that these values hold. */
  renderPart(typeName: string, values: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

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

interface Reading {
  readonly byId: Batch<string, unknown>;
  /** What rows are read by, where it is another id, which the event tells. */
  readonly key?: string;
}

/** How what the events are about is read, by the type of the resource that they name. */
const READINGS: Readonly<Record<string, Reading>> = {
  user: { byId: usersById },
  session: { byId: sessionsBySignin, key: 'signinId' },
  organization: { byId: organizationsById },
  organization_membership: { byId: membershipsById },
  workspace: { byId: workspacesById },
  workspace_membership: { byId: workspaceMembersById },
  invitation: { byId: invitationsById },
  api_auth_app: { byId: apiAuthAppsById },
  api_auth_key: { byId: keysById },
  jwt_template: { byId: jwtTemplatesById },
  ai_agent: { byId: agentsById },
  ai_knowledge_base: { byId: knowledgeBasesById },
  knowledge_base_document: { byId: documentsById },
  webhook_endpoint: { byId: webhookEndpointsById },
};

/**
 * The resource that an event is about: as it stands now, or as the event last knew it where it is no more. Always with
 * its id and what it is. Resources of one kind that are asked for in the same tick are read together.
 */
export async function resourceOf(
  ctx: Context,
  { render, renderPart }: RenderResource,
  { type, resourceType, resourceId, before, after }: StoredEvent,
): Promise<Record<string, unknown>> {
  const [resource, reading] = [EVENT_RESOURCES[resourceType], READINGS[resourceType]];
  if (resource === undefined || reading === undefined) throw new Error(`${type}: nothing reads a ${resourceType}.`);
  const { typeName, untold } = resource;
  const { byId, key } = reading;
  const told = after ?? before ?? {};
  const id = key === undefined ? resourceId : told[key];
  // Whatever stands there after an end is another thing, or the last of it.
  const row = isEnd(type) || typeof id !== 'string' ? undefined : await ctx.loaders.load(byId, id);
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
