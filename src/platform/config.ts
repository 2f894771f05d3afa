import type { Cidr } from './network/addresses.ts';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** At most `limit` requests in each window. */
export interface Rate {
  readonly limit: number;
  readonly windowMs: number;
}

/** A server of PostgreSQL. */
export interface DatabaseServer {
  readonly host: string;
  readonly port: number;
}

/** A mail server that the environment names. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Empty for a server without authentication. */
  readonly username: string;
  readonly password: string;
  readonly useTls: boolean;
}

/** The configuration of a process. */
export interface Config {
  readonly port: number;
  readonly deploymentPort: number;
  readonly host: string;
  /** Null for PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** How the pooler at `databaseUrl` shares sessions. Null when it is PostgreSQL itself. */
  readonly databasePooler: 'transaction' | null;
  /** The URL of PostgreSQL itself. Null without a pooler. */
  readonly databaseDirectUrl: string | null;
  /** The URLs of standbys from which queries read. Null without any. */
  readonly databaseReplicaUrls: readonly string[] | null;
  /** Standbys of PostgreSQL itself. Null without any. */
  readonly databaseStandbyHosts: readonly DatabaseServer[] | null;
  readonly databasePoolSize: number;
  readonly databaseStatementTimeoutSeconds: number;
  readonly databaseLockTimeoutSeconds: number;
  readonly databaseJobTimeoutSeconds: number;
  /** An absolute path. */
  readonly dataDir: string;
  /** 32 bytes in base64, followed by older keys after commas. Null for the key file in `dataDir`. */
  readonly masterKey: string | null;
  readonly bootstrapApiKey: string | null;
  /** An origin without a trailing slash, like `publicDeploymentUrl`. */
  readonly publicBackendUrl: string;
  readonly publicDeploymentUrl: string;
  readonly trustProxy: readonly Cidr[];
  /** In lower case. Null when no header names the country. */
  readonly countryHeader: string | null;
  /** Days after which events and spooled messages are deleted. */
  readonly retentionDays: number;
  /** Days after which triggered events, their deliveries and attempts are deleted. */
  readonly webhookRetentionDays: number;
  /** Days after which the counts of checks of customers' keys are deleted. */
  readonly usageRetentionDays: number;
  /** An absolute path. Null to spool phone messages. */
  readonly phoneSender: string | null;
  /** An absolute path. Null to store uploaded images in the database. */
  readonly imageDir: string | null;
  /** Whether vectors are searched with the extension pgvector, where PostgreSQL has it. */
  readonly pgvector: boolean;
  readonly outgoingAllow: readonly Cidr[];
  /** The Redis that counts rate limits. Null to count them in the database. */
  readonly redisUrl: string | null;
  /** The prefix of the Redis keys of this service. */
  readonly redisPrefix: string;
  /** Whether requests that have rate limits are accepted (`open`) or rejected (`closed`) while Redis is unavailable. */
  readonly redisAway: 'open' | 'closed';
  /** Rate limits of the service for all requests. An empty list for no limit. */
  readonly rateLimitPerAddress: readonly Rate[];
  readonly rateLimitPerCredential: readonly Rate[];
  /** Attempts of one address at each credential endpoint of the deployment host, counted separately. */
  readonly rateLimitSignInPerAddress: readonly Rate[];
  readonly requestTimeoutSeconds: number;
  /** Largest size of a GraphQL or REST response. */
  readonly responseLimitBytes: number;
  readonly introspection: boolean;
  readonly playground: boolean;
  /** Whether there is an operators' console. */
  readonly console: boolean;
  /** The port that has the console, and nothing else. Null when the backend host has it. */
  readonly consolePort: number | null;
  readonly consoleHost: string;
  /** An origin without a trailing slash. That of the backend host unless the console has a port or an origin of its own. */
  readonly publicConsoleUrl: string;
  /** The mail server for the operators' mails. Null to store them as files. */
  readonly consoleSmtp: SmtpServer | null;
  /** The sender of the operators' mails. Set if and only if there is a server. */
  readonly consoleMailFrom: string | null;
  readonly logLevel: LogLevel;
  /** A statement of the database that takes longer is logged. 0 to log none. */
  readonly slowStatementMs: number;
  /** Null to serve no metrics. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
}

/** The reasons why the process cannot start, as sentences for the operator. Printed without a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    super(["The service can't start:", ...errors.map((error) => `- ${error}`)].join('\n'));
    this.errors = errors;
  }
}
