import type { AiVerification } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { liftDeadline } from '../../platform/process/deadline.ts';
import { noAiProvider, openProvider } from '../provider/open-provider.ts';
import { type Provider, ProviderError, type ProviderFailure } from '../provider/provider.ts';
import { verifyModel } from './verify-model.ts';

const FAILURES: Readonly<Record<ProviderFailure, string>> = {
  ADDRESS_NOT_ALLOWED: 'The address of the AI provider is in a network that may not be reached.',
  MODEL_NOT_ALLOWED: 'The default model is not one of the allowed models.',
  UNREACHABLE: 'The AI provider could not be reached, or it closed the connection.',
  TIMEOUT: 'The AI provider did not respond in time.',
  ABORTED: 'The request to the AI provider was aborted. Send the request again.',
  UNAUTHORIZED: 'The AI provider rejected the API key.',
  RATE_LIMITED: 'The AI provider has received too many requests. Send the request again later.',
  REJECTED:
    'The AI provider rejected the request. Check the base URL, the names of the models, and the limits and tools of the agents.',
  UNAVAILABLE: 'The AI provider reported an internal error.',
  INVALID_RESPONSE: 'The response of the AI provider does not follow the OpenAI protocol.',
};

/** Tests the provider with the current settings. Changes nothing. */
export async function verifyAiSettings(ctx: Context): Promise<AiVerification> {
  const provider = await openProvider(ctx, ctx.viewer.deploymentId);
  if (provider === null) throw noAiProvider();
  try {
    return await verifyProvider(ctx, provider);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const code = error.reason === 'ADDRESS_NOT_ALLOWED' ? 'ADDRESS_NOT_ALLOWED' : 'AI_PROVIDER_FAILED';
    throw new ServiceError(code, FAILURES[error.reason]);
  }
}

/** Every part that is configured must work. The list of models is optional, unless nothing else can be tested. */
async function verifyProvider(ctx: Context, provider: Provider): Promise<AiVerification> {
  // Each request to the provider has a time limit of its own.
  liftDeadline();
  const { defaultModel, defaultEmbeddingModel } = provider;
  const hasModel = defaultModel !== null || defaultEmbeddingModel !== null;
  return {
    models: await provider.listModels().catch((error: unknown) => {
      if (hasModel && error instanceof ProviderError && LIST_IS_OPTIONAL.includes(error.reason)) return null;
      throw error;
    }),
    embeddingDimensions: defaultEmbeddingModel === null ? null : await dimensionsOf(provider, defaultEmbeddingModel),
    ...(defaultModel === null ? { chat: null, tools: null } : await verifyModel(ctx, provider, defaultModel)),
  };
}

/** The failures of servers without a list of models. */
const LIST_IS_OPTIONAL: readonly ProviderFailure[] = ['REJECTED', 'INVALID_RESPONSE'];
const TIMEOUT_MS = 20_000;

async function dimensionsOf(provider: Provider, model: string): Promise<number> {
  const [vector] = await provider.embed({ purpose: 'verification', model, texts: ['test'], timeoutMs: TIMEOUT_MS });
  return (vector as Float32Array).length;
}
