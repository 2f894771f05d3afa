import { type Config, ConfigError } from '../platform/config.ts';
import { InvalidValueError } from './values.ts';
import { type ConfigVariable, SETTINGS, type Setting } from './variables.ts';

export type { ConfigVariable } from './variables.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the configuration from the environment. An empty variable counts as unset, as Compose files leave them. */
export function readConfig(env: Env = process.env): Config {
  const errors: string[] = [];
  const entries = Object.entries<Setting<unknown>>(SETTINGS).map(([key, setting]) => {
    return [key, readSetting(setting, env, errors)];
  });
  // SETTINGS has a reader of the right type for each key, which fromEntries cannot express.
  const config: Config = Object.fromEntries(entries);
  if (config.port === config.deploymentPort && config.port > 0) {
    errors.push(`DEPLOYMENT_PORT must differ from PORT: both are ${config.port}.`);
  }
  if (errors.length > 0) throw new ConfigError(errors);
  return config;
}

/** Reads the configuration, with other values for variables that are not set. */
export function readConfigWith(defaults: Readonly<Record<string, string>>, env: Env = process.env): Config {
  const set = Object.entries(env).filter(([, value]) => value?.trim());
  return readConfig({ ...defaults, ...Object.fromEntries(set) });
}

/** The variables of commands. Null if unset or empty. */
export interface CommandConfig {
  readonly apiKey: string | null;
  readonly url: string | null;
  readonly webhookSecret: string | null;
  /** As for the service, whose other variables these commands do not need. */
  readonly port: string | null;
  readonly dataDir: string | null;
  readonly masterKey: string | null;
}

export function readCommandConfig(env: Env = process.env): CommandConfig {
  const value = (name: string) => env[name]?.trim() || null;
  return {
    apiKey: value('GATEHOUSE_API_KEY'),
    url: value('GATEHOUSE_URL'),
    webhookSecret: value('GATEHOUSE_WEBHOOK_SECRET'),
    port: value('PORT'),
    dataDir: value('DATA_DIR'),
    masterKey: value('MASTER_KEY'),
  };
}

/** All variables, for `--help` and for the test of the README. */
export function describeConfig(): readonly ConfigVariable[] {
  return Object.values(SETTINGS).map(({ name, fallback, meaning }) => ({ name, fallback, meaning }));
}

function readSetting(setting: Setting<unknown>, env: Env, errors: string[]): unknown {
  const value = env[setting.name]?.trim() || null;
  try {
    return setting.read(value ?? expand(setting.fallback, env));
  } catch (error) {
    if (!(error instanceof InvalidValueError)) throw error;
    // A default fails only because of another variable that it refers to, which is reported.
    if (value !== null) errors.push(sentence(setting, value, error.message));
    return undefined;
  }
}

function sentence(setting: ConfigVariable & { secret?: boolean }, text: string, predicate: string): string {
  return `${setting.name} ${predicate}${setting.secret ? '' : `, not ${JSON.stringify(text)}`}.`;
}

/** Replaces references to other variables in a default by their values. */
function expand(fallback: string | null, env: Env): string | null {
  if (fallback === null) return null;
  return fallback.replace(/\$([A-Z_]+)/g, (_, name: string) => {
    const other = describeConfig().find((variable) => variable.name === name);
    return env[name]?.trim() || (other?.fallback ?? '');
  });
}
