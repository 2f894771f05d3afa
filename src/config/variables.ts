import { type Config, LOG_LEVELS } from '../platform/config.ts';
import { list, optional, type Setting, withDefault } from './setting.ts';
import * as values from './values.ts';

/** All variables with name, description and parser, in the order of `--help`. */
export const SETTINGS: { readonly [K in keyof Config]: Setting<Config[K]> } = {
  port: withDefault('PORT', '4000', 'port of the backend host; 0 takes a free one', values.port),
  deploymentPort: withDefault(
    'DEPLOYMENT_PORT',
    '$PORT + 1',
    'port of the deployment host; 0 takes a free one',
    values.port,
  ),
  host: withDefault('HOST', '127.0.0.1', "address to listen on; 0.0.0.0 is all of the machine's", values.listeningHost),
  databaseUrl: {
    ...optional(
      'DATABASE_URL',
      'PostgreSQL 15 or newer, as postgres://user:password@host/database; unset: PGlite in DATA_DIR, which a power failure may damage',
      values.postgresUrl,
    ),
    secret: true,
  },
  databasePooler: optional(
    'DATABASE_POOLER',
    'transaction if DATABASE_URL leads to PgBouncer or another pooler that shares sessions; unset: it leads to PostgreSQL itself',
    values.pooler,
  ),
  databaseDirectUrl: {
    ...optional(
      'DATABASE_DIRECT_URL',
      'PostgreSQL itself behind the pooler, for notifications, migrations and the lock of the start; required with DATABASE_POOLER',
      values.postgresUrl,
    ),
    secret: true,
  },
  databaseStandbyHosts: optional(
    'DATABASE_STANDBY_HOSTS',
    'standbys of PostgreSQL, as host or host:port separated by commas: new connections lead to the server that is the primary; unset: none',
    values.servers,
  ),
  databaseReplicaUrls: {
    ...optional(
      'DATABASE_REPLICA_URLS',
      'standbys of PostgreSQL from which queries read, as URLs separated by commas, each with DATABASE_POOL_SIZE connections; unset: none',
      values.postgresUrls,
    ),
    secret: true,
  },
  databasePoolSize: withDefault(
    'DATABASE_POOL_SIZE',
    '10',
    'largest number of connections to PostgreSQL, plus one that listens (PGlite has one connection)',
    values.poolSize,
  ),
  databaseStatementTimeoutSeconds: withDefault(
    'DATABASE_STATEMENT_TIMEOUT_SECONDS',
    '15',
    'longest time of a statement of a request on PostgreSQL; then the response is 503',
    values.timeoutSeconds,
  ),
  databaseLockTimeoutSeconds: withDefault(
    'DATABASE_LOCK_TIMEOUT_SECONDS',
    '5',
    'longest time that a request waits for a lock of PostgreSQL; then the response is 503',
    values.timeoutSeconds,
  ),
  databaseJobTimeoutSeconds: withDefault(
    'DATABASE_JOB_TIMEOUT_SECONDS',
    '60',
    'longest time of a statement of jobs, deliveries and timers on PostgreSQL; migrations and the creation of indexes have no limit',
    values.timeoutSeconds,
  ),
  dataDir: withDefault(
    'DATA_DIR',
    './data',
    'folder of PGlite, the key file and the built-in spools of mail and phone messages',
    values.path,
  ),
  masterKey: {
    ...optional(
      'MASTER_KEY',
      '32 bytes in base64 that encrypt stored secrets, followed by older keys after commas until `npm run rekey`; unset: a key file in DATA_DIR',
      values.masterKey,
    ),
    secret: true,
  },
  bootstrapApiKey: {
    ...optional(
      'BOOTSTRAP_API_KEY',
      'the first backend API key, for automated set-ups: sk_test_ or sk_live_ (both work in either mode) and 32 to 247 random letters, digits, - or _, as sk_test_$(openssl rand -hex 32); unset: one is generated and printed once',
      values.apiKey,
    ),
    secret: true,
  },
  publicBackendUrl: withDefault(
    'PUBLIC_BACKEND_URL',
    'http://localhost:$PORT',
    'origin at which clients reach the backend host',
    values.origin,
  ),
  publicDeploymentUrl: withDefault(
    'PUBLIC_DEPLOYMENT_URL',
    'http://localhost:$DEPLOYMENT_PORT',
    'origin at which browsers reach the first deployment, in links and tokens',
    values.origin,
  ),
  trustProxy: list(
    'TRUST_PROXY',
    'CIDRs, separated by commas, of the proxies whose forwarding headers are trusted; unset: none',
    values.cidrs,
  ),
  countryHeader: optional(
    'COUNTRY_HEADER',
    "header in which a trusted proxy names the client's country (ISO 3166-1 alpha-2), such as CF-IPCountry; unset: none",
    values.headerName,
  ),
  retentionDays: withDefault(
    'RETENTION_DAYS',
    '365',
    'days after which events (the audit log) and spooled messages are deleted',
    values.days,
  ),
  webhookRetentionDays: withDefault(
    'WEBHOOK_RETENTION_DAYS',
    '90',
    'days after which webhook payloads, their deliveries and attempts are deleted',
    values.days,
  ),
  usageRetentionDays: withDefault(
    'USAGE_RETENTION_DAYS',
    '90',
    "days after which the counts of checks of customers' keys are deleted",
    values.days,
  ),
  phoneSender: optional(
    'PHONE_SENDER',
    'path of a module that sends phone messages; unset: they are stored as files in DATA_DIR/messages',
    values.path,
  ),
  imageDir: optional(
    'IMAGE_DIR',
    'folder in which uploaded images are stored, shared by all processes; unset: they are in the database',
    values.path,
  ),
  pgvector: withDefault(
    'PGVECTOR',
    'on',
    'whether PostgreSQL searches the vectors of knowledge bases if it has the extension vector (on), or always the service in memory (off)',
    values.onOrOff,
  ),
  outgoingAllow: list(
    'OUTGOING_ALLOW',
    'CIDRs, separated by commas, that outgoing requests may reach in addition to the public internet; unset: none',
    values.cidrs,
  ),
  redisUrl: {
    ...optional(
      'REDIS_URL',
      "Redis 6 or newer, as redis://user:password@host:port/0, that counts requests with customers' keys; unset: the database counts them",
      values.redisUrl,
    ),
    secret: true,
  },
  redisPrefix: withDefault(
    'REDIS_PREFIX',
    'gatehouse:',
    'prefix of the keys of this service in Redis',
    values.redisPrefix,
  ),
  redisAway: withDefault(
    'REDIS_AWAY',
    'open',
    "whether requests with customers' keys that have rate limits are accepted without counting (open) or rejected (closed) while Redis is unavailable",
    values.openOrClosed,
  ),
  rateLimitPerAddress: list(
    'RATE_LIMIT_PER_ADDRESS',
    'rate limits of requests from one address to each host, like 50/second,1000/minute (IPv6: from one /64), counted in the database; unset: no limit',
    values.rates,
  ),
  rateLimitPerCredential: list(
    'RATE_LIMIT_PER_CREDENTIAL',
    'rate limits of requests with one API key, including its access tokens, to the backend host, like 100/second, counted in the database; unset: no limit',
    values.rates,
  ),
  rateLimitSignInPerAddress: withDefault(
    'RATE_LIMIT_SIGN_IN_PER_ADDRESS',
    '100/15minutes',
    'rate limits of failed sign-ins, sign-in messages, password resets and sign-ups from one address, each counted separately in the database',
    values.rates,
  ),
  requestTimeoutSeconds: withDefault(
    'REQUEST_TIMEOUT_SECONDS',
    '30',
    'time after which a request gets 503 when it has no response; streams, runs of agents and the transfer of bodies and files have limits of their own',
    values.timeoutSeconds,
  ),
  responseLimitBytes: withDefault(
    'RESPONSE_LIMIT_BYTES',
    '16777216',
    'largest response of GraphQL and REST, in bytes; streams and files are not limited',
    values.responseBytes,
  ),
  introspection: withDefault(
    'INTROSPECTION',
    'on',
    'whether GraphQL shows its schema: on (in production mode with a credential) or off',
    values.onOrOff,
  ),
  playground: withDefault(
    'PLAYGROUND',
    'on',
    'whether /graphql serves GraphiQL to browsers: on or off',
    values.onOrOff,
  ),
  console: withDefault(
    'CONSOLE',
    'on',
    "whether there is an operators' console at /console: on or off",
    values.onOrOff,
  ),
  consolePort: optional(
    'CONSOLE_PORT',
    'port that has the console, which the backend host then has not; 0 takes a free one; unset: the backend host has it',
    values.port,
  ),
  consoleHost: withDefault(
    'CONSOLE_HOST',
    '$HOST',
    'address that CONSOLE_PORT listens on, such as one of your VPN',
    values.listeningHost,
  ),
  publicConsoleUrl: {
    ...withDefault(
      'PUBLIC_CONSOLE_URL',
      '$PUBLIC_BACKEND_URL',
      'origin at which browsers reach the console, in its links and passkeys; with CONSOLE_PORT the default is http://localhost:$CONSOLE_PORT',
      values.origin,
    ),
    fallbackWith: { variable: 'CONSOLE_PORT', fallback: 'http://localhost:$CONSOLE_PORT' },
  },
  consoleSmtp: {
    ...optional(
      'CONSOLE_SMTP_URL',
      "mail server for operators' mails, as smtp://user:password@host:587, with TLS unless ?tls=off follows; unset: they are files in DATA_DIR/mail",
      values.smtpUrl,
    ),
    secret: true,
  },
  consoleMailFrom: optional(
    'CONSOLE_MAIL_FROM',
    "sender of operators' mails, as console@example.com; required with CONSOLE_SMTP_URL",
    values.mailAddress,
  ),
  logLevel: withDefault('LOG_LEVEL', 'info', `lowest level that is logged: ${LOG_LEVELS.join(', ')}`, values.logLevel),
  slowStatementMs: withDefault(
    'SLOW_STATEMENT_MS',
    '1000',
    'SQL statements that take more milliseconds are logged, without their values; 0 logs none',
    values.milliseconds,
  ),
  metricsPort: optional(
    'METRICS_PORT',
    'port of the metrics for Prometheus at /metrics, which need no credential; 0 takes a free one; unset: none',
    values.port,
  ),
  metricsHost: withDefault(
    'METRICS_HOST',
    '127.0.0.1',
    'address that METRICS_PORT listens on, which must not be reachable from the internet',
    values.listeningHost,
  ),
};
