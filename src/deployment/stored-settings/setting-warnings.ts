import type { SettingWarning, SettingWarningCode } from '../../generated/backend.ts';

/** A setting that has no effect under a condition. The facts are the settings and what they depend on. */
export interface SettingRule<Facts> {
  /** The setting as REST names it, below its group: `authentication_factors.phone_otp_enabled`. */
  readonly path: string;
  /** Whether the setting is in use, and what it needs is missing. */
  readonly isWithout: (facts: Facts) => boolean;
  readonly code: SettingWarningCode;
  /** What is missing and how to add it, as the end of a sentence. */
  readonly missing: string;
  /** What happens meanwhile, if the setting has an effect of its own. */
  readonly effect?: string;
}

/** The warnings about settings that have no effect. */
export function settingWarnings<Facts>(rules: readonly SettingRule<Facts>[], facts: Facts): SettingWarning[] {
  return rules.filter(({ isWithout }) => isWithout(facts)).map(warningOf);
}

/** The warning of a rule: "`phone.verify_signup` has no effect: `phone.enabled` is false." */
export function warningOf(rule: Omit<SettingRule<never>, 'isWithout'>): SettingWarning {
  const { path, code, missing, effect = 'has no effect' } = rule;
  return { path, code, message: `\`${path}\` ${effect}: ${missing}.` };
}
