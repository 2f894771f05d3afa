import type { AiAgentRunFailureCode } from '../graph/types.ts';
import type { ProviderFailure } from '../provider/provider.ts';

/** Why a run failed, as it is stored. */
export type RunFailureCode = Lowercase<AiAgentRunFailureCode>;

/** Ends a run as failed. */
export class RunFailed extends Error {
  readonly code: RunFailureCode;
  constructor(code: RunFailureCode) {
    super(`The run failed: ${code}.`);
    this.code = code;
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
