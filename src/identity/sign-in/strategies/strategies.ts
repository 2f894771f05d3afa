import type { AuthSettings, FirstFactor } from '../../../deployment/index.ts';
import { emailOtp } from './email-otp.ts';
import { emailPassword } from './email-password.ts';
import { magicLink } from './magic-link.ts';
import { passkey } from './passkey.ts';
import { phoneOtp } from './phone-otp.ts';
import { sso } from './sso.ts';
import { isEnabled, type SignInStrategy, strategyNotAvailable } from './strategy.ts';
import { ticket } from './ticket.ts';
import { usernamePassword } from './username-password.ts';
import { web3Wallet } from './web3-wallet.ts';

/** First factors that users can sign in with. Each one needs a strategy, or the record below does not compile. */
export type UsableFactor = FirstFactor;

export const STRATEGIES = {
  EMAIL_PASSWORD: emailPassword,
  USERNAME_PASSWORD: usernamePassword,
  EMAIL_OTP: emailOtp,
  PHONE_OTP: phoneOtp,
  MAGIC_LINK: magicLink,
  WEB3_WALLET: web3Wallet,
  PASSKEY: passkey,
  SSO: sso,
} satisfies Record<UsableFactor, SignInStrategy>;

export const isAvailable = (factor: string): factor is UsableFactor => Object.hasOwn(STRATEGIES, factor);

const isUsable = (factor: string, settings: AuthSettings): factor is UsableFactor =>
  isAvailable(factor) && isEnabled(STRATEGIES[factor], settings);

/** The first factors that the settings enable. */
export function usableFirstFactors(settings: AuthSettings): UsableFactor[] {
  return (Object.keys(STRATEGIES) as UsableFactor[]).filter((factor) => isUsable(factor, settings));
}

/** The strategies of these first factors. */
export const usableStrategies = (settings: AuthSettings): SignInStrategy[] =>
  usableFirstFactors(settings).map((factor) => STRATEGIES[factor]);

/** The first factor of a sign-in without `strategy`. Settings of an earlier version may name one that is not usable. */
export function defaultFirstFactor(settings: AuthSettings): FirstFactor {
  if (isUsable(settings.firstFactor, settings)) return settings.firstFactor;
  return usableFirstFactors(settings)[0] ?? settings.firstFactor;
}

/** The strategies that no setting names, because the backend decides on each use. */
const UNSET_STRATEGIES: ReadonlyMap<string, SignInStrategy> = new Map([['TICKET', ticket]]);

/** The strategy of a first factor. Throws 400 when the settings do not enable it. */
export function availableStrategy(factor: string, settings: AuthSettings): SignInStrategy {
  const unset = UNSET_STRATEGIES.get(factor);
  if (unset !== undefined) return unset;
  if (isUsable(factor, settings)) return STRATEGIES[factor];
  throw strategyNotAvailable(factor);
}

/** The strategy that an attempt began with, by its `method`. The current settings are not checked. */
export function strategyOf({ method }: { readonly method: string }): SignInStrategy {
  const factor = method.toUpperCase();
  const strategy = isAvailable(factor) ? STRATEGIES[factor] : UNSET_STRATEGIES.get(factor);
  if (strategy === undefined) throw strategyNotAvailable(factor);
  return strategy;
}
