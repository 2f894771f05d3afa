import { type Config, ConfigError } from '../platform/config.ts';
import { similarName } from '../platform/text/similar-name.ts';
import type { ConfigVariable, Setting } from './setting.ts';
import { InvalidValueError } from './values.ts';
import { SETTINGS } from './variables.ts';

export type { ConfigVariable } from './setting.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the configuration from the environment. An empty variable counts as unset, as Compose files leave them. */
export function readConfig(env: Env = process.env): Config {
  const errors: string[] = [];
  const defaultErrors: string[] = [];
  const entries = Object.entries<Setting<unknown>>(SETTINGS).map(([key, setting]) => {
    return [key, readSetting(setting, env, { errors, defaultErrors })];
  });
  // SETTINGS has a reader of the right type for each key, which fromEntries cannot express.
  const config: Config = Object.fromEntries(entries);
  errors.push(...samePorts(config));
  const { databaseUrl, databasePooler, databaseDirectUrl, databaseStandbyHosts } = config;
  if (databaseStandbyHosts && databaseUrl === null)
    errors.push('DATABASE_STANDBY_HOSTS needs DATABASE_URL, the address of the primary: PGlite has no standbys.');
  if (config.databaseReplicaUrls && databaseUrl === null)
    errors.push('DATABASE_REPLICA_URLS needs DATABASE_URL, the address of the primary: PGlite has no replicas.');
  if (databasePooler && databaseUrl === null)
    errors.push('DATABASE_POOLER needs DATABASE_URL, the address of the pooler.');
  if (databasePooler === null && databaseDirectUrl) {
    errors.push('DATABASE_DIRECT_URL has an effect only with DATABASE_POOLER=transaction. Set both, or none of them.');
  }
  if (databasePooler && databaseDirectUrl === null) {
    errors.push(
      'DATABASE_POOLER needs DATABASE_DIRECT_URL, the address of PostgreSQL itself: notifications, migrations and the lock of the start need a session of their own.',
    );
  }
  const { consoleSmtp, consoleMailFrom } = config;
  if (consoleSmtp && consoleMailFrom === null)
    errors.push("CONSOLE_SMTP_URL needs CONSOLE_MAIL_FROM, the sender of operators' mails. Set both, or none of them.");
  if (consoleMailFrom && consoleSmtp === null)
    errors.push('CONSOLE_MAIL_FROM has an effect only with CONSOLE_SMTP_URL. Set both, or none of them.');
  if (errors.length > 0) throw new ConfigError(errors);
  // A default refers to other variables, and most often it is invalid because they are, which is reported.
  if (defaultErrors.length > 0) throw new ConfigError(defaultErrors);
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

/** The variables that only commands read. */
export const COMMAND_VARIABLES = {
  apiKey: 'GATEHOUSE_API_KEY',
  url: 'GATEHOUSE_URL',
  webhookSecret: 'GATEHOUSE_WEBHOOK_SECRET',
} as const;

export function readCommandConfig(env: Env = process.env): CommandConfig {
  const value = (name: string) => env[name]?.trim() || null;
  return {
    apiKey: value(COMMAND_VARIABLES.apiKey),
    url: value(COMMAND_VARIABLES.url),
    webhookSecret: value(COMMAND_VARIABLES.webhookSecret),
    port: value('PORT'),
    dataDir: value('DATA_DIR'),
    masterKey: value('MASTER_KEY'),
  };
}

/** Only the variables of commands begin with it. */
const PREFIX = /^GATEHOUSE_/;

/**
 * A warning for each variable of the environment that is probably a misspelled one of the service, such as `DATABSE_URL`: without it,
 * the service would silently use the default. Other programs have variables with similar names, so the start goes on, and a
 * variable whose correct name is set as well is not reported.
 */
export function misspelledVariables(env: Env = process.env): string[] {
  const known = [...Object.values(SETTINGS).map(({ name }) => name), ...Object.values(COMMAND_VARIABLES)];
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return [];
    const upper = name.toUpperCase().replaceAll('-', '_');
    const spellings = [upper, upper.replace(PREFIX, '')];
    const meant = known.find((each) => spellings.includes(each)) ?? similarOf(spellings, known);
    if (meant === null || env[meant]?.trim()) return [];
    return [`${name} is not a variable of Gatehouse and has no effect. Did you mean ${meant}?`];
  });
}

function similarOf(spellings: readonly string[], known: readonly string[]): string | null {
  return spellings.map((spelling) => similarName(spelling, known)).find((name) => name !== null) ?? null;
}

/** All variables, for `--help` and for the test of the README. */
export function describeConfig(): readonly ConfigVariable[] {
  return Object.values(SETTINGS).map(({ name, fallback, meaning }) => ({ name, fallback, meaning }));
}

interface ConfigErrors {
  readonly errors: string[];
  readonly defaultErrors: string[];
}

function readSetting(setting: Setting<unknown>, env: Env, { errors, defaultErrors }: ConfigErrors): unknown {
  const set = env[setting.name]?.trim() || null;
  const value = set ?? expand(fallbackOf(setting, env), env);
  try {
    return setting.read(value);
  } catch (error) {
    if (!(error instanceof InvalidValueError)) throw error;
    (set === null ? defaultErrors : errors).push(sentence(setting, value ?? '', error.message));
    return undefined;
  }
}

function fallbackOf({ fallback, fallbackWith }: Setting<unknown>, env: Env): string | null {
  return fallbackWith !== undefined && env[fallbackWith.variable]?.trim() ? fallbackWith.fallback : fallback;
}

/** A sentence for each port that an earlier variable names already. */
function samePorts({ port, deploymentPort, consolePort }: Config): string[] {
  const ports = [
    { name: 'PORT', port },
    { name: 'DEPLOYMENT_PORT', port: deploymentPort },
    { name: 'CONSOLE_PORT', port: consolePort },
  ];
  return ports.flatMap((later, at) => {
    if (!later.port) return [];
    const earlier = ports.slice(0, at).find((each) => each.port === later.port);
    return earlier === undefined ? [] : [`${later.name} must differ from ${earlier.name}: both are ${later.port}.`];
  });
}

function sentence(setting: ConfigVariable & { secret?: boolean }, text: string, predicate: string): string {
  return `${setting.name} ${predicate}${setting.secret ? '' : `, not ${JSON.stringify(text)}`}.`;
}

/** Replaces references to other variables in a default by their values: `$NAME`, or `$NAME + 1` for the next port. */
function expand(fallback: string | null, env: Env): string | null {
  if (fallback === null) return null;
  return fallback.replace(/\$([A-Z_]+)( \+ 1)?/g, (_, name: string, next?: string) => {
    const other = describeConfig().find((variable) => variable.name === name);
    const value = env[name]?.trim() || (expand(other?.fallback ?? null, env) ?? '');
    return next === undefined ? value : nextPort(value);
  });
}

/** The port after another one. 0 stays 0, which selects a free port for each. */
function nextPort(port: string): string {
  return Number(port) === 0 ? port : String(Number(port) + 1);
}
