import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { getAgent } from '../ai-agent/ai-agent.reads.ts';
import { getKnowledgeBase } from '../ai-knowledge-base/ai-knowledge-base.reads.ts';
import { getDocument } from '../ai-knowledge-base/knowledge-base-document.reads.ts';
import { getApiAuthApp } from '../api-auth/api-auth-app.reads.ts';
import { getApiAuthKey } from '../api-auth/key/api-auth-key.reads.ts';
import { getInvitation } from '../invitation/invitation.reads.ts';
import { getJwtTemplate } from '../jwt-template/jwt-template.reads.ts';
import { getOrganization } from '../organization/organization.reads.ts';
import { getMembership } from '../organization/organization-membership.reads.ts';
import { sessionsOfUser } from '../session/user-sessions.reads.ts';
import { getUser } from '../user/user.reads.ts';
import { getWebhookEndpoint } from '../webhook/webhook-endpoint.reads.ts';
import { getWorkspace } from '../workspace/workspace.reads.ts';
import { getWorkspaceMember } from '../workspace/workspace-membership.reads.ts';

/** How rows become what REST shows of them; made where REST is known. */
export interface RenderResource {
  render(context: Context, typeName: string, row: unknown): Promise<Record<string, unknown>>;
  rename(typeName: string, values: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** An event as it was recorded. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly createdAt: string;
}

interface Resource {
  readonly typeName: string;
  /** The row; what the id doesn't tell stands in the event. Throws 404, or answers nothing, where it is no more. */
  read(ctx: Context, id: string, told: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** What the events are about, by the type of the resource that they name. */
const RESOURCES: Readonly<Record<string, Resource>> = {
  user: { typeName: 'User', read: (ctx, id) => getUser(ctx.rows, deploymentOf(ctx), id) },
  session: {
    typeName: 'UserSession',
    read: async (ctx, id, { userId }) => {
      const sessions = await sessionsOfUser(ctx.rows, deploymentOf(ctx), idOf(userId), { offset: 0 });
      return sessions.find((session) => session.id === id);
    },
  },
  organization: { typeName: 'Organization', read: (ctx, id) => getOrganization(ctx.rows, deploymentOf(ctx), id) },
  organization_membership: {
    typeName: 'OrganizationMembership',
    read: (ctx, id, { organizationId }) => getMembership(ctx.rows, deploymentOf(ctx), idOf(organizationId), id),
  },
  workspace: { typeName: 'Workspace', read: (ctx, id) => getWorkspace(ctx.rows, deploymentOf(ctx), id) },
  workspace_membership: {
    typeName: 'WorkspaceMember',
    read: (ctx, id) => getWorkspaceMember(ctx.rows, deploymentOf(ctx), id),
  },
  invitation: {
    typeName: 'Invitation',
    read: (ctx, id, { organizationId, workspaceId }) => {
      const parent =
        workspaceId == null
          ? ({ level: 'organization', id: idOf(organizationId) } as const)
          : ({ level: 'workspace', id: idOf(workspaceId) } as const);
      return getInvitation(ctx.rows, deploymentOf(ctx), parent, id);
    },
  },
  api_auth_app: {
    typeName: 'ApiAuthApp',
    read: (ctx, _, { name }) => getApiAuthApp(ctx.rows, deploymentOf(ctx), String(name)),
  },
  api_auth_key: { typeName: 'ApiAuthKey', read: (ctx, id) => getApiAuthKey(ctx.rows, deploymentOf(ctx), id) },
  jwt_template: { typeName: 'JwtTemplate', read: (ctx, id) => getJwtTemplate(ctx.rows, deploymentOf(ctx), id) },
  ai_agent: { typeName: 'AiAgent', read: (ctx, id) => getAgent(ctx.rows, deploymentOf(ctx), id) },
  ai_knowledge_base: {
    typeName: 'AiKnowledgeBase',
    read: (ctx, id) => getKnowledgeBase(ctx.rows, deploymentOf(ctx), id),
  },
  knowledge_base_document: {
    typeName: 'KnowledgeBaseDocument',
    read: (ctx, id, { knowledgeBaseId }) => getDocument(ctx.rows, deploymentOf(ctx), idOf(knowledgeBaseId), id),
  },
  webhook_endpoint: {
    typeName: 'WebhookEndpoint',
    read: (ctx, id) => getWebhookEndpoint(ctx.rows, deploymentOf(ctx), id),
  },
};

/** An id that the event tells; one that no row has where it does not, as after an erasure. */
const idOf = (told: unknown): string => (typeof told === 'string' ? told : '0');

const deploymentOf = ({ viewer }: Context) => viewer.deploymentId;

/** Events that tell of an end: whatever stands there now is another thing, or the last of it. */
const IS_END = /\.(deleted|removed)$/;

/**
 * The resource that an event is about: as it stands now, or as the event last knew it where it is no more. Always with
 * its id and what it is.
 */
export async function resourceOf(
  ctx: Context,
  { render, rename }: RenderResource,
  { type, resourceType, resourceId, before, after }: StoredEvent,
): Promise<Record<string, unknown>> {
  const told = after ?? before ?? {};
  const resource = RESOURCES[resourceType];
  if (resource === undefined) throw new Error(`${type}: nothing reads a ${resourceType}.`);
  const { typeName } = resource;
  const row = IS_END.test(type) ? undefined : await unlessGone(resource.read(ctx, resourceId, told));
  const shown = row === undefined ? rename(typeName, told) : await render(ctx, typeName, row);
  return { ...shown, id: resourceId, resource_type: resourceType };
}

async function unlessGone(reading: Promise<unknown>): Promise<unknown> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return undefined;
    throw error;
  }
}
