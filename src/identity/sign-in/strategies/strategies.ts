import type { AuthSettings, FirstFactor } from '../../../deployment/index.ts';
import { emailOtp } from './email-otp.ts';
import { emailPassword } from './email-password.ts';
import { magicLink } from './magic-link.ts';
import { phoneOtp } from './phone-otp.ts';
import { type SignInStrategy, strategyNotAvailable } from './strategy.ts';
import { usernamePassword } from './username-password.ts';

/** First factors that the settings can switch on before a version of the service brings them. Nothing may depend on them. */
type UnavailableFactor = 'SSO' | 'WEB3_WALLET' | 'PASSKEY';

/** First factors that users can sign in by. Each one needs a strategy, or the record below does not compile. */
export type UsableFactor = Exclude<FirstFactor, UnavailableFactor>;

export const STRATEGIES = {
  EMAIL_PASSWORD: emailPassword,
  USERNAME_PASSWORD: usernamePassword,
  EMAIL_OTP: emailOtp,
  PHONE_OTP: phoneOtp,
  MAGIC_LINK: magicLink,
} satisfies Record<UsableFactor, SignInStrategy>;

export const isAvailable = (factor: string): factor is UsableFactor => Object.hasOwn(STRATEGIES, factor);

const isUsable = (factor: string, settings: AuthSettings): factor is UsableFactor =>
  isAvailable(factor) && STRATEGIES[factor].isEnabled(settings);

/** What users can sign in by now. */
export function usableFirstFactors(settings: AuthSettings): UsableFactor[] {
  return (Object.keys(STRATEGIES) as UsableFactor[]).filter((factor) => isUsable(factor, settings));
}

/** The same as strategies. */
export const usableStrategies = (settings: AuthSettings): SignInStrategy[] =>
  usableFirstFactors(settings).map((factor) => STRATEGIES[factor]);

/** The first factor of a sign-in that names none. Settings of an earlier version may name one that cannot be used. */
export function defaultFirstFactor(settings: AuthSettings): FirstFactor {
  if (isUsable(settings.firstFactor, settings)) return settings.firstFactor;
  return usableFirstFactors(settings)[0] ?? settings.firstFactor;
}

/** The strategy of a first factor, if the settings let users sign in by it; 400 otherwise. */
export function availableStrategy(factor: string, settings: AuthSettings): SignInStrategy {
  if (isUsable(factor, settings)) return STRATEGIES[factor];
  throw strategyNotAvailable(factor);
}

/** The strategy that an attempt began with, as its `method` names it, whatever the settings say by now. */
export function strategyOf({ method }: { readonly method: string }): SignInStrategy {
  const factor = method.toUpperCase();
  if (isAvailable(factor)) return STRATEGIES[factor];
  throw strategyNotAvailable(factor);
}
