import { ProviderError } from './provider.ts';
import { isObject, jsonOf, type ProviderEndpoint, requestProvider } from './provider-requests.ts';

const LIMITS = { timeoutMs: 15_000, maxBytes: 4 * 1024 * 1024 };
const MAX_MODELS = 100;
const MAX_NAME_LENGTH = 255;

/** The names of the first models that the provider lists. */
export async function requestModels(endpoint: ProviderEndpoint): Promise<readonly string[]> {
  const { data } = jsonOf(await requestProvider(endpoint, '/models', null, LIMITS));
  if (!Array.isArray(data)) throw new ProviderError('INVALID_RESPONSE');
  return (data as unknown[])
    .map((model) => (isObject(model) ? model['id'] : undefined))
    .filter((id): id is string => typeof id === 'string' && id.length <= MAX_NAME_LENGTH)
    .slice(0, MAX_MODELS);
}
