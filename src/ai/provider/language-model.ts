import { text } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import type { LanguageModel } from 'ai';
import { eventsOfCompletion } from './completion-events.ts';
import { type ModelEndpoint, requestCompletion } from './completions.ts';
import { withinEventLimit } from './event-limit.ts';
import type { ProviderEndpoint } from './provider-requests.ts';
import type { CompletionBody } from './rejected-parameters.ts';

/** The limit for one request to a model. A run has a shorter one. */
const TIMEOUT_MS = 3_600_000;
/** A whole response in one event, also of characters that JSON escapes. */
const MAX_EVENT_BYTES = 16 * 1024 * 1024;

/** A model of the provider for the AI SDK, whose requests the address guard checks. */
export async function openLanguageModel(endpoint: ProviderEndpoint & ModelEndpoint): Promise<LanguageModel> {
  const { baseUrl, apiKey, model } = endpoint;
  // Loaded by the first run, so that the process starts faster.
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
    includeUsage: true,
    fetch: fetchThrough(endpoint),
  });
  return provider.chatModel(model);
}

/** A `fetch` for streamed completions, through the guarded client. Follows no redirects. */
function fetchThrough(endpoint: ModelEndpoint): typeof fetch {
  return async (input, init) => {
    const { status, headers, body, isStream } = await requestCompletion(endpoint, {
      url: String(input),
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: JSON.parse(String(init?.body)) as CompletionBody,
      timeoutMs: TIMEOUT_MS,
      // The size of a stream says little about its text: each token is an event. A run limits the text.
      maxBytes: Number.POSITIVE_INFINITY,
      ...(init?.signal && { signal: init.signal }),
    });
    const limited = withinEventLimit(body, MAX_EVENT_BYTES);
    if (!hasBody(status)) {
      // Releases the connection.
      await text(limited);
      return new Response(null, { status, headers });
    }
    const events = isStream || status !== 200 ? limited : eventsOfCompletion(limited);
    return new Response(ReadableStream.from(events) as BodyInit, { status, headers });
  };
}

/** The constructor of `Response` rejects a body with these statuses. */
const hasBody = (status: number): boolean => ![204, 205, 304].includes(status);
