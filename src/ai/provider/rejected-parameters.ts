import { isObject } from './provider-requests.ts';

/** The body of a request for a chat completion, with all parameters that are wanted. */
export interface CompletionBody {
  readonly messages: readonly object[];
  readonly max_tokens?: number | undefined;
  readonly response_format?: ResponseFormat | undefined;
  readonly [parameter: string]: unknown;
}

interface ResponseFormat {
  readonly type: string;
  readonly json_schema?: { readonly name: string; readonly schema: unknown; readonly strict: boolean };
}

/** What a model has rejected, such as `max_tokens` or `temperature=0.7`. */
export type Rejections = ReadonlySet<string>;

/** Parameters that a request means the same without, or nearly, and how responses name them. */
const OPTIONAL: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['temperature', /temperature/i],
  ['stream_options', /stream_?options|include_?usage/i],
  ['tool_choice', /tool[_ ]?choice/i],
  ['stream', /\bstream(ing)?\b/i],
];
const LIMIT = /max_?tokens/i;
const NEW_LIMIT = /max_?completion_?tokens/i;
/** Says that a model does not know a parameter. Another response about a limit may say that it is too large. */
const UNKNOWN =
  /unsupported|not support|unknown|unrecogni[sz]ed|unexpected|not permitted|not allowed|deprecated|extra/i;

/** The body without what the model rejects. It has the limit of tokens as `max_completion_tokens` if need be. */
export function withoutRejected(wanted: CompletionBody, rejections: Rejections): Readonly<Record<string, unknown>> {
  const { max_tokens: limit, response_format: format, messages, ...others } = wanted;
  const kept = Object.entries(others).filter(([name, value]) => !rejections.has(withValue(name, value)));
  return {
    ...Object.fromEntries(kept),
    ...(limit !== undefined && { [rejections.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: limit }),
    ...(format === undefined ? { messages } : formatted(format, messages, rejections)),
  };
}

/** A schema becomes an instruction for models that reject it. */
function formatted(format: ResponseFormat, messages: readonly object[], rejections: Rejections): object {
  if (!rejections.has('json_schema')) return { messages, response_format: format };
  const instruction = `Respond with JSON only, which matches this JSON schema: ${JSON.stringify(format.json_schema?.schema)}`;
  return {
    messages: [{ role: 'system', content: instruction }, ...messages],
    ...(!rejections.has('json_object') && { response_format: { type: 'json_object' } }),
  };
}

const withValue = (name: string, value: unknown): string => `${name}=${JSON.stringify(value)}`;

/**
 * What a response with the status 400 or 422 rejects of the request that was sent. Empty when another request would be the same, or
 * the response is about something else.
 */
export function rejectedBy(responseText: string, wanted: CompletionBody, rejections: Rejections): readonly string[] {
  const sent = withoutRejected(wanted, rejections);
  const { parameter, text } = readError(responseText);
  const named = parameter ?? text;
  const isUnknown = NEW_LIMIT.test(text) || (LIMIT.test(named) && UNKNOWN.test(text));
  if ('max_tokens' in sent && isUnknown) return ['max_tokens'];
  const [optional] = OPTIONAL.find(([name, pattern]) => name in sent && pattern.test(named)) ?? [];
  if (optional !== undefined && optional !== 'stream') return [withValue(optional, sent[optional])];
  // A request that is not streamed cannot have options of the stream. Other errors speak of streams, too.
  if (optional === 'stream' && (parameter !== null || UNKNOWN.test(text))) {
    return ['stream', 'stream_options'].map((name) => withValue(name, sent[name]));
  }
  // Some servers reject the format without naming it.
  const format = sent['response_format'];
  return isObject(format) ? [String(format['type'])] : [];
}

/** The texts of an error, and the parameter that it is about if it says so. */
function readError(responseText: string): { readonly parameter: string | null; readonly text: string } {
  try {
    const body: unknown = JSON.parse(responseText);
    const error = isObject(body) && isObject(body['error']) ? body['error'] : body;
    const parameter = isObject(error) ? error['param'] : undefined;
    return {
      parameter: typeof parameter === 'string' && parameter !== '' ? parameter : null,
      text: textsIn(body).join(' '),
    };
  } catch {
    return { parameter: null, text: responseText };
  }
}

const MAX_DEPTH = 8;

/** The texts and names of a JSON value, without the part of the request that some servers repeat as `input`. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (depth === MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, depth + 1));
  if (!isObject(value)) return [];
  const entries = Object.entries(value).filter(([name]) => name !== 'input');
  return entries.flatMap(([name, item]) => [name, ...textsIn(item, depth + 1)]);
}
