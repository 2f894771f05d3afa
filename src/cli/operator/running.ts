import { readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join, relative } from 'node:path';
import { ConfigError } from '../../platform/config.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { OperatorCommands, OperatorRequest } from './commands.ts';

/** What a running service tells operator scripts about itself. */
export interface ServiceDescription {
  readonly pid: number;
  /** The URL of the backend host. */
  readonly url: string;
  /** The database, as scripts print it, without the password. */
  readonly database: string;
}

export interface RunningService extends ServiceDescription {
  readonly socket: string;
}

const SOCKET_NAME = /^operator.*\.sock$/;
const DESCRIPTION_TIMEOUT_MS = 10_000;

/** The socket of a process. Several processes with PostgreSQL may share `DATA_DIR`. */
export function socketPath(dataDir: string, name: string): string {
  return shortest(join(dataDir, `operator-${name}.sock`));
}

/** The paths of sockets are limited to about 100 characters, which a relative path may respect. */
function shortest(path: string): string {
  const other = relative(process.cwd(), path);
  return other.length < path.length ? other : path;
}

/** The services that run with this `DATA_DIR`. Removes the sockets of killed processes. */
export async function findRunningServices(dataDir: string): Promise<RunningService[]> {
  const names = await readdir(dataDir).catch(() => []);
  const found = names.filter((name) => SOCKET_NAME.test(name)).sort();
  const services = await Promise.all(found.map((name) => describe(shortest(join(dataDir, name)))));
  return services.filter((service) => service !== null);
}

async function describe(socket: string): Promise<RunningService | null> {
  try {
    const description = (await exchange(socket, 'GET', DESCRIPTION_TIMEOUT_MS)) as ServiceDescription;
    return { socket, ...description };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM') {
      throw new ConfigError([`${socket} belongs to a service of another user. Run this command as that user.`]);
    }
    if (code === 'ECONNREFUSED') await rm(socket, { force: true });
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return null;
    throw new ConfigError([`The service at ${socket} does not respond (${code ?? String(error)}). Restart it.`]);
  }
}

/** Sends a command to a running service and returns its result. */
export async function runInService<Name extends keyof OperatorCommands>(
  { socket }: RunningService,
  operatorRequest: OperatorRequest<Name>,
): Promise<Awaited<ReturnType<OperatorCommands[Name]>>> {
  const response = await exchange(socket, 'POST', null, JSON.stringify(operatorRequest)).catch((error: Error) => {
    throw new ConfigError([
      `The service stopped before the command was done (${error.message}). Start it and try again.`,
    ]);
  });
  const { result, error } = response as { result?: Awaited<ReturnType<OperatorCommands[Name]>>; error?: string };
  if (error !== undefined) throw new ServiceError('BAD_REQUEST', error);
  return result as Awaited<ReturnType<OperatorCommands[Name]>>;
}

function exchange(socket: string, method: 'GET' | 'POST', timeoutMs: number | null, body?: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const signal = timeoutMs === null ? undefined : AbortSignal.timeout(timeoutMs);
    const outgoing = request({ socketPath: socket, method, agent: false, ...(signal && { signal }) }, (incoming) => {
      incoming.toArray().then((chunks) => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8'))), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
