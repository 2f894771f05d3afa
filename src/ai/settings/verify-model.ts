import type { Context } from '../../platform/context.ts';
import { settingsOfModel } from '../agents/agents-of-model.reads.ts';
import { type Provider, ProviderError, type ProviderFailure } from '../provider/provider.ts';
import { RunFailed, type RunFailureCode } from '../runs/failure-codes.ts';
import { generate } from '../runs/generate.ts';
import { RunRecorder } from '../runs/run-recorder.ts';
import type { RunStep } from '../runs/run-step.ts';
import { currentTime } from '../tools/current-time.ts';

const TIMEOUT_MS = 20_000;
const MESSAGES = [{ role: 'user', content: 'Respond with the word: yes' }] as const;

interface Verified {
  readonly chat: true;
  readonly tools: boolean;
}

/** Tests what runs of agents with the model send. Rejects with {@link ProviderError} when they fail. */
export async function verifyModel({ rows, viewer }: Context, provider: Provider, model: string): Promise<Verified> {
  const { hasTools, ...settings } = await settingsOfModel(rows, viewer.deploymentId, model);
  try {
    await runOnce(provider, { model, ...settings, tools: { current_time: currentTime.create(await import('ai')) } });
    return { chat: true, tools: true };
  } catch (error) {
    if (hasTools || !(error instanceof ProviderError && error.reason === 'REJECTED')) throw error;
    await runOnce(provider, { model, ...settings, tools: {} });
    return { chat: true, tools: false };
  }
}

/** A run without a record. Its tokens count as those of a test. */
async function runOnce(
  provider: Provider,
  run: Pick<Parameters<typeof generate>[0], 'model' | 'temperature' | 'maxTokens' | 'tools'>,
): Promise<void> {
  const controller = new AbortController();
  // The steps are not stored, so that they need no ids.
  const recorder = new RunRecorder(() => '', run.model);
  const timer = setTimeout(() => controller.abort(new RunFailed('timeout')), TIMEOUT_MS);
  try {
    await generate({
      ...run,
      provider,
      instructions: '',
      messages: MESSAGES,
      signal: controller.signal,
      recorder,
      onStepEnd: async () => undefined,
      onEvent: () => undefined,
    });
  } catch (error) {
    throw error instanceof RunFailed ? new ProviderError(FAILURES[error.code] ?? 'INVALID_RESPONSE') : error;
  } finally {
    clearTimeout(timer);
    await recorder.end();
    for (let number = 1; number <= recorder.usage.steps; number += 1) {
      const { inputTokens, outputTokens } = (recorder.step(number) as RunStep).tokens;
      const usage = { prompt_tokens: inputTokens, completion_tokens: outputTokens };
      provider.countTokens({ purpose: 'verification', model: run.model }, usage);
    }
  }
}

const FAILURES: Readonly<Partial<Record<RunFailureCode, ProviderFailure>>> = {
  not_configured: 'MODEL_NOT_ALLOWED',
  unreachable: 'UNREACHABLE',
  timeout: 'TIMEOUT',
  unauthorized: 'UNAUTHORIZED',
  rate_limited: 'RATE_LIMITED',
  rejected: 'REJECTED',
  unavailable: 'UNAVAILABLE',
};
