import type { Cidr } from './addresses.ts';
import type { LogLevel, Rate } from './config/values.ts';
import { Unusable } from './config/values.ts';
import type { ConfigVariable, Setting } from './config/variables.ts';
import { SETTINGS } from './config/variables.ts';

export type { LogLevel, Rate } from './config/values.ts';
export type { ConfigVariable } from './config/variables.ts';

/** The settings of a process. */
export interface Config {
  readonly port: number;
  readonly deploymentPort: number;
  readonly host: string;
  /** Null: PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** An absolute path. */
  readonly dataDir: string;
  /** Base64 of 32 bytes, older ones behind commas; null: the key file in `dataDir`. */
  readonly masterKey: string | null;
  readonly bootstrapApiKey: string | null;
  /** An origin, without a slash at its end; so is `publicDeploymentUrl`. */
  readonly publicBackendUrl: string;
  readonly publicDeploymentUrl: string;
  readonly trustProxy: readonly Cidr[];
  /** In lower case; null: no country is known. */
  readonly countryHeader: string | null;
  /** Days after which events and spooled messages are forgotten. */
  readonly retentionDays: number;
  /** Days after which triggered events, their deliveries and attempts are forgotten. */
  readonly webhookRetentionDays: number;
  /** Days after which the counts of checks of customers' keys are forgotten. */
  readonly usageRetentionDays: number;
  /** An absolute path; null: phone messages are spooled. */
  readonly phoneSender: string | null;
  readonly outgoingAllow: readonly Cidr[];
  /** Where rate limits are counted; null: in the database. */
  readonly redisUrl: string | null;
  /** What the keys of this service begin with in Redis. */
  readonly redisPrefix: string;
  /** What becomes of calls that have rate limits while Redis is away: they pass, or are refused. */
  readonly redisAway: 'open' | 'closed';
  /** The service's own limits; none: as many calls as come. */
  readonly rateLimitPerAddress: readonly Rate[];
  readonly rateLimitPerCredential: readonly Rate[];
  /** What one address may try at the credential endpoints of the deployment host, each by itself. */
  readonly rateLimitSignInPerAddress: readonly Rate[];
  /** Bytes of one response of GraphQL or REST. */
  readonly responseLimitBytes: number;
  readonly introspection: boolean;
  readonly playground: boolean;
  readonly logLevel: LogLevel;
}

/** Why the process can't start, in sentences for whoever starts it; no stack is of use to them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(["The service can't start:", ...problems.map((problem) => `- ${problem}`)].join('\n'));
    this.problems = problems;
  }
}

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
    if (!(error instanceof Unusable)) throw error;
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
