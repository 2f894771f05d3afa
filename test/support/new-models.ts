import type { ProviderBody, ProviderReply, ProviderRequest } from './ai-provider.ts';

/** The body of an error as OpenAI sends it. */
export const openAiError = (message: string, param: string | null, code: string | null): ProviderReply => ({
  status: 400,
  body: { error: { message, type: 'invalid_request_error', param, code } },
});

/** The response of gpt-5 and the o-series to parameters that they reject; undefined for the usual response. */
export function asNewModel({ body }: Pick<ProviderRequest, 'body'>): ProviderReply | undefined {
  const { max_tokens: limit, temperature = 1 } = body ?? ({} as Partial<ProviderBody>);
  if (limit !== undefined) {
    return openAiError(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      'max_tokens',
      'unsupported_parameter',
    );
  }
  if (temperature === 1) return undefined;
  return openAiError(
    `Unsupported value: 'temperature' does not support ${temperature} with this model. Only the default (1) value is supported.`,
    'temperature',
    'unsupported_value',
  );
}

/** The response of a model that an organization may only stream after it was verified. */
export const withoutStreams = ({ body }: Pick<ProviderRequest, 'body'>): ProviderReply | undefined =>
  body?.stream
    ? openAiError('Your organization must be verified to stream this model.', 'stream', 'unsupported_value')
    : undefined;
