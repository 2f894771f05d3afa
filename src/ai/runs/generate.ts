import type { ModelMessage, Tool } from 'ai';
import type { AiToolUse } from '../../generated/backend.ts';
import { type Provider, ProviderError } from '../provider/provider.ts';
import { failureOf, isObject } from '../provider/provider-requests.ts';
import { CODE_OF_PROVIDER_FAILURE, RunFailed } from './failure-codes.ts';
import { failureDetailOf } from './failure-detail.ts';
import { observeModel } from './observe-model.ts';
import type { RunRecorder, RunUsage } from './run-recorder.ts';
import { storable } from './stored-text.ts';
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
  /** Records the requests, their tokens and what the model writes, also when the run fails. */
  readonly recorder: RunRecorder;
  /** Called after each request to the model. */
  readonly onStepEnd: () => Promise<void>;
  readonly onEvent: (event: GenerationEvent) => void;
}

/** What happens while a model responds. Steps are counted from 1. */
export type GenerationEvent =
  | { readonly type: 'text.delta'; readonly step: number; readonly text: string }
  | { readonly type: 'tool.call' | 'tool.result'; readonly step: number; readonly tool: AiToolUse };

/** Asks the model, runs the tools that it calls, and repeats until it responds. Rejects with {@link RunFailed}. */
export async function generate({ provider, recorder, onStepEnd, onEvent, ...run }: Generation): Promise<string> {
  // The usual one keeps each part of the stream until the run ends.
  const { experimental_streamTextLowMemory: streamText, isStepCount } = await import('ai');
  let step = 0;
  let finishReason: string | undefined;
  const end = new AbortController();
  try {
    const { stream } = streamText({
      model: await observeModel(await provider.languageModel(run.model), recorder),
      ...(run.instructions !== '' && { instructions: run.instructions }),
      messages: [...run.messages],
      ...(run.temperature !== null && { temperature: run.temperature }),
      ...(run.maxTokens !== null && { maxOutputTokens: run.maxTokens }),
      tools: run.tools,
      stopWhen: [
        isStepCount(MAX_STEPS),
        async () => {
          await recorder.count();
          return hasUsedAll(recorder.usage);
        },
      ],
      maxRetries: MAX_RETRIES,
      abortSignal: AbortSignal.any([run.signal, end.signal]),
      // The stream contains the error as well. Without this, the AI SDK writes it to the console.
      onError: () => undefined,
    });
    for await (const part of withinTextLimit(stream)) {
      if (part.type === 'start-step') {
        step += 1;
      } else if (part.type === 'text-delta') {
        recorder.write(step, part.text);
        onEvent({ type: 'text.delta', step, text: part.text });
      } else if (part.type === 'tool-call') {
        const tool = callOf(part);
        recorder.step(step)?.toolCalled(tool);
        onEvent({ type: 'tool.call', step, tool });
      } else if (part.type === 'tool-result') {
        const tool = { ...callOf(part), result: asObject(part.output) };
        recorder.step(step)?.toolEnded(tool, null);
        onEvent({ type: 'tool.result', step, tool });
      } else if (part.type === 'tool-error') {
        const tool = callOf(part);
        recorder.step(step)?.toolEnded(tool, messageOf(part.error));
        onEvent({ type: 'tool.result', step, tool: { ...tool, error: TOOL_FAILED } });
      } else if (part.type === 'finish-step') {
        finishReason = part.rawFinishReason === undefined ? undefined : part.finishReason;
        await onStepEnd();
      } else if (part.type === 'error') {
        throw part.error;
      }
    }
    run.signal.throwIfAborted();
    // The stream has ended in the middle, or was none.
    if (finishReason === undefined) throw new RunFailed('invalid_response');
    if (finishReason === 'tool-calls') {
      throw new RunFailed(hasUsedAll(recorder.usage) ? 'too_many_tokens' : 'too_many_steps');
    }
    return storable(recorder.response);
  } catch (error) {
    throw await failureFrom(error, run.signal, provider);
  } finally {
    // Closes a request whose response was not read to its end.
    end.abort();
  }
}

const hasUsedAll = ({ inputTokens, outputTokens }: RunUsage): boolean => inputTokens + outputTokens >= MAX_RUN_TOKENS;

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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function failureFrom(error: unknown, signal: AbortSignal, { redact }: Provider): Promise<unknown> {
  if (error instanceof RunFailed) return error;
  if (signal.aborted) return signal.reason;
  const { AISDKError, APICallError, RetryError, StreamProviderError } = await import('ai');
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof ProviderError) return new RunFailed(CODE_OF_PROVIDER_FAILURE[last.reason]);
  if (APICallError.isInstance(last)) {
    if (last.cause instanceof ProviderError) return new RunFailed(CODE_OF_PROVIDER_FAILURE[last.cause.reason]);
    const { statusCode: status, responseBody: body } = last;
    const detail = failureDetailOf({ status: status ?? null, body }, redact);
    return new RunFailed(CODE_OF_PROVIDER_FAILURE[failureOf(status ?? 500)], detail);
  }
  // An error that the provider has sent in the middle of its response.
  if (StreamProviderError.isInstance(last)) {
    const { message, code, type, statusCode: status } = last;
    const detail = failureDetailOf({ status: status ?? null, body: { message, code, type } }, redact);
    return new RunFailed(CODE_OF_PROVIDER_FAILURE[failureOf(status ?? 500)], detail);
  }
  // Errors of the SDK contain the conversation, so that they must not reach the log.
  if (AISDKError.isInstance(last)) {
    return new RunFailed('invalid_response', failureDetailOf({ status: null, body: last.message }, redact));
  }
  return error;
}
