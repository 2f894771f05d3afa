import { sql } from 'kysely';
import { settingWarnings } from '../../deployment/index.ts';
import type { AiSettings } from '../../generated/backend.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { DEFAULT_RUN_LIMITS, LIMIT_COLUMNS, type RunLimits } from '../usage/run-limits.ts';
import { AI_SETTING_RULES } from './ai-setting-rules.ts';

/** The settings of the deployment's provider, without its API key, and the limits of runs. */
export async function getAiSettings(rows: Rows, deploymentId: number): Promise<AiSettings> {
  const found = await rows
    .selectFrom('deployment')
    .leftJoin('ai_provider as provider', 'provider.deployment_id', 'deployment.id')
    .leftJoin('ai_user_limits as limits', 'limits.deployment_id', 'deployment.id')
    .select(['provider.base_url as baseUrl', sql<boolean>`provider.api_key_sealed is not null`.as('apiKeySet')])
    .select(['provider.default_model as defaultModel', 'provider.default_embedding_model as defaultEmbeddingModel'])
    .select(['provider.allowed_models as allowedModels', 'deployment.version'])
    .select(['provider.created_at as createdAt', 'provider.updated_at as updatedAt'])
    .select(LIMIT_COLUMNS)
    .where('deployment.id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  const { allowedModels, ...settings } = { ...found, ...limitsOf(found) };
  const warnings = settingWarnings(AI_SETTING_RULES, settings);
  return { ...settings, allowedModels: allowedModels ?? [], warnings };
}

/** The limits of a row that has none of them, for a deployment with the defaults, or all. */
const limitsOf = ({ maxParallelRuns, ...row }: { readonly [Name in keyof RunLimits]: RunLimits[Name] | null }) =>
  maxParallelRuns === null ? DEFAULT_RUN_LIMITS : ({ ...row, maxParallelRuns } as RunLimits);
