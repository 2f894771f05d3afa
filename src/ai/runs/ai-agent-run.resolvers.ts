import type { Resolvers } from '../../generated/backend.ts';
import type { AiAgentRunStreamEventType } from '../../generated/common.ts';
import { usersById } from '../../identity/index.ts';
import { pageList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { agentsById, getAgent } from '../agents/ai-agent.reads.ts';
import type { AiAgentRunStreamEventRow, RunEventType } from '../graph/rows.ts';
import { threadsById } from '../threads/ai-agent-thread.reads.ts';
import { getRun, listRuns, runCounts, runsOfAgents } from './ai-agent-run.reads.ts';
import { listSteps, stepCounts, stepsOfRuns } from './ai-agent-run-step.reads.ts';
import { cancelRun } from './end-run.ts';
import { runAgent, streamRun } from './run-agent.ts';
import { runsOfThreads, threadRunCounts } from './turns/thread-runs.reads.ts';

export const aiAgentRunResolvers: Resolvers = {
  Query: {
    aiAgentRun: (_, { agentId, runId }, { rows, viewer }) => getRun(rows, viewer.deploymentId, agentId, runId),
    listAiAgentRuns: async (_, { agentId, page, perPage, status }, { rows, viewer, loaders }) => {
      await getAgent(rows, viewer.deploymentId, agentId);
      const filter = { status };
      return pageList(
        { page, perPage },
        async () => (await loaders.load(runCounts, agentId, { filter })) ?? 0,
        (range) => listRuns(rows, viewer.deploymentId, agentId, filter, range),
      );
    },
    listAiAgentRunSteps: async (_, { agentId, runId, page, perPage }, { rows, viewer, loaders }) => {
      await getRun(rows, viewer.deploymentId, agentId, runId);
      return pageList(
        { page, perPage },
        async () => (await loaders.load(stepCounts, runId)) ?? 0,
        (range) => listSteps(rows, viewer.deploymentId, runId, range),
      );
    },
  },
  Mutation: {
    runAiAgent: (_, { agentId, input }, ctx) => runAgent(ctx, { agentId, input, user: null }),
    cancelAiAgentRun: (_, { agentId, runId }, ctx) => cancelRun(ctx, agentId, runId),
  },
  Subscription: {
    streamAiAgentRun: {
      subscribe: (_, { agentId, input }, ctx) => streamRun(ctx, { agentId, input, user: null }),
      resolve: (event: AiAgentRunStreamEventRow) => event,
    },
  },
  AiAgent: {
    runs: ({ id }, { filter, ...args }, { loaders }) =>
      connectionOf(args, (page) => loaders.load(runsOfAgents, id, { ...page, filter }), {
        total: async () => (await loaders.load(runCounts, id, { filter })) ?? 0,
      }),
  },
  AiAgentRun: {
    user: async ({ userId }, _, { loaders }) =>
      userId == null ? null : ((await loaders.load(usersById, userId)) ?? null),
    agent: async ({ agentId }, _, { loaders }) => (await loaders.load(agentsById, agentId)) ?? null,
    thread: async ({ threadId }, _, { loaders }) =>
      threadId == null ? null : ((await loaders.load(threadsById, threadId)) ?? null),
    stepDetails: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(stepsOfRuns, id, page), {
        total: async () => (await loaders.load(stepCounts, id)) ?? 0,
      }),
  },
  AiAgentThread: {
    runs: ({ id }, { filter, ...args }, { loaders }) =>
      connectionOf(args, (page) => loaders.load(runsOfThreads, id, { ...page, filter }), {
        total: async () => (await loaders.load(threadRunCounts, id, { filter })) ?? 0,
      }),
  },
};

const RUN_EVENT_TYPES: Readonly<Record<AiAgentRunStreamEventType, RunEventType>> = {
  RUN_STARTED: 'run.started',
  TEXT_DELTA: 'text.delta',
  TOOL_CALL: 'tool.call',
  TOOL_RESULT: 'tool.result',
  CITATION: 'citation',
  RUN_COMPLETED: 'run.completed',
  RUN_FAILED: 'run.failed',
};

/** The values of the event types, which REST writes with a dot. */
export const runEventTypeResolvers = { AiAgentRunStreamEventType: RUN_EVENT_TYPES };
