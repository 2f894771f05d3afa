import { LRUCache } from 'lru-cache';
import type { OutgoingHttp, OutgoingHttpRequest, OutgoingHttpStream } from '../../platform/outgoing/http-client.ts';
import { streamFromProvider } from './provider-requests.ts';
import { type CompletionBody, type Rejections, rejectedBy, withoutRejected } from './rejected-parameters.ts';

/** A model with the settings of its provider. */
export interface ModelEndpoint {
  readonly http: OutgoingHttp;
  /** Changes with the settings of the provider. */
  readonly version: string;
  readonly model: string;
}

export type CompletionRequest = Omit<OutgoingHttpRequest, 'method' | 'body' | 'maxRedirects'> & {
  readonly body: CompletionBody;
};

export interface Completion extends OutgoingHttpStream {
  /** Whether the request asked for a stream. */
  readonly isStream: boolean;
}

/** What models have rejected, by the version of their provider and their name. */
const rejectionsOfModels = new LRUCache<string, Rejections>({ max: 1_000 });
const NOTHING: Rejections = new Set();
const MAX_ERROR_BYTES = 64 * 1024;

/**
 * Requests a completion, and repeats a rejected request without what the model rejects. What was rejected is remembered when the
 * repeated request succeeds. Rejects with `ProviderError`.
 */
export async function requestCompletion(endpoint: ModelEndpoint, request: CompletionRequest): Promise<Completion> {
  const key = JSON.stringify([endpoint.version, endpoint.model]);
  const known = () => rejectionsOfModels.get(key) ?? NOTHING;
  for (let rejections = known(); ; ) {
    const body = withoutRejected(request.body, rejections);
    const response = await streamFromProvider(endpoint.http, {
      ...request,
      method: 'POST',
      body: JSON.stringify(body),
    });
    const completion = { ...response, isStream: body['stream'] === true };
    if (response.status !== 400 && response.status !== 422) {
      if (response.status === 200) rejectionsOfModels.set(key, new Set([...rejections, ...known()]));
      return completion;
    }
    const error = await readStart(response.body);
    const rejected = rejectedBy(error.toString('utf8'), request.body, rejections);
    if (rejected.length === 0) return { ...completion, body: iterableOf(error) };
    rejections = new Set([...rejections, ...rejected]);
  }
}

/** The first bytes of an error. */
async function readStart(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MAX_ERROR_BYTES) break;
  }
  return Buffer.concat(chunks);
}

async function* iterableOf<T>(item: T): AsyncGenerator<T, void, void> {
  yield item;
}
