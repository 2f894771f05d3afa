import { sql } from 'kysely';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** What requests of the active agents with a model contain. Null for what no agent sets. */
export function settingsOfModel(rows: Rows, deploymentId: number, model: string) {
  return rows
    .selectFrom('ai_agent as agent')
    .select(({ fn }) => [
      fn.max<number | null>('agent.temperature').as('temperature'),
      fn.max<number | null>('agent.max_tokens').as('maxTokens'),
      sql<boolean>`coalesce(bool_or(cardinality(agent.tools) > 0 or exists (
        select from ai_agent_knowledge_base as link
        where link.deployment_id = ${DEPLOYMENT_ID} and link.agent_id = agent.id)), false)`.as('hasTools'),
    ])
    .where('agent.deployment_id', '=', deploymentId)
    .where('agent.is_active', '=', true)
    .where('agent.model', '=', model)
    .executeTakeFirstOrThrow();
}
