import type { FinishReason } from './finish-reasons.ts';
import { RunStep } from './run-step.ts';
import { type ModelRequest, TokenEstimate } from './token-estimate.ts';

/** What a run has used. */
export interface RunUsage {
  /** Requests that the provider may have read. */
  readonly steps: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Whether a part of the tokens was not reported by the provider. */
  readonly tokensEstimated: boolean;
}

/** A step as it is at one time. */
export interface ChangedStep {
  readonly step: RunStep;
  readonly revision: number;
}

/** Records what happens in a run while it is carried out. */
export class RunRecorder {
  readonly #steps: RunStep[] = [];
  readonly #estimate = new TokenEstimate();
  readonly #newId: () => string;
  readonly #model: string;
  #text = '';
  #textStep = 0;

  constructor(newId: () => string, model: string) {
    this.#newId = newId;
    this.#model = model;
  }

  /** Begins a step, or repeats the request of a step that the provider has rejected. */
  request(request: ModelRequest): RunStep {
    let step = this.#steps.at(-1);
    if (step === undefined || step.hasEnded) {
      step = new RunStep(this.#newId(), this.#steps.length + 1, this.#model, request);
      this.#steps.push(step);
    }
    step.send();
    return step;
  }

  step(number: number): RunStep | undefined {
    return this.#steps[number - 1];
  }

  /** The model has written a part of a text that the client of the run receives. */
  write(step: number, text: string): void {
    if (this.#textStep !== step) this.#text = '';
    this.#textStep = step;
    this.#text += text;
  }

  /** The text of the last step, which is the response of a run that has ended. */
  get response(): string {
    return this.#textStep === this.#steps.length ? this.#text : '';
  }

  /** The last text that was written, also before a tool call; null without one. */
  get partialOutput(): string | null {
    return this.#text.trim() === '' ? null : this.#text;
  }

  get finishReason(): FinishReason | null {
    return this.#steps.at(-1)?.finishReason ?? null;
  }

  /** Counts the tokens of the steps that have ended. */
  async count(): Promise<void> {
    for (const step of this.#steps) await step.count(this.#estimate);
  }

  /** Ends the last step, and counts all tokens. */
  async end(): Promise<void> {
    this.#steps.at(-1)?.end();
    await this.count();
  }

  get usage(): RunUsage {
    const counted = this.#steps.filter(({ isCounted }) => isCounted).map(({ tokens }) => tokens);
    return {
      steps: counted.length,
      inputTokens: counted.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
      outputTokens: counted.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
      tokensEstimated: counted.some(({ tokensEstimated }) => tokensEstimated),
    };
  }

  /** The steps that have changed since they were stored. */
  changedSteps(): ChangedStep[] {
    return this.#steps
      .filter(({ revision, storedRevision }) => revision > storedRevision)
      .map((step) => ({ step, revision: step.revision }));
  }

  markStored(stored: readonly ChangedStep[]): void {
    for (const { step, revision } of stored) step.storedRevision = Math.max(step.storedRevision, revision);
  }
}
