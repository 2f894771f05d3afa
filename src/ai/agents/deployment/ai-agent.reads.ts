import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type EdgePage, inPage, inRange, type OffsetRange } from '../../../platform/database/pages/page.ts';
import { DEPLOYMENT_ID } from '../../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { agentNotFound } from '../ai-agent.reads.ts';

/** The user of a deployment that agents are published to. */
export interface AgentUser {
  readonly deploymentId: number;
  readonly userId: string;
}

/** A user who runs an agent, for the customer whose members the agent is published to. */
export interface RunUser {
  readonly userId: string;
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
}

/**
 * The signed-in user, for whom an agent runs when it is active and published to them. Throws 404 `AI_AGENT_NOT_FOUND` otherwise,
 * so that users cannot find out which agents exist.
 */
export async function runUserOf({ rows, viewer }: Context, agentId: string): Promise<RunUser> {
  const { userId } = viewer.assertSignedIn();
  const customer = await publishedAgents(rows, { deploymentId: viewer.deploymentId, userId })
    .leftJoin('workspace', (join) =>
      join
        .onRef('workspace.deployment_id', '=', 'agent.deployment_id')
        .onRef('workspace.id', '=', 'agent.audience_workspace_id'),
    )
    .select([
      sql<string | null>`coalesce(agent.audience_organization_id, workspace.organization_id)`.as('organizationId'),
      'agent.audience_workspace_id as workspaceId',
    ])
    .where('agent.id', '=', agentId)
    .executeTakeFirstOrThrow(agentNotFound);
  return { userId, ...customer };
}

/** One agent that is published to the user; 404 for any other. */
export function getPublishedAgent(rows: Rows, user: AgentUser, agentId: string) {
  return publishedAgents(rows, user)
    .select(['agent.id', 'agent.name', 'agent.description'])
    .where('agent.id', '=', agentId)
    .executeTakeFirstOrThrow(agentNotFound);
}

/** The agents with these ids that are published to the signed-in user. */
export async function publishedAgentsById({ rows, viewer }: Context, ids: readonly string[]) {
  const user = { deploymentId: viewer.deploymentId, userId: viewer.assertSignedIn().userId };
  const found = await publishedAgents(rows, user)
    .select(['agent.id', 'agent.name', 'agent.description'])
    .where('agent.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The agents that are published to the user, oldest first. */
export function listPublishedAgents(rows: Rows, user: AgentUser, range: OffsetRange) {
  return publishedAgents(rows, user)
    .select(['agent.id', 'agent.name', 'agent.description'])
    .orderBy('agent.id')
    .$call(inRange(range))
    .execute();
}

/** A page of the agents that are published to the user, plus one row that tells whether more follow. */
export function publishedAgentPage(rows: Rows, user: AgentUser, page: EdgePage) {
  return publishedAgents(rows, user)
    .select(['agent.id', 'agent.name', 'agent.description'])
    .$call(inPage('agent.id', page))
    .execute();
}

/** The total of the list above. */
export async function countPublishedAgents(rows: Rows, user: AgentUser): Promise<number> {
  const { count } = await publishedAgents(rows, user)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The active agents that are published to the user. */
export function publishedAgents(rows: Rows, { deploymentId, userId }: AgentUser) {
  return rows
    .selectFrom('ai_agent as agent')
    .where('agent.deployment_id', '=', deploymentId)
    .where('agent.is_active', '=', true)
    .where(
      sql<boolean>`(agent.is_for_all_users
        or exists (select from organization_membership as member
          where member.deployment_id = ${DEPLOYMENT_ID} and member.user_id = ${userId}
            and member.organization_id = agent.audience_organization_id)
        or exists (select from workspace_membership as member
          where member.deployment_id = ${DEPLOYMENT_ID} and member.user_id = ${userId}
            and member.workspace_id = agent.audience_workspace_id))`,
    );
}
