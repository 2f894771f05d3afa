import type { LanguageModel, LanguageModelMiddleware } from 'ai';
import { ProviderError } from '../provider/provider.ts';
import { finishReasonOf } from './finish-reasons.ts';
import type { RunRecorder } from './run-recorder.ts';
import type { RunStep } from './run-step.ts';

type WrapStream = NonNullable<LanguageModelMiddleware['wrapStream']>;
type StreamPart = Awaited<ReturnType<WrapStream>>['stream'] extends ReadableStream<infer Part> ? Part : never;

/** A model that records its requests, each try of them, and what it streams. */
export async function observeModel(model: LanguageModel, recorder: RunRecorder): Promise<LanguageModel> {
  const { wrapLanguageModel, APICallError } = await import('ai');
  /** Whether the provider has not carried out the request. After a timeout, it may have. */
  const isRejection = (error: unknown): boolean => {
    if (!APICallError.isInstance(error)) return false;
    return error.cause instanceof ProviderError
      ? !IS_SENT.includes(error.cause.reason)
      : error.statusCode !== undefined;
  };
  const wrapStream: WrapStream = async ({ doStream, params }) => {
    const step = recorder.request(params);
    try {
      const { stream, ...result } = await doStream();
      const observer = new TransformStream<StreamPart, StreamPart>({
        transform(part, controller) {
          observe(step, part);
          controller.enqueue(part);
        },
      });
      return { ...result, stream: stream.pipeThrough(observer) };
    } catch (error) {
      if (isRejection(error)) step.reject();
      throw error;
    }
  };
  type Model = Parameters<typeof wrapLanguageModel>[0]['model'];
  return wrapLanguageModel({ model: model as Model, middleware: { specificationVersion: 'v4', wrapStream } });
}

const IS_SENT: readonly string[] = ['TIMEOUT', 'ABORTED'] satisfies readonly ProviderError['reason'][];

function observe(step: RunStep, part: StreamPart): void {
  if (part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'tool-input-delta') {
    step.stream(part.delta);
  } else if (part.type === 'tool-input-start') {
    step.stream(part.toolName);
  } else if (part.type === 'finish') {
    const { finishReason, usage } = part;
    const reason = finishReason.raw === undefined ? null : finishReasonOf(finishReason.unified);
    step.finish(reason, { input: usage.inputTokens.total, output: usage.outputTokens.total });
  }
}
