import { ConfigError } from '../../config.ts';
import { USE_POOLER } from '../drivers/pooler.ts';
import { type PostgresAddress, postgresAddress } from '../drivers/postgres-address.ts';

interface Cause {
  readonly code: string;
  readonly message: string;
}

/** The sentence for an error, or null if another one applies. */
type Explain = (cause: Cause, at: PostgresAddress & { readonly server: string }) => string | null;

/** Messages of the driver and of the time limits when a server accepts the connection and does not respond. */
const SILENCE = /^(timeout exceeded|timeout expired|Connection terminated due to|The database did not respond)/;

const EXPLANATIONS: readonly Explain[] = [
  ({ code }, { server, host, port, user, database }) =>
    code !== '3D000'
      ? null
      : `${server} does not have the database ${quoted(database)}. Create it with \`createdb -h ${host} -p ${port} -U ${user} ${database}\`, or correct the name in DATABASE_URL.`,
  ({ code, message }, { server, user }) =>
    code === '28P01' || message.startsWith('SASL')
      ? `${server} rejects the password of the user ${quoted(user)}. Correct it in DATABASE_URL, with special characters percent-encoded (\`@\` is %40).`
      : null,
  ({ code, message }, { server, user }) =>
    code !== '28000'
      ? null
      : `${server} rejects the user ${quoted(user)} (${message}). Create the user, admit it in pg_hba.conf, or correct DATABASE_URL.`,
  ({ code }, { server }) =>
    code !== 'ECONNREFUSED'
      ? null
      : `${server} cannot be reached: no server listens there. Start PostgreSQL, or correct the host and the port in DATABASE_URL.`,
  ({ code }, { host }) =>
    code === 'ENOTFOUND' || code === 'EAI_AGAIN'
      ? `The host ${quoted(host)} of DATABASE_URL has no address. Correct the host, or check the DNS of this machine.`
      : null,
  ({ code, message }, { server }) =>
    /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code) || SILENCE.test(message)
      ? `${server} does not respond. Check the host and the port in DATABASE_URL, and the firewall between this machine and the server.`
      : null,
  ({ code, message }, { server, user, database }) =>
    code !== '42501'
      ? null
      : `${server} denies the user ${quoted(user)} a right (${message}). Make it the owner: \`alter database ${quoted(database)} owner to ${quoted(user)}\`.`,
  ({ code, message }, { server, user, database }) =>
    code !== '25006'
      ? null
      : `${server} accepts no changes (${message}). If it is a standby, set DATABASE_URL to the primary server, or name that in DATABASE_STANDBY_HOSTS. Otherwise default_transaction_read_only is on: \`alter database ${quoted(database)} reset default_transaction_read_only\`, and the same for the role ${quoted(user)}.`,
  ({ code, message }, { server }) =>
    /^(58P01|0A000|22023)$/.test(code) && message.includes('extension')
      ? `${server} lacks an extension (${message}). Install the contrib package of PostgreSQL on the server.`
      : null,
  ({ code }, { server }) =>
    code !== '53300'
      ? null
      : `${server} has no free connection. Lower DATABASE_POOL_SIZE, or raise max_connections of the server.`,
  ({ code }, { server }) =>
    /^57P0[123]$/.test(code) ? `${server} starts or stops at the moment. Start again after some seconds.` : null,
  ({ message }, { server }) =>
    message.includes('does not support SSL')
      ? `${server} does not offer TLS. Remove sslmode from DATABASE_URL, or enable ssl on the server.`
      : null,
  ({ code }, { server }) =>
    /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(code)
      ? `The certificate of ${server} is not trusted (${code}). Add sslrootcert=FILE with its authority to DATABASE_URL.`
      : null,
  ({ code, message }, { host, port }) =>
    code === '08P01' && message.includes('startup parameter')
      ? `The server at ${host}:${port} is a pooler (${message}). ${USE_POOLER}`
      : null,
  ({ code, message }, { server }) =>
    code === 'ECONNRESET' || message.startsWith('Connection terminated')
      ? `${server} closed the connection. Check that DATABASE_URL names a PostgreSQL server.`
      : null,
];

/** A ConfigError with the reason why PostgreSQL at the URL of the variable cannot be opened. Other errors, which are bugs, are returned unchanged. */
export function explainOpenError(error: unknown, databaseUrl: string, variable = 'DATABASE_URL'): unknown {
  const cause = causeOf(error);
  if (cause === null || error instanceof ConfigError) return error;
  const address = postgresAddress(databaseUrl);
  const at = { ...address, server: `PostgreSQL at ${address.host}:${address.port}` };
  const sentence = EXPLANATIONS.map((explain) => explain(cause, at)).find((each) => each !== null);
  return sentence === undefined ? error : new ConfigError([sentence.replaceAll('DATABASE_URL', variable)]);
}

/** The code and the message of the driver's error. MikroORM wraps it. */
function causeOf(error: unknown): Cause | null {
  if (!(error instanceof Error)) return null;
  const { code, cause, message } = error as NodeJS.ErrnoException;
  if (code === undefined && cause !== undefined && !SILENCE.test(message)) return causeOf(cause);
  return { code: code ?? '', message };
}

const quoted = (name: string) => JSON.stringify(name);
