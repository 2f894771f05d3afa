import { ReadableStream } from 'node:stream/web';
import type { LanguageModel } from 'ai';
import type { OutgoingHttp } from '../../platform/outgoing/http-client.ts';
import { type ProviderEndpoint, streamFromProvider } from './provider-requests.ts';

/** The limit for one request to a model: the longest time limit of a run, which ends its requests. */
const TIMEOUT_MS = 600_000;
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** A model of the provider for the AI SDK, whose requests the address guard checks. */
export async function openLanguageModel(endpoint: ProviderEndpoint, model: string): Promise<LanguageModel> {
  const { http, baseUrl, apiKey } = endpoint;
  // Loaded by the first run, so that the process starts faster.
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
    includeUsage: true,
    fetch: fetchThrough(http),
  });
  return provider.chatModel(model);
}

/** A `fetch` for requests with a text, through the guarded client. Follows no redirects. */
function fetchThrough(http: OutgoingHttp): typeof fetch {
  return async (input, init) => {
    const { status, headers, body } = await streamFromProvider(http, {
      method: 'POST',
      url: String(input),
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: String(init?.body),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_RESPONSE_BYTES,
      ...(init?.signal && { signal: init.signal }),
    });
    return new Response(hasBody(status) ? (ReadableStream.from(body) as BodyInit) : null, { status, headers });
  };
}

/** The constructor of `Response` rejects a body with these statuses. */
const hasBody = (status: number): boolean => ![204, 205, 304].includes(status);
