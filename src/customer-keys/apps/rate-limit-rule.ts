import type { RateLimitRuleInput, RateLimitUnit } from '../../generated/backend.ts';
import { type FieldError, fieldError, validationFailed } from '../../platform/errors.ts';
import type { RateLimitRule } from './api-auth-app.entity.ts';

/** Maximum window in each unit: one year. */
const MAX_DURATION: Readonly<Record<RateLimitUnit, number>> = {
  SECOND: 31_536_000,
  MINUTE: 525_600,
  HOUR: 8_760,
  DAY: 365,
  MONTH: 12,
};

const UNIT_SECONDS: Readonly<Record<RateLimitUnit, number>> = {
  SECOND: 1,
  MINUTE: 60,
  HOUR: 3_600,
  DAY: 86_400,
  MONTH: 30 * 86_400,
};

/** The length of a rule's window. */
export function windowMsOf({ unit, duration }: Pick<RateLimitRule, 'unit' | 'duration'>): number {
  return duration * UNIT_SECONDS[unit] * 1_000;
}

/** Rejects rules whose window is longer than a year, all of them at once. */
export function assertRateLimits(rules: readonly RateLimitRuleInput[]): void {
  const errors = rateLimitErrors(rules, ['input']);
  if (errors.length > 0) throw validationFailed(errors);
}

/** Validation errors for rules whose window is longer than a year, in the `rateLimits` of the object at `parent`. */
export function rateLimitErrors(
  rules: readonly RateLimitRuleInput[],
  parent: readonly (string | number)[],
): FieldError[] {
  return rules.flatMap(({ unit, duration }, index): FieldError[] => {
    const maxDuration = MAX_DURATION[unit];
    const path = [...parent, 'rateLimits', index, 'duration'];
    return duration > maxDuration
      ? [fieldError(path, `must be at most ${maxDuration} where the unit is ${unit.toLowerCase()}`)]
      : [];
  });
}
