import type { Context } from '../../context.ts';
import type { Batch } from '../../database/loaders.ts';
import { isEnd } from '../../service-events.ts';
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

interface Resource {
  readonly typeName: string;
  readonly byId: Batch<string, unknown>;
  /** What rows are read by, where it is another id, which the event tells. */
  readonly key?: string;
  /** Ids that REST has in the path and the event tells. */
  readonly parents?: readonly string[];
  /** Whether nothing but its id is told once it is gone. */
  readonly isForgotten?: boolean;
}

/** What the events are about, by the type of the resource that they name. */
const RESOURCES: Readonly<Record<string, Resource>> = {
  user: { typeName: 'User', byId: usersById, isForgotten: true },
  session: { typeName: 'UserSession', byId: sessionsBySignin, key: 'signinId' },
  organization: { typeName: 'Organization', byId: organizationsById },
  organization_membership: { typeName: 'OrganizationMembership', byId: membershipsById },
  workspace: { typeName: 'Workspace', byId: workspacesById },
  workspace_membership: { typeName: 'WorkspaceMember', byId: workspaceMembersById },
  invitation: { typeName: 'Invitation', byId: invitationsById, parents: ['organizationId', 'workspaceId'] },
  api_auth_app: { typeName: 'ApiAuthApp', byId: apiAuthAppsById },
  api_auth_key: { typeName: 'ApiAuthKey', byId: keysById },
  jwt_template: { typeName: 'JwtTemplate', byId: jwtTemplatesById },
  ai_agent: { typeName: 'AiAgent', byId: agentsById },
  ai_knowledge_base: { typeName: 'AiKnowledgeBase', byId: knowledgeBasesById },
  knowledge_base_document: { typeName: 'KnowledgeBaseDocument', byId: documentsById },
  webhook_endpoint: { typeName: 'WebhookEndpoint', byId: webhookEndpointsById },
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
  const resource = RESOURCES[resourceType];
  if (resource === undefined) throw new Error(`${type}: nothing reads a ${resourceType}.`);
  const { typeName, byId, key, isForgotten } = resource;
  const told = after ?? before ?? {};
  const id = key === undefined ? resourceId : told[key];
  // Whatever stands there after an end is another thing, or the last of it.
  const row = isEnd(type) || typeof id !== 'string' ? undefined : await ctx.loaders.load(byId, id);
  const shown = row === undefined ? (isForgotten ? {} : renderPart(typeName, told)) : await render(ctx, typeName, row);
  return { ...shown, ...parentsOf(resource, told), id: resourceId, resource_type: resourceType };
}

function parentsOf({ parents = [] }: Resource, told: Told): Record<string, unknown> {
  const found = parents.flatMap((name) => (typeof told[name] === 'string' ? [[name, told[name]] as const] : []));
  return Object.fromEntries(found.map(([name, id]) => [name.replace(/Id$/, '_id'), id]));
}
