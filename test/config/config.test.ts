import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeConfig, misspelledVariables, readConfig } from '../../src/config/config.ts';
import { ConfigError } from '../../src/platform/config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  test('returns the documented defaults for an empty environment', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      deploymentPort: 4001,
      host: '127.0.0.1',
      databaseUrl: null,
      databasePooler: null,
      databaseDirectUrl: null,
      databaseStandbyHosts: null,
      databaseReplicaUrls: null,
      databasePoolSize: 10,
      databaseStatementTimeoutSeconds: 15,
      databaseLockTimeoutSeconds: 5,
      databaseJobTimeoutSeconds: 60,
      dataDir: resolve('data'),
      masterKey: null,
      bootstrapApiKey: null,
      consoleMailFrom: null,
      consoleSmtp: null,
      publicBackendUrl: 'http://localhost:4000',
      publicDeploymentUrl: 'http://localhost:4001',
      trustProxy: [],
      countryHeader: null,
      retentionDays: 365,
      webhookRetentionDays: 90,
      usageRetentionDays: 90,
      phoneSender: null,
      imageDir: null,
      pgvector: true,
      outgoingAllow: [],
      redisUrl: null,
      redisPrefix: 'gatehouse:',
      redisAway: 'open',
      rateLimitPerAddress: [],
      rateLimitPerCredential: [],
      rateLimitSignInPerAddress: [{ limit: 100, windowMs: 900_000 }],
      requestTimeoutSeconds: 30,
      responseLimitBytes: 16_777_216,
      introspection: true,
      playground: true,
      console: true,
      consolePort: null,
      consoleHost: '127.0.0.1',
      publicConsoleUrl: 'http://localhost:4000',
      logLevel: 'info',
      slowStatementMs: 1000,
      metricsPort: null,
      metricsHost: '127.0.0.1',
    });
  });

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', MASTER_KEY: '', TRUST_PROXY: '' })).toEqual(readConfig({}));
  });

  test('derives the default public URLs from the ports', () => {
    const config = readConfig({ PORT: '8080', DEPLOYMENT_PORT: '8081' });
    expect(config.publicBackendUrl).toBe('http://localhost:8080');
    expect(config.publicDeploymentUrl).toBe('http://localhost:8081');
  });

  test('moves the deployment host and its URL with PORT', () => {
    expect(readConfig({ PORT: '8080' })).toMatchObject({
      deploymentPort: 8081,
      publicBackendUrl: 'http://localhost:8080',
      publicDeploymentUrl: 'http://localhost:8081',
    });
    expect(readConfig({ PORT: '0' }).deploymentPort).toBe(0);
    expect(problemsOf({ PORT: '65535' })[0]).toMatch(/^DEPLOYMENT_PORT must be a whole number .*, not "65536"\.$/);
  });

  test('accepts 0 for both ports', () => {
    expect(readConfig({ PORT: '0', DEPLOYMENT_PORT: '0' })).toMatchObject({ port: 0, deploymentPort: 0 });
  });

  test('reports all invalid variables at once, each with its valid values', () => {
    const env = {
      PORT: '70000',
      DEPLOYMENT_PORT: '4001x',
      HOST: 'http://localhost',
      DATABASE_POOL_SIZE: '0',
      PUBLIC_BACKEND_URL: 'https://id.example.com/path',
      PUBLIC_DEPLOYMENT_URL: 'javascript:alert(1)',
      TRUST_PROXY: '10.0.0.0/33',
      OUTGOING_ALLOW: '10/8',
      REDIS_PREFIX: 'a{b}',
      REDIS_AWAY: 'ajar',
      RATE_LIMIT_PER_ADDRESS: '10/fortnight',
      RATE_LIMIT_PER_CREDENTIAL: '0/minute',
      INTROSPECTION: 'maybe',
      PLAYGROUND: '1',
      LOG_LEVEL: 'loud',
    };
    const problems = problemsOf(env);
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(env));
    expect(problems[0]).toBe('PORT must be a whole number from 0 to 65535, not "70000".');
    expect(problems.at(-1)).toContain('trace, debug, info, warn, error, fatal, silent');
  });

  test('reports an invalid port without the public URL that is derived from it', () => {
    expect(problemsOf({ PORT: 'abc' })).toEqual(['PORT must be a whole number from 0 to 65535, not "abc".']);
  });

  test('rejects the same port for both hosts', () => {
    expect(problemsOf({ PORT: '4001', DEPLOYMENT_PORT: '4001' })).toEqual([
      'DEPLOYMENT_PORT must differ from PORT: both are 4001.',
    ]);
  });

  test('rejects the port of a host for the console', () => {
    expect(problemsOf({ CONSOLE_PORT: '4001' })).toEqual([
      'CONSOLE_PORT must differ from DEPLOYMENT_PORT: both are 4001.',
    ]);
    expect(problemsOf({ CONSOLE_PORT: '0', PORT: '0' })).toEqual([]);
  });

  test('derives the URL of the console from the port that it has', () => {
    const consoleUrlOf = (env: Record<string, string>) => readConfig(env).publicConsoleUrl;
    expect(consoleUrlOf({ PUBLIC_BACKEND_URL: 'https://api.example.com' })).toBe('https://api.example.com');
    expect(consoleUrlOf({ PUBLIC_BACKEND_URL: 'https://api.example.com', CONSOLE_PORT: '4002' })).toBe(
      'http://localhost:4002',
    );
    expect(consoleUrlOf({ PUBLIC_CONSOLE_URL: 'https://console.example.com' })).toBe('https://console.example.com');
    expect(problemsOf({ CONSOLE_PORT: 'abc' })).toEqual([
      'CONSOLE_PORT must be a whole number from 0 to 65535, not "abc".',
    ]);
    expect(readConfig({ HOST: '0.0.0.0' }).consoleHost).toBe('0.0.0.0');
  });

  test('requires the addresses of the pooler and of PostgreSQL together with DATABASE_POOLER', () => {
    const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgres://pooler/gatehouse', 'postgres://db/gatehouse'];
    const pooled = { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLER: 'transaction' };
    expect(readConfig(pooled)).toMatchObject({ databasePooler: 'transaction', databaseDirectUrl: DATABASE_DIRECT_URL });
    expect(readConfig({ DATABASE_URL })).toMatchObject({ databasePooler: null, databaseDirectUrl: null });
    expect(problemsOf({ DATABASE_URL, DATABASE_POOLER: 'transaction' })).toEqual([
      expect.stringMatching(/^DATABASE_POOLER needs DATABASE_DIRECT_URL, /),
    ]);
    expect(problemsOf({ DATABASE_DIRECT_URL, DATABASE_POOLER: 'transaction' })).toEqual([
      expect.stringMatching(/^DATABASE_POOLER needs DATABASE_URL, /),
    ]);
    expect(problemsOf({ DATABASE_URL, DATABASE_DIRECT_URL })).toEqual([
      expect.stringMatching(/^DATABASE_DIRECT_URL has an effect only with DATABASE_POOLER=transaction/),
    ]);
    expect(problemsOf({ ...pooled, DATABASE_POOLER: 'session' })).toEqual([
      'DATABASE_POOLER must be one of transaction, not "session".',
    ]);
  });

  test('reads the hosts and ports of standbys', () => {
    const read = (DATABASE_STANDBY_HOSTS: string) => ({
      DATABASE_URL: 'postgres://db-1/gatehouse',
      DATABASE_STANDBY_HOSTS,
    });
    expect(readConfig(read('db-2.example.com, 10.0.0.3:5433,[::1]:6000')).databaseStandbyHosts).toEqual([
      { host: 'db-2.example.com', port: 5432 },
      { host: '10.0.0.3', port: 5433 },
      { host: '::1', port: 6000 },
    ]);
    for (const text of [',', 'db-2,', 'user@db-2', 'db-2/gatehouse', 'db-2:99999', Array(9).fill('db-2').join()]) {
      expect(problemsOf(read(text)), text).toEqual([
        expect.stringMatching(/^DATABASE_STANDBY_HOSTS must be at most 8 servers like /),
      ]);
    }
    expect(problemsOf({ DATABASE_STANDBY_HOSTS: 'db-2' })).toEqual([
      expect.stringMatching(/^DATABASE_STANDBY_HOSTS needs DATABASE_URL, /),
    ]);
  });

  test('reads the URLs of replicas', () => {
    const read = (DATABASE_REPLICA_URLS: string) => ({
      DATABASE_URL: 'postgres://db-1/gatehouse',
      DATABASE_REPLICA_URLS,
    });
    expect(
      readConfig(read('postgres://db-2/gatehouse, postgres://u:p@db-3:5433/gatehouse')).databaseReplicaUrls,
    ).toEqual(['postgres://db-2/gatehouse', 'postgres://u:p@db-3:5433/gatehouse']);
    for (const text of ['db-2', 'postgres://db-2/gatehouse,', Array(9).fill('postgres://db-2/gatehouse').join()]) {
      expect(problemsOf(read(text)), text).toEqual([expect.stringMatching(/^DATABASE_REPLICA_URLS must be /)]);
    }
    expect(problemsOf({ DATABASE_REPLICA_URLS: 'postgres://db-2/gatehouse' })).toEqual([
      expect.stringMatching(/^DATABASE_REPLICA_URLS needs DATABASE_URL, /),
    ]);
  });

  test('never repeats a secret in an error', () => {
    const problems = problemsOf({
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      DATABASE_DIRECT_URL: 'mysql://root:hunter2@db/x',
      MASTER_KEY: 'hunter2',
      BOOTSTRAP_API_KEY: 'sk_test_hunter2',
      REDIS_URL: 'http://:hunter2@cache',
    });
    expect(problems).toHaveLength(5);
    expect(problems.join()).not.toContain('hunter2');
  });

  test('requires 32 bytes in a master key', () => {
    const key = Buffer.alloc(32, 7);
    expect(readConfig({ MASTER_KEY: key.toString('base64') }).masterKey).toBe(key.toString('base64'));
    expect(problemsOf({ MASTER_KEY: Buffer.alloc(31).toString('base64') })).toHaveLength(1);
    expect(problemsOf({ MASTER_KEY: Buffer.alloc(33).toString('base64') })).toHaveLength(1);
  });

  test('reads a public URL as an origin without a trailing slash', () => {
    const read = (text: string) => readConfig({ PUBLIC_DEPLOYMENT_URL: text }).publicDeploymentUrl;
    expect(read('https://id.example.com/')).toBe('https://id.example.com');
    expect(read('https://ID.example.com:8443')).toBe('https://id.example.com:8443');
    expect(problemsOf({ PUBLIC_DEPLOYMENT_URL: 'https://user:pw@id.example.com' })).toHaveLength(1);
    expect(problemsOf({ PUBLIC_DEPLOYMENT_URL: 'https://id.example.com/?a=b' })).toHaveLength(1);
  });

  test('reads an address in a list of CIDRs as its own range, and IPv4-mapped ranges as IPv4', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1, ::ffff:192.168.0.0/112' });
    const shown = trustProxy.map(([address, length]) => `${address.toString()}/${length}`);
    expect(shown).toEqual(['10.0.0.0/8', '::1/128', '192.168.0.0/16']);
  });

  test('reads rate limits with distinct windows and rejects others', () => {
    const read = (text: string) => readConfig({ RATE_LIMIT_PER_ADDRESS: text }).rateLimitPerAddress;
    expect(read('50/second, 1000/HOUR')).toEqual([
      { limit: 50, windowMs: 1_000 },
      { limit: 1_000, windowMs: 3_600_000 },
    ]);
    expect(read('100/15minutes,7/2Days')).toEqual([
      { limit: 100, windowMs: 900_000 },
      { limit: 7, windowMs: 172_800_000 },
    ]);
    const wrong = ['50', '50/second,', '1/second,2/second', '1/minute,2/60seconds', '1/0minutes', '1/100days'];
    for (const text of [...wrong, '1.5/minute', '-1/day', '0/day', '1/minute;2/hour', '1/week']) {
      expect(problemsOf({ RATE_LIMIT_PER_ADDRESS: text })).toHaveLength(1);
    }
  });

  test.each([
    ['on', true],
    ['TRUE', true],
    ['off', false],
    ['false', false],
  ])('reads PLAYGROUND=%s as %s', (text, value) => {
    expect(readConfig({ PLAYGROUND: text }).playground).toBe(value);
  });
});

describe('misspelledVariables', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['GATEHOUSE_DATA_DIR', 'DATA_DIR'],
    ['GATEHOUSE_API_KEYS', 'GATEHOUSE_API_KEY'],
    ['PUBLIC_DEPLOYMNT_URL', 'PUBLIC_DEPLOYMENT_URL'],
  ])('suggests for %s the variable %s', (name, meant) => {
    expect(misspelledVariables({ [name]: 'x', PATH: '/bin' })).toEqual([
      `${name} is not a variable of Gatehouse and has no effect. Did you mean ${meant}?`,
    ]);
  });

  test('accepts the variables of the service, of commands and of other programs', () => {
    const own = Object.fromEntries(describeConfig().map(({ name }) => [name, 'x']));
    expect(misspelledVariables({ ...own, GATEHOUSE_URL: 'x' })).toEqual([]);
    const others = ['HOSTNAME', 'HOME', 'PWD', 'SHELL', 'POST', 'NODE_OPTIONS', 'LOGNAME', 'npm_config_user_agent'];
    expect(misspelledVariables(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  });

  test('says nothing about a variable if the one with the correct name is set', () => {
    expect(misspelledVariables({ DATABASE_URL_2: 'x', DATABASE_URL: 'postgres://db/x' })).toEqual([]);
  });
});

describe('describeConfig', () => {
  test('describes each variable with a unique name and a meaning', () => {
    const variables = describeConfig();
    expect(new Set(variables.map(({ name }) => name)).size).toBe(variables.length);
    expect(variables.filter(({ meaning }) => meaning === '')).toEqual([]);
  });

  test('describes the variable of every setting', () => {
    expect(describeConfig()).toHaveLength(Object.keys(readConfig({})).length);
  });
});
