import { sql } from 'kysely';
import { daysBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { agentUsageResolvers } from './agent-usage.resolvers.ts';
import { AiAgentUsageSchema } from './ai-agent-usage.entity.ts';
import { AiUserLimitsSchema } from './ai-user-limits.entity.ts';

/** The longest range of days that can be read, 366, and a month in which to read the whole year before. */
const RETENTION_DAYS = 400;

/** The runs and tokens of each agent, user and day, and the limits of users. */
export const aiAgentUsageFeature: Feature = {
  entities: [AiAgentUsageSchema, AiUserLimitsSchema],
  resolvers: { backend: [agentUsageResolvers] },
  personalData: [
    {
      name: 'ai_usage',
      tables: ['ai_agent_usage'],
      select: ({
        deploymentId,
        userId,
      }) => sql`select day::text as day, agent_id, runs, failed_runs, steps, input_tokens,
        output_tokens, duration_ms
        from ai_agent_usage where deployment_id = ${deploymentId} and user_id = ${userId} order by day, agent_id`,
    },
  ],
  retention: [
    {
      table: 'ai_agent_usage',
      time: 'day',
      // The day in UTC.
      before: (context) => daysBefore(context, RETENTION_DAYS).slice(0, 10),
    },
  ],
};
