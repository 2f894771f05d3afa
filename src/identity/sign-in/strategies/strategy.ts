import type { AuthSettings } from '../../../deployment/index.ts';
import type { Context } from '../../../platform/context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { SignInInput, VerificationStrategy } from '../../graph/types.ts';
import type { AuthPolicy } from '../../policy/policy.reads.ts';
import type { SendFirstFactor } from '../first-factor-messages.ts';
import type { FoundAttempt } from '../pending-attempt.reads.ts';
import type { SignInOutcome } from '../signin-attempt.record.ts';

/** The message that carries a first factor. */
export interface FirstFactorMessage {
  /** As the interface names its form. */
  readonly form: VerificationStrategy;
  readonly send: SendFirstFactor;
}

/** One way to pass the first factor of a sign-in. `strategies.ts` lists them all. */
export interface SignInStrategy {
  /** The field of `SignInInput` that names the account. */
  readonly identifier: 'email' | 'username' | 'phoneNumber';
  /** The fields that a sign-in requires. */
  readonly fields: readonly ('email' | 'username' | 'phoneNumber' | 'password')[];
  /** Whether the settings switch it on, with the identifier and the channel that it needs. */
  isEnabled(settings: AuthSettings): boolean;
  /**
   * Begins a sign-in. An identifier that no account has costs the same time and statements as one that an account has, and
   * is answered alike.
   */
  begin(ctx: Context, input: SignInInput, policy: AuthPolicy): Promise<SignInOutcome>;
  /** Answers the first factor that an attempt waits for. */
  verifyFirstFactor(ctx: Context, attempt: FoundAttempt, code: string): Promise<SignInOutcome>;
  /** What `begin` sends and `prepareVerification` sends again; null for a strategy that sends nothing. */
  readonly message: FirstFactorMessage | null;
}

export const strategyNotAvailable = (strategy: string) =>
  new ServiceError(
    'STRATEGY_NOT_AVAILABLE',
    `Signing in by ${strategy.toLowerCase()} is not available on this deployment.`,
  );
