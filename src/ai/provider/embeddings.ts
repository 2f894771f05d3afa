import { type CountTokens, type EmbedRequest, ProviderError } from './provider.ts';
import { isObject, jsonOf, type ProviderEndpoint, requestProvider } from './provider-requests.ts';

const BATCH_SIZE = 100;
const TIMEOUT_MS = 30_000;
/** 100 vectors of 4,096 numbers with 22 characters each, and more. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;
const MAX_DIMENSIONS = 8_192;

export async function requestEmbeddings(endpoint: ProviderEndpoint, request: EmbedRequest, countTokens: CountTokens) {
  const { texts, model, timeoutMs = TIMEOUT_MS, signal } = request;
  const limits = { timeoutMs, maxBytes: MAX_RESPONSE_BYTES, signal };
  const vectors: Float32Array[] = [];
  for (let start = 0; start < texts.length; start += BATCH_SIZE) {
    const input = texts.slice(start, start + BATCH_SIZE);
    const response = jsonOf(await requestProvider(endpoint, '/embeddings', { model, input }, limits));
    countTokens(request, response['usage']);
    vectors.push(...vectorsOf(response['data'], input.length));
  }
  const [first] = vectors;
  if (vectors.some(({ length }) => length !== first?.length)) throw new ProviderError('INVALID_RESPONSE');
  return vectors;
}

/** The vectors in the order of the texts. Items without an index have this order already. */
function vectorsOf(data: unknown, count: number): readonly Float32Array[] {
  if (!Array.isArray(data) || data.length !== count) throw new ProviderError('INVALID_RESPONSE');
  const vectors = new Map<unknown, Float32Array>();
  for (const [position, item] of (data as unknown[]).entries()) {
    if (!isObject(item)) throw new ProviderError('INVALID_RESPONSE');
    vectors.set(item['index'] ?? position, vectorOf(item['embedding']));
  }
  return Array.from({ length: count }, (_, index) => {
    const vector = vectors.get(index);
    if (vector === undefined) throw new ProviderError('INVALID_RESPONSE');
    return vector;
  });
}

/** Scales the vector to length 1. */
function vectorOf(embedding: unknown): Float32Array {
  if (!Array.isArray(embedding) || embedding.length === 0 || embedding.length > MAX_DIMENSIONS) {
    throw new ProviderError('INVALID_RESPONSE');
  }
  const values = embedding as readonly unknown[];
  if (!values.every((value): value is number => typeof value === 'number' && Number.isFinite(value))) {
    throw new ProviderError('INVALID_RESPONSE');
  }
  const length = Math.hypot(...values);
  if (!Number.isFinite(length)) throw new ProviderError('INVALID_RESPONSE');
  return Float32Array.from(values, (value) => (length === 0 ? 0 : value / length));
}
