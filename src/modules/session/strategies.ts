import { type FieldError, fieldError, ServiceError, validationFailed } from '../../errors.ts';
import type { SignInInput } from '../../graphql/generated/types.ts';
import { type UsableFactor, usableFirstFactors } from '../deployment/auth-settings.rules.ts';
import type { AuthSettings, FirstFactor } from '../deployment/settings.ts';

export type PasswordStrategy = 'EMAIL_PASSWORD' | 'USERNAME_PASSWORD';
/** Strategies that send a code or a link. */
export type SentStrategy = Exclude<UsableFactor, PasswordStrategy>;

/** The strategy, if the settings let users sign in by it; 400 otherwise. */
export function availableStrategy(strategy: FirstFactor, settings: AuthSettings): UsableFactor {
  const usable = usableFirstFactors(settings).find((factor) => factor === strategy);
  if (usable === undefined) throw strategyNotAvailable(strategy);
  return usable;
}

export const strategyNotAvailable = (strategy: string) =>
  new ServiceError(
    'STRATEGY_NOT_AVAILABLE',
    `Signing in by ${strategy.toLowerCase()} is not available on this deployment.`,
  );

export const isPasswordStrategy = (strategy: UsableFactor): strategy is PasswordStrategy =>
  strategy === 'EMAIL_PASSWORD' || strategy === 'USERNAME_PASSWORD';

type TextMember = 'email' | 'username' | 'phoneNumber' | 'password';

/** The members that a strategy goes by; 400 that lists those that are missing. */
export function requiredMembers<Member extends TextMember>(
  input: SignInInput,
  members: readonly Member[],
): Record<Member, string> {
  const errors: FieldError[] = members
    .filter((member) => (input[member] ?? '') === '')
    .map((member) => fieldError(`input.${member}`, 'is required by this strategy'));
  if (errors.length > 0) throw validationFailed(errors);
  return Object.fromEntries(members.map((member) => [member, input[member]])) as Record<Member, string>;
}
