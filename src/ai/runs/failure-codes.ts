import type { AiAgentRunFailureCode } from '../../generated/common.ts';
import type { ProviderFailure } from '../provider/provider.ts';

/** Why a run failed, as it is stored. */
export type RunFailureCode = Lowercase<AiAgentRunFailureCode>;

/** What the provider said about a failure, as it is stored. The message can repeat parts of the conversation. */
export interface FailureDetail {
  readonly status: number | null;
  readonly code: string | null;
  readonly message: string | null;
}

/** Ends a run as failed. */
export class RunFailed extends Error {
  readonly code: RunFailureCode;
  readonly detail: FailureDetail | null;
  constructor(code: RunFailureCode, detail: FailureDetail | null = null) {
    super(`The run failed: ${code}.`);
    this.code = code;
    this.detail = detail;
  }
}

export const CODE_OF_PROVIDER_FAILURE: Readonly<Record<ProviderFailure, RunFailureCode>> = {
  ADDRESS_NOT_ALLOWED: 'unreachable',
  MODEL_NOT_ALLOWED: 'not_configured',
  UNREACHABLE: 'unreachable',
  TIMEOUT: 'timeout',
  ABORTED: 'interrupted',
  UNAUTHORIZED: 'unauthorized',
  RATE_LIMITED: 'rate_limited',
  REJECTED: 'rejected',
  UNAVAILABLE: 'unavailable',
  INVALID_RESPONSE: 'invalid_response',
};
