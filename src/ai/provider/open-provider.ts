import { createHash } from 'node:crypto';
import type { Services } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { requestChat } from './chat.ts';
import { requestEmbeddings } from './embeddings.ts';
import { openLanguageModel } from './language-model.ts';
import { requestModels } from './models.ts';
import { type Provider, ProviderError } from './provider.ts';
import { apiKeyCell } from './sealed-api-key.ts';

type ProviderServices = Pick<Services, 'database' | 'vault' | 'outgoingHttp' | 'tokenUsage'>;

/** The deployment's provider with its current settings, or null when it has none. Open it again for each request or job. */
export async function openProvider(services: ProviderServices, deploymentId: number): Promise<Provider | null> {
  const { database, vault, outgoingHttp: http, tokenUsage } = services;
  const settings = await database.rows
    .selectFrom('ai_provider')
    .select(['base_url as baseUrl', 'api_key_sealed as apiKeySealed', 'default_model as defaultModel'])
    .select(['default_embedding_model as defaultEmbeddingModel', 'allowed_models as allowedModels'])
    .select('updated_at as updatedAt')
    .where('deployment_id', '=', deploymentId)
    .executeTakeFirst();
  if (settings === undefined) return null;

  const { baseUrl, apiKeySealed, defaultModel, defaultEmbeddingModel, allowedModels } = settings;
  const apiKey = apiKeySealed === null ? null : vault.open(apiKeySealed, apiKeyCell(deploymentId));
  const endpoint = { http, baseUrl, apiKey };
  const countTokens = tokenUsage.countFor(deploymentId);
  const version = createHash('sha256').update(JSON.stringify(settings)).digest('base64url');
  const allows = (model: string) => allowedModels.length === 0 || allowedModels.includes(model);
  const assertAllowed = (model: string) => {
    if (!allows(model)) throw new ProviderError('MODEL_NOT_ALLOWED');
  };
  return {
    version,
    defaultModel,
    defaultEmbeddingModel,
    allows,
    async embed(request) {
      assertAllowed(request.model);
      return requestEmbeddings(endpoint, request, countTokens);
    },
    async chat(request) {
      assertAllowed(request.model);
      return requestChat({ ...endpoint, version, model: request.model }, request, countTokens);
    },
    async languageModel(model) {
      assertAllowed(model);
      return openLanguageModel({ ...endpoint, version, model });
    },
    countTokens,
    redact: (text) => (apiKey === null || apiKey === '' ? text : text.replaceAll(apiKey, '[API key]')),
    listModels: () => requestModels(endpoint),
  };
}

/** The error of operations that need a provider. */
export const noAiProvider = () =>
  new ServiceError(
    'NO_AI_PROVIDER',
    'The deployment has no AI provider. Set its `base_url` on the backend host with PATCH /settings/ai (in GraphQL, `updateAiSettings`).',
  );
