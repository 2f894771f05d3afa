import { type Config, ConfigError } from '../platform/config.ts';
import { InvalidValueError } from './values.ts';
import { type ConfigVariable, SETTINGS, type Setting } from './variables.ts';

export type { ConfigVariable } from './variables.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The one place that looks at the environment. An empty variable counts as unset, since Compose files leave them so. */
export function readConfig(env: Env = process.env): Config {
  const problems: string[] = [];
  const entries = Object.entries<Setting<unknown>>(SETTINGS).map(([key, setting]) => {
    return [key, readSetting(setting, env, problems)];
  });
  // SETTINGS has a reader of the right type for each key, which fromEntries can't express.
  const config: Config = Object.fromEntries(entries);
  if (config.port === config.deploymentPort && config.port > 0) {
    problems.push(`DEPLOYMENT_PORT must differ from PORT: both are ${config.port}.`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Every variable, for `--help` and for the check of the README. */
export function describeConfig(): readonly ConfigVariable[] {
  return Object.values(SETTINGS).map(({ name, fallback, meaning }) => ({ name, fallback, meaning }));
}

function readSetting(setting: Setting<unknown>, env: Env, problems: string[]): unknown {
  const own = env[setting.name]?.trim() || null;
  try {
    return setting.read(own ?? expand(setting.fallback, env));
  } catch (error) {
    if (!(error instanceof InvalidValueError)) throw error;
    // A fallback fails only through another variable that it names, and that one is reported.
    if (own !== null) problems.push(sentence(setting, own, error.message));
    return undefined;
  }
}

function sentence(setting: ConfigVariable & { secret?: boolean }, text: string, predicate: string): string {
  return `${setting.name} ${predicate}${setting.secret ? '' : `, not ${JSON.stringify(text)}`}.`;
}

/** Puts the values of the variables that a fallback names into it. */
function expand(fallback: string | null, env: Env): string | null {
  if (fallback === null) return null;
  return fallback.replace(/\$([A-Z_]+)/g, (_, name: string) => {
    const other = describeConfig().find((variable) => variable.name === name);
    return env[name]?.trim() || (other?.fallback ?? '');
  });
}
