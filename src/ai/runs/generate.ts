import type { LanguageModelUsage, ModelMessage, Tool } from 'ai';
import type { AiToolUse } from '../graph/types.ts';
import { type Provider, ProviderError } from '../provider/provider.ts';
import { failureOf, isObject } from '../provider/provider-requests.ts';
import { CODE_OF_PROVIDER_FAILURE, RunFailed } from './failure-codes.ts';
import { withinTextLimit } from './text-limit.ts';

/** Requests to the model in one run. */
export const MAX_STEPS = 10;
/** Tokens of all requests and responses of one run, after which no other request is sent. */
export const MAX_RUN_TOKENS = 1_000_000;
/** Tries of a request that the provider rejected with 429 or 5xx. The AI SDK waits longer before each one. */
const MAX_RETRIES = 2;

export interface Generation {
  readonly provider: Provider;
  readonly model: string;
  /** Empty for none. */
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  /** Null for the default of the model. */
  readonly temperature: number | null;
  /** Null for no other limit than that of the model. */
  readonly maxTokens: number | null;
  readonly tools: Readonly<Record<string, Tool>>;
  /** Aborts with {@link RunFailed}. */
  readonly signal: AbortSignal;
  /** What the run has used so far, also when it fails. */
  readonly used: RunUsage;
  /** Called after each request to the model. */
  readonly onStepEnd: () => Promise<void>;
  readonly onEvent: (event: GenerationEvent) => void;
}

export interface RunUsage {
  steps: number;
  inputTokens: number;
  outputTokens: number;
}

/** What happens while a model responds. Steps are counted from 1. */
export type GenerationEvent =
  | { readonly type: 'text.delta'; readonly step: number; readonly text: string }
  | { readonly type: 'tool.call' | 'tool.result'; readonly step: number; readonly tool: AiToolUse };

/** Asks the model, runs the tools that it calls, and repeats until it responds. Rejects with {@link RunFailed}. */
export async function generate({ provider, used, onStepEnd, onEvent, ...run }: Generation): Promise<string> {
  // The usual one keeps each part of the stream until the run ends.
  const { experimental_streamTextLowMemory: streamText, isStepCount } = await import('ai');
  let text = '';
  let finishReason: string | undefined;
  const end = new AbortController();
  try {
    const { stream } = streamText({
      model: await provider.languageModel(run.model),
      ...(run.instructions !== '' && { instructions: run.instructions }),
      messages: [...run.messages],
      ...(run.temperature !== null && { temperature: run.temperature }),
      ...(run.maxTokens !== null && { maxOutputTokens: run.maxTokens }),
      tools: run.tools,
      stopWhen: [isStepCount(MAX_STEPS), ({ steps }) => tokensOf(steps) >= MAX_RUN_TOKENS],
      maxRetries: MAX_RETRIES,
      abortSignal: AbortSignal.any([run.signal, end.signal]),
      // The stream contains the error as well. Without this, the AI SDK writes it to the console.
      onError: () => undefined,
    });
    for await (const part of withinTextLimit(stream)) {
      const step = used.steps + 1;
      if (part.type === 'start-step') {
        text = '';
      } else if (part.type === 'text-delta') {
        text += part.text;
        onEvent({ type: 'text.delta', step, text: part.text });
      } else if (part.type === 'tool-call') {
        onEvent({ type: 'tool.call', step, tool: callOf(part) });
      } else if (part.type === 'tool-result') {
        onEvent({ type: 'tool.result', step, tool: { ...callOf(part), result: asObject(part.output) } });
      } else if (part.type === 'tool-error') {
        onEvent({ type: 'tool.result', step, tool: { ...callOf(part), error: TOOL_FAILED } });
      } else if (part.type === 'finish-step') {
        finishReason = part.rawFinishReason === undefined ? undefined : part.finishReason;
        countUsage(part.usage, used, provider, run.model);
        await onStepEnd();
      } else if (part.type === 'error') {
        throw part.error;
      }
    }
    run.signal.throwIfAborted();
    // The stream has ended in the middle, or was none.
    if (finishReason === undefined) throw new RunFailed('invalid_response');
    if (finishReason === 'tool-calls') throw new RunFailed(hasUsedAll(used) ? 'too_many_tokens' : 'too_many_steps');
    return storable(text);
  } catch (error) {
    throw await failureFrom(error, run.signal);
  } finally {
    // Closes a request whose response was not read to its end.
    end.abort();
  }
}

const hasUsedAll = ({ inputTokens, outputTokens }: RunUsage): boolean => inputTokens + outputTokens >= MAX_RUN_TOKENS;

const tokensOf = (steps: readonly { readonly usage: LanguageModelUsage }[]): number =>
  steps.reduce((sum, { usage }) => sum + tokenCount(usage.inputTokens) + tokenCount(usage.outputTokens), 0);

/** The error itself is an answer to the model. */
const TOOL_FAILED = 'The tool does not exist, its arguments are not valid, or it failed.';

interface ToolPart {
  readonly toolCallId: string;
  readonly toolName: string;
  readonly input: unknown;
}

const callOf = ({ toolCallId: id, toolName: name, input }: ToolPart): AiToolUse => ({
  id,
  name,
  arguments: asObject(input),
});

/** Values that are not objects become the field `value` of one. */
const asObject = (value: unknown): Record<string, unknown> =>
  isObject(value) ? { ...value } : { value: value ?? null };

function countUsage(usage: LanguageModelUsage, used: RunUsage, { countTokens }: Provider, model: string): void {
  const [inputTokens, outputTokens] = [tokenCount(usage.inputTokens), tokenCount(usage.outputTokens)];
  used.steps += 1;
  used.inputTokens += inputTokens;
  used.outputTokens += outputTokens;
  countTokens({ purpose: 'run', model }, { prompt_tokens: inputTokens, completion_tokens: outputTokens });
}

/** A response that claims more is wrong. */
const MAX_TOKENS = 100_000_000;

const tokenCount = (value: number | undefined): number =>
  Number.isSafeInteger(value) ? Math.min(Math.max(value as number, 0), MAX_TOKENS) : 0;

/** PostgreSQL rejects NUL and unpaired surrogates. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\u{fffd}');

async function failureFrom(error: unknown, signal: AbortSignal): Promise<unknown> {
  if (error instanceof RunFailed) return error;
  if (signal.aborted) return signal.reason;
  const { APICallError, NoSuchModelError, RetryError, TypeValidationError, JSONParseError, InvalidResponseDataError } =
    await import('ai');
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof ProviderError) return new RunFailed(CODE_OF_PROVIDER_FAILURE[last.reason]);
  if (APICallError.isInstance(last)) {
    const cause = last.cause instanceof ProviderError ? last.cause.reason : null;
    return new RunFailed(CODE_OF_PROVIDER_FAILURE[cause ?? failureOf(last.statusCode ?? 500)]);
  }
  const unreadable = [NoSuchModelError, TypeValidationError, JSONParseError, InvalidResponseDataError];
  return unreadable.some((kind) => kind.isInstance(last)) ? new RunFailed('invalid_response') : error;
}
