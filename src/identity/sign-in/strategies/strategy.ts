import type { AuthSettings } from '../../../deployment/index.ts';
import type { SignInInput, VerificationStrategy } from '../../../generated/deployment.ts';
import type { Context } from '../../../platform/context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { FoundAttempt } from '../../attempts/pending-attempt.reads.ts';
import type { AuthPolicy } from '../../policy/policy.reads.ts';
import type { SendFirstFactor } from '../first-factor-messages.ts';
import type { SignInOutcome } from '../sign-in-attempt.record.ts';
import type { Lack, SignInMeans } from '../sign-in-means.reads.ts';

/** The message with the code or link of a first factor. */
export interface FirstFactorMessage {
  readonly strategy: VerificationStrategy;
  readonly send: SendFirstFactor;
}

/** Settings by their REST names in `/settings/auth`, each with whether it allows the strategy. */
export type RequiredSettings = Readonly<Record<string, (settings: AuthSettings) => boolean>>;

/** The settings that disable a strategy. The strategy is enabled when there are none. */
export const disablingSettings = (
  { requiredSettings }: Pick<SignInStrategy, 'requiredSettings'>,
  settings: AuthSettings,
): string[] => Object.keys(requiredSettings).filter((name) => requiredSettings[name]?.(settings) === false);

export const isEnabled = (strategy: Pick<SignInStrategy, 'requiredSettings'>, settings: AuthSettings): boolean =>
  disablingSettings(strategy, settings).length === 0;

/** A strategy to pass the first factor of a sign-in. `strategies.ts` lists them all. */
export interface SignInStrategy {
  /** The field of `SignInInput` that identifies the account. Null when the sign-in needs none. */
  readonly identifier: 'email' | 'username' | 'phoneNumber' | 'wallet' | null;
  /** The fields that a sign-in requires. */
  readonly fields: readonly ('email' | 'username' | 'phoneNumber' | 'wallet' | 'password' | 'ticket' | 'provider')[];
  /** The settings that enable it, together with the identifier and the channel that it needs. All of them must be met. */
  readonly requiredSettings: RequiredSettings;
  /** What the account lacks to sign in with it; null when it has everything. */
  lackOf(means: SignInMeans): Lack | null;
  /**
   * Starts a sign-in. An unknown identifier takes the same time and statements as a known one, and gets the same response.
   */
  begin(ctx: Context, input: SignInInput, policy: AuthPolicy): Promise<SignInOutcome>;
  /** Verifies the code of the first factor that an attempt waits for. */
  verifyFirstFactor(ctx: Context, attempt: FoundAttempt, code: string): Promise<SignInOutcome>;
  /** The message that `begin` sends and `prepareVerification` sends again. Null for a strategy without a message. */
  readonly message: FirstFactorMessage | null;
}

export const strategyNotAvailable = (strategy: string) =>
  new ServiceError(
    'STRATEGY_NOT_AVAILABLE',
    `Sign-in with ${strategy.toLowerCase()} is not available on this deployment. Use another strategy.`,
  );
