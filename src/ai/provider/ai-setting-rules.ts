import type { SettingRule } from '../../deployment/index.ts';
import { DEFAULT_USER_LIMITS, type UserLimits } from '../usage/user-limits.ts';

type Rule = SettingRule<UserLimits & { readonly baseUrl: string | null }>;

/** Limits of users that were changed, while agents cannot run. */
const withoutProvider = (path: string, limit: keyof UserLimits): Rule => ({
  path,
  isWithout: (settings) => settings.baseUrl === null && settings[limit] !== DEFAULT_USER_LIMITS[limit],
  code: 'PROVIDER_MISSING',
  missing: 'the deployment has no AI provider. Set its `base_url`',
});

/** The AI settings that have no effect by themselves. */
export const AI_SETTING_RULES: readonly Rule[] = [
  withoutProvider('runs_per_user_per_day', 'runsPerUserPerDay'),
  withoutProvider('tokens_per_user_per_day', 'tokensPerUserPerDay'),
];
