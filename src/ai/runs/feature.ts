import { sql } from 'kysely';
import { ownRecords } from '../../platform/data-protection/personal-data.ts';
import { daysBefore, hoursBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { withExportedCitations } from '../citations/stored-citation.ts';
import { AiAgentRunSchema } from './ai-agent-run.entity.ts';
import { eventRunsById, runsById } from './ai-agent-run.reads.ts';
import { aiAgentRunResolvers, runEventTypeResolvers } from './ai-agent-run.resolvers.ts';
import { AiAgentRunStepSchema } from './ai-agent-run-step.entity.ts';
import { stepsById } from './ai-agent-run-step.reads.ts';
import { Migration005AgentRuns } from './migrations/005-agent-runs.ts';
import { Migration028AgentRunSteps } from './migrations/028-agent-run-steps.ts';
import { Migration029ParallelRuns } from './migrations/029-parallel-runs.ts';
import { recoverRuns, runRecoveryJobs } from './recover-runs.ts';
import { runBacklogs } from './run-backlogs.ts';
import { AiAgentWaitingRunSchema } from './slots/waiting-run.entity.ts';

const EVENT = { scope: 'ai_agents:read', resourceType: 'ai_agent_run' } as const;

/** Runs of AI agents. */
export const aiAgentRunsFeature: Feature = {
  entities: [AiAgentRunSchema, AiAgentRunStepSchema, AiAgentWaitingRunSchema],
  migrations: [
    { name: '005-agent-runs', class: Migration005AgentRuns },
    { name: '028-agent-run-steps', class: Migration028AgentRunSteps },
    { name: '029-parallel-runs', class: Migration029ParallelRuns },
  ],
  resolvers: { common: [runEventTypeResolvers], backend: [aiAgentRunResolvers] },
  personalData: [
    ownRecords(
      'ai_runs',
      'ai_agent_run',
      [
        ...([
          'id',
          'agent_id',
          'thread_id',
          'status',
          'model',
          'input',
          'output',
          'citations',
          'finish_reason',
          'failure_code',
        ] as const),
        ...(['steps', 'input_tokens', 'output_tokens', 'tokens_estimated', 'created_at', 'finished_at'] as const),
      ],
      ({ created_at, ...run }) => ({ ...withExportedCitations(run), started_at: created_at }),
    ),
  ],
  events: [
    { ...EVENT, name: 'ai_agent_run.started', description: 'A run of an AI agent was started.' },
    { ...EVENT, name: 'ai_agent_run.completed', description: 'An AI agent has responded.' },
    { ...EVENT, name: 'ai_agent_run.failed', description: 'A run of an AI agent failed.' },
  ],
  nodes: {
    backend: [
      { table: 'ai_agent_run', typeName: 'AiAgentRun', scope: 'ai_agents:read', byId: runsById },
      { table: 'ai_agent_run_step', typeName: 'AiAgentRunStep', scope: 'ai_agents:read', byId: stepsById },
    ],
  },
  eventResources: { ai_agent_run: { omittedFields: null, byId: eventRunsById } },
  backlogs: [runBacklogs],
  workers: [worker(runRecoveryJobs, recoverRuns)],
  retention: [
    { table: 'ai_agent_waiting_run', time: 'expires_at', before: (context) => hoursBefore(context, 0) },
    {
      table: 'ai_agent_run',
      time: 'created_at',
      before: (context) => daysBefore(context, context.config.webhookRetentionDays),
      isEnded: sql`status <> 'running'`,
    },
  ],
};
