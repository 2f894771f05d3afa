import { type ChatRequest, type CountTokens, ProviderError } from './provider.ts';
import { isObject, jsonOf, type ProviderEndpoint, requestProvider } from './provider-requests.ts';

const TIMEOUT_MS = 120_000;
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** The parameters that a model supports. Servers reject unsupported ones with 400. */
export interface ChatSupport {
  readonly jsonFormat: 'json_schema' | 'json_object' | null;
  readonly tokenLimit: 'max_tokens' | 'max_completion_tokens';
  readonly temperature: boolean;
}

const FULL_SUPPORT: ChatSupport = { jsonFormat: 'json_schema', tokenLimit: 'max_tokens', temperature: true };

/** Requests a chat completion. Repeats a rejected request without the parameters that the model does not support. */
export async function requestChat(
  endpoint: ProviderEndpoint,
  request: ChatRequest,
  countTokens: CountTokens,
  supportByModel: Map<string, ChatSupport>,
): Promise<string> {
  const { model, timeoutMs = TIMEOUT_MS, signal } = request;
  const limits = { timeoutMs, maxBytes: MAX_RESPONSE_BYTES, signal };
  let support = supportByModel.get(model) ?? FULL_SUPPORT;
  for (;;) {
    const response = await requestProvider(endpoint, '/chat/completions', bodyOf(request, support), limits);
    const reduced = response.status === 400 ? reducedSupport(support, request, response.body.toString('utf8')) : null;
    if (reduced === null) {
      const completion = jsonOf(response);
      supportByModel.set(model, support);
      countTokens(request, completion['usage']);
      return contentOf(completion['choices']);
    }
    support = reduced;
  }
}

function bodyOf({ model, messages, maxTokens, jsonSchema }: ChatRequest, support: ChatSupport): object {
  const { jsonFormat, tokenLimit, temperature } = support;
  const body = { model, [tokenLimit]: maxTokens, ...(temperature && { temperature: 0 }) };
  if (jsonSchema === undefined) return { ...body, messages };
  if (jsonFormat === 'json_schema') {
    const responseFormat = { type: 'json_schema', json_schema: { ...jsonSchema, strict: true } };
    return { ...body, messages, response_format: responseFormat };
  }
  const instruction = `Respond with JSON only, which matches this JSON schema: ${JSON.stringify(jsonSchema.schema)}`;
  return {
    ...body,
    messages: [{ role: 'system', content: instruction }, ...messages],
    ...(jsonFormat !== null && { response_format: { type: jsonFormat } }),
  };
}

/** The parameters of the next attempt, or null when no other attempt is useful. Each attempt has one parameter less. */
function reducedSupport(support: ChatSupport, { jsonSchema }: ChatRequest, error: string): ChatSupport | null {
  const { jsonFormat, tokenLimit, temperature } = support;
  if (tokenLimit === 'max_tokens' && error.includes('max_completion_tokens')) {
    return { ...support, tokenLimit: 'max_completion_tokens' };
  }
  if (temperature && error.includes('temperature')) return { ...support, temperature: false };
  if (jsonSchema === undefined || jsonFormat === null) return null;
  return { ...support, jsonFormat: jsonFormat === 'json_schema' ? 'json_object' : null };
}

function contentOf(choices: unknown): string {
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const message = isObject(choice) ? choice['message'] : undefined;
  const content = isObject(message) ? message['content'] : undefined;
  if (typeof content !== 'string') throw new ProviderError('INVALID_RESPONSE');
  return content;
}
