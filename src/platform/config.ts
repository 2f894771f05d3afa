import type { Cidr } from './network/addresses.ts';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** At most so many calls in a window of so many milliseconds. */
export interface Rate {
  readonly limit: number;
  readonly windowMs: number;
}

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
