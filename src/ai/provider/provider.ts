import type { LanguageModel } from 'ai';

/** Why the provider did not answer as expected. */
export type ProviderFailure =
  | 'ADDRESS_NOT_ALLOWED'
  | 'MODEL_NOT_ALLOWED'
  | 'UNREACHABLE'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'UNAUTHORIZED'
  | 'RATE_LIMITED'
  | 'REJECTED'
  | 'UNAVAILABLE'
  | 'INVALID_RESPONSE';

const RETRYABLE: readonly ProviderFailure[] = ['UNREACHABLE', 'TIMEOUT', 'ABORTED', 'RATE_LIMITED', 'UNAVAILABLE'];

export class ProviderError extends Error {
  readonly reason: ProviderFailure;
  /** The `Retry-After` of the response in seconds, if it had one. */
  readonly retryAfter: number | null;
  constructor(reason: ProviderFailure, retryAfter: number | null = null) {
    super(`The AI provider failed: ${reason}.`);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }

  /** Whether the same request may succeed later. */
  get isRetryable(): boolean {
    return RETRYABLE.includes(this.reason);
  }
}

/** What the tokens of a request are counted for. */
export type ProviderPurpose = 'embedding' | 'search' | 'extraction' | 'run' | 'verification';

/** Counts the tokens of one response, from its field `usage`. */
export type CountTokens = (
  request: { readonly purpose: ProviderPurpose; readonly model: string },
  usage: unknown,
) => void;

export interface EmbedRequest {
  readonly purpose: ProviderPurpose;
  readonly model: string;
  /** Requested in batches of at most 100. */
  readonly texts: readonly string[];
  /** The limit for each batch. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

export interface ChatRequest {
  readonly purpose: ProviderPurpose;
  readonly model: string;
  readonly messages: readonly { readonly role: 'system' | 'user'; readonly content: string }[];
  /** A JSON schema that the response must match, as far as the provider supports it. */
  readonly jsonSchema?: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
  readonly maxTokens: number;
  /** The limit for each request. A request that the model rejects in part is repeated. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** The deployment's endpoint that speaks the OpenAI protocol. Each response counts its tokens in `ai_usage`. */
export interface Provider {
  /** Changes whenever the settings of the provider change. */
  readonly version: string;
  readonly defaultModel: string | null;
  readonly defaultEmbeddingModel: string | null;
  /** Whether the settings allow the model. */
  allows(model: string): boolean;
  /**
   * One vector for each text, all of the same dimensions and of length 1, or 0 if the model returns zeros. Rejects with
   * {@link ProviderError}.
   */
  embed(request: EmbedRequest): Promise<readonly Float32Array[]>;
  /** The text of the response. Rejects with {@link ProviderError}. */
  chat(request: ChatRequest): Promise<string>;
  /** A model for the AI SDK. Count its tokens with `countTokens`. Throws {@link ProviderError} when it is not allowed. */
  languageModel(model: string): Promise<LanguageModel>;
  /** Counts the tokens of a response of a language model. Those of a run are counted when it ends. */
  countTokens: CountTokens;
  /** Removes the API key from a text of the provider. */
  redact(text: string): string;
  /** The names of up to 100 models. Rejects with {@link ProviderError}. */
  listModels(): Promise<readonly string[]>;
}
