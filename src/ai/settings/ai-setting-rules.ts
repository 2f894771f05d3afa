import type { SettingRule } from '../../deployment/index.ts';
import { DEFAULT_RUN_LIMITS, parallelRunsOfUsers, type RunLimits } from '../usage/run-limits.ts';

type Rule = SettingRule<RunLimits & { readonly baseUrl: string | null }>;

/** A limit that was changed, while agents cannot run. */
const withoutProvider = (path: string, limit: keyof RunLimits): Rule => ({
  path,
  isWithout: (settings) => settings.baseUrl === null && settings[limit] !== DEFAULT_RUN_LIMITS[limit],
  code: 'PROVIDER_MISSING',
  missing: 'the deployment has no AI provider. Set its `base_url`',
});

/** The AI settings that have no effect by themselves. */
export const AI_SETTING_RULES: readonly Rule[] = [
  withoutProvider('runs_per_user_per_day', 'runsPerUserPerDay'),
  withoutProvider('tokens_per_user_per_day', 'tokensPerUserPerDay'),
  withoutProvider('max_parallel_runs', 'maxParallelRuns'),
  withoutProvider('max_parallel_runs_per_user', 'maxParallelRunsPerUser'),
  withoutProvider('parallel_runs_reserved_for_servers', 'parallelRunsReservedForServers'),
  {
    path: 'max_parallel_runs_per_user',
    isWithout: (settings) =>
      settings.baseUrl !== null &&
      settings.maxParallelRunsPerUser !== DEFAULT_RUN_LIMITS.maxParallelRunsPerUser &&
      settings.maxParallelRunsPerUser > parallelRunsOfUsers(settings),
    code: 'SETTING_MISSING',
    missing:
      'it is larger than the number of parallel runs of all users, `max_parallel_runs` without those reserved for servers. Set a larger `max_parallel_runs`',
  },
];
