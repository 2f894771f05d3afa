import { buffer } from 'node:stream/consumers';
import { type ModelEndpoint, requestCompletion } from './completions.ts';
import { type ChatRequest, type CountTokens, ProviderError } from './provider.ts';
import { headersOf, isObject, JSON_BODY, jsonOf, type ProviderEndpoint } from './provider-requests.ts';

const TIMEOUT_MS = 120_000;
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** Requests a chat completion. */
export async function requestChat(
  endpoint: ProviderEndpoint & ModelEndpoint,
  request: ChatRequest,
  countTokens: CountTokens,
): Promise<string> {
  const { model, messages, maxTokens, jsonSchema, timeoutMs = TIMEOUT_MS, signal } = request;
  const response = await requestCompletion(endpoint, {
    url: `${endpoint.baseUrl}/chat/completions`,
    headers: { ...JSON_BODY, ...headersOf(endpoint.apiKey) },
    body: {
      model,
      max_tokens: maxTokens,
      temperature: 0,
      messages,
      ...(jsonSchema && {
        response_format: { type: 'json_schema', json_schema: { ...jsonSchema, strict: true } },
      }),
    },
    timeoutMs,
    maxBytes: MAX_RESPONSE_BYTES,
    ...(signal && { signal }),
  });
  const completion = jsonOf({ ...response, body: await buffer(response.body) });
  countTokens(request, completion['usage']);
  return contentOf(completion['choices']);
}

function contentOf(choices: unknown): string {
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const message = isObject(choice) ? choice['message'] : undefined;
  const content = isObject(message) ? message['content'] : undefined;
  if (typeof content !== 'string') throw new ProviderError('INVALID_RESPONSE');
  return content;
}
