import type { AiToolUse } from '../../generated/backend.ts';
import { isObject } from '../provider/provider-requests.ts';
import type { StoredToolCall } from './ai-agent-run-step.entity.ts';
import type { FinishReason } from './finish-reasons.ts';
import { cutTo } from './stored-text.ts';
import { bytesOf, type ModelRequest, roughTokens, type TokenEstimate } from './token-estimate.ts';

const MAX_TOOL_CALLS = 50;
const MAX_TEXT_LENGTH = 2_000;
const MAX_NAME_LENGTH = 255;
/** A response that claims more is wrong. */
const MAX_TOKENS = 100_000_000;

/** Numbers of tokens as a provider reported them. */
export interface ReportedTokens {
  readonly input: number | undefined;
  readonly output: number | undefined;
}

export interface StepTokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly tokensEstimated: boolean;
}

const NO_TOKENS: StepTokens = { inputTokens: 0, outputTokens: 0, tokensEstimated: false };

/** A request to the model while a run is carried out, and the tools that the model has called. */
export class RunStep {
  readonly startedAt = new Date();
  readonly toolCalls: StoredToolCall[] = [];
  finishReason: FinishReason | null = null;
  durationMs: number | null = null;
  attempts = 0;
  /** Increases with each change that is stored. */
  revision = 0;
  storedRevision = 0;
  readonly id: string;
  readonly number: number;
  readonly model: string;
  readonly temperature: number | null;
  readonly maxTokens: number | null;
  readonly messageCount: number;
  /** Kept until its tokens are counted. */
  #unread: ModelRequest | null;
  readonly #requestBytes: number;
  #streamed = '';
  #isRejected = false;
  #reported: ReportedTokens = { input: undefined, output: undefined };
  #counted: StepTokens | null = null;

  constructor(id: string, number: number, model: string, request: ModelRequest) {
    const { temperature, maxOutputTokens, prompt } = request;
    this.id = id;
    this.number = number;
    this.model = model;
    this.temperature = temperature ?? null;
    this.maxTokens = maxOutputTokens ?? null;
    this.messageCount = prompt.length;
    this.#unread = request;
    this.#requestBytes = bytesOf(request);
  }

  get hasEnded(): boolean {
    return this.durationMs !== null;
  }

  /** Whether the provider may have read the request. */
  get isCounted(): boolean {
    return !this.#isRejected;
  }

  /** The request is sent, perhaps again. */
  send(): void {
    this.attempts += 1;
    this.#isRejected = false;
    this.#streamed = '';
    this.revision += 1;
  }

  /** The provider has not carried out the request. */
  reject(): void {
    this.#isRejected = true;
    this.revision += 1;
  }

  /** The model has written a part of a text, its reasoning or the arguments of a tool. */
  stream(text: string): void {
    this.#streamed += text;
    this.revision += 1;
  }

  finish(reason: FinishReason | null, reported: ReportedTokens): void {
    this.finishReason = reason;
    this.#reported = reported;
    this.end();
  }

  /** The response has ended, or nothing waits for it any longer. */
  end(): void {
    if (this.hasEnded) return;
    this.durationMs = Date.now() - this.startedAt.getTime();
    this.revision += 1;
  }

  toolCalled({ id, name, arguments: input }: AiToolUse): void {
    if (this.toolCalls.length === MAX_TOOL_CALLS) return;
    this.revision += 1;
    this.toolCalls.push({
      id: cutTo(MAX_NAME_LENGTH, id),
      name: cutTo(MAX_NAME_LENGTH, name),
      arguments: cutTo(MAX_TEXT_LENGTH, JSON.stringify(input)),
      result: null,
      error: null,
      startedAt: new Date().toISOString(),
      durationMs: null,
    });
  }

  /** The tool has responded, or failed with an error. */
  toolEnded({ id, result }: Pick<AiToolUse, 'id' | 'result'>, failure: string | null): void {
    const storedId = cutTo(MAX_NAME_LENGTH, id);
    const index = this.toolCalls.findIndex((call) => call.id === storedId && call.durationMs === null);
    const call = this.toolCalls[index];
    if (call === undefined) return;
    const error = failure ?? errorIn(result);
    this.revision += 1;
    this.toolCalls[index] = {
      ...call,
      ...(error === null
        ? { result: cutTo(MAX_TEXT_LENGTH, JSON.stringify(result ?? null)) }
        : { error: cutTo(MAX_TEXT_LENGTH, error) }),
      durationMs: Date.now() - Date.parse(call.startedAt),
    };
  }

  /** Counts the tokens of a request that has ended: as the provider reported them, or else with the tokenizer. */
  async count(estimate: TokenEstimate): Promise<void> {
    if (this.#counted !== null || !this.hasEnded) return;
    const request = this.#unread;
    if (this.#isRejected || request === null) {
      this.#counted = NO_TOKENS;
    } else {
      const { input, output } = this.#reported;
      // Some providers send zeros in place of unknown numbers.
      const estimatedInput = input ? null : await estimate.ofRequest(request);
      const estimatedOutput = output ? null : await estimate.ofResponse(this.#streamed);
      this.#counted = {
        inputTokens: estimatedInput ?? tokenCount(input),
        outputTokens: estimatedOutput ?? tokenCount(output),
        tokensEstimated: (estimatedInput ?? 0) > 0 || (estimatedOutput ?? 0) > 0,
      };
    }
    this.#unread = null;
    this.#streamed = '';
    this.revision += 1;
  }

  /** The tokens so far. Those of a response that has not ended follow from its size. */
  get tokens(): StepTokens {
    if (this.#counted !== null) return this.#counted;
    if (this.#isRejected) return NO_TOKENS;
    const outputTokens = roughTokens(Buffer.byteLength(this.#streamed));
    return { inputTokens: roughTokens(this.#requestBytes), outputTokens, tokensEstimated: true };
  }
}

/** Tools respond with an error so that the model can go on. */
function errorIn(result: unknown): string | null {
  if (!isObject(result) || Object.keys(result).length !== 1) return null;
  return typeof result['error'] === 'string' ? result['error'] : null;
}

const tokenCount = (value: number | undefined): number =>
  Number.isSafeInteger(value) ? Math.min(Math.max(value as number, 0), MAX_TOKENS) : 0;
