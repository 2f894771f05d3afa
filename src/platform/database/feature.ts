import type { Feature } from '../feature.ts';
import { KeptCountSchema } from './counts/kept-count.entity.ts';
import { Migration051KeptCounts } from './counts/migrations/051-kept-counts.ts';
import { Migration052CountRows } from './counts/migrations/052-count-rows.ts';
import { Migration058CountsOfDeletions } from './counts/migrations/058-counts-of-deletions.ts';
import { MasterKeySchema } from './master-key.entity.ts';
import { Migration001Initial } from './migrations/001-initial/index.ts';
import { Migration015Versions } from './migrations/015-versions.ts';
import { Migration017MoreVersions } from './migrations/017-more-versions.ts';
import { Migration056ClearReferences } from './migrations/056-clear-references.ts';
import { Migration057ValidReferences } from './migrations/057-valid-references.ts';

/**
 * The fingerprint that detects a wrong master key, and the migrations that changed the tables of several contexts. Their names are
 * stored in databases, so they cannot be divided any more. A new migration belongs to the feature whose tables it changes. Counts of rows are
 * kept for tables of several contexts.
 */
export const databaseFeature: Feature = {
  entities: [KeptCountSchema, MasterKeySchema],
  migrations: [
    { name: '001-initial', class: Migration001Initial },
    { name: '015-versions', class: Migration015Versions },
    { name: '017-more-versions', class: Migration017MoreVersions },
    { name: '051-kept-counts', class: Migration051KeptCounts, servesFrom: 31 },
    { name: '052-count-rows', class: Migration052CountRows, servesFrom: 31 },
    {
      name: '056-clear-references',
      class: Migration056ClearReferences,
      servesFrom: 31,
      // The trigger does what they did, for older versions too.
      removes: {
        'invitation.invitation_deployment_id_accepted_by_id_fkey': 1,
        'ai_agent_run.ai_agent_run_deployment_id_user_id_fkey': 1,
        'ai_agent.ai_agent_deployment_id_audience_organization_id_fkey': 1,
        'ai_agent.ai_agent_deployment_id_audience_workspace_id_fkey': 1,
        'ai_agent_run.ai_agent_run_deployment_id_thread_id_fkey': 1,
        'ai_agent_thread_message.ai_agent_thread_message_deployment_id_run_id_fkey': 1,
        'oauth_resource.oauth_resource_jwt_template': 1,
      },
    },
    { name: '057-valid-references', class: Migration057ValidReferences, servesFrom: 31 },
    { name: '058-counts-of-deletions', class: Migration058CountsOfDeletions, servesFrom: 31 },
  ],
};
