import { createServer } from 'node:http';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { toNodeHandler } from 'better-auth/node';
import { organization } from 'better-auth/plugins/organization';
import pg from 'pg';

/** Better Auth with passwords and organizations. Each request reads the database, unless `cookie-cache` is given. */
const [connectionString = '', port = '0', cache = ''] = process.argv.slice(2);

const options = {
  baseURL: `http://127.0.0.1:${port}`,
  secret: 'only-for-measurements-0123456789abcdef',
  database: new pg.Pool({ connectionString, max: 10 }),
  emailAndPassword: { enabled: true },
  plugins: [organization()],
  rateLimit: { enabled: false },
  logger: { level: 'warn' },
  telemetry: { enabled: false },
  session: { cookieCache: { enabled: cache === 'cookie-cache', maxAge: 3600 } },
} satisfies BetterAuthOptions;

const { runMigrations } = await getMigrations(options);
await runMigrations();
createServer(toNodeHandler(betterAuth(options))).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
