import { sql } from 'kysely';
import { daysBefore } from '../../platform/data-protection/retention.ts';
import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { webhookReplaysById } from './replay.reads.ts';
import { webhookReplayResolvers } from './replay.resolvers.ts';
import { replay, replayQueue } from './replay-job.ts';
import { WebhookReplaySchema } from './webhook-replay.entity.ts';

/** Replays, which deliver again. */
export const webhookReplayFeature: Feature = {
  entities: [WebhookReplaySchema],
  resolvers: { backend: [webhookReplayResolvers] },
  workers: [worker(replayQueue, replay)],
  retention: [
    {
      table: 'webhook_replay',
      time: 'created_at',
      before: (run) => daysBefore(run, run.config.retentionDays),
      isEnded: sql`state <> 'running'`,
    },
  ],
  nodes: {
    backend: [{ table: 'webhook_replay', typeName: 'WebhookReplay', scope: 'webhooks:read', byId: webhookReplaysById }],
  },
};
