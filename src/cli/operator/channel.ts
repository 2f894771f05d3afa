import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { Services } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Log } from '../../platform/logging/log.ts';
import { type OperatorCommands, type OperatorRequest, operatorCommands } from './commands.ts';
import { findRunningServices, type ServiceDescription, socketPath } from './running.ts';

/**
 * Serves operator scripts on a socket in `DATA_DIR` that only the operating system user of the service can open. That user can
 * read the data anyway, so the socket requires no credential. A service that cannot create the socket runs without it.
 */
export async function serveOperators(
  services: Services,
  log: Log,
  description: ServiceDescription,
): Promise<{ close(): Promise<void> }> {
  const { dataDir } = services.config;
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.method === 'GET') return outgoing.end(JSON.stringify(description));
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const operatorRequest = JSON.parse(Buffer.concat(chunks).toString('utf8')) as OperatorRequest;
      outgoing.end(JSON.stringify({ result: (await runLocally(services, operatorRequest)) ?? null }));
    } catch (error) {
      const message = error instanceof ServiceError ? error.message : String(error);
      outgoing.end(JSON.stringify({ error: message }));
    }
  });
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Removes the sockets of killed processes.
    await findRunningServices(dataDir);
    await listenPrivately(server, socketPath(dataDir, randomBytes(4).toString('hex')));
  } catch (error) {
    log.warn({ code: (error as NodeJS.ErrnoException).code, dataDir }, NO_SOCKET);
    return { close: async () => undefined };
  }
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

const NO_SOCKET =
  'Commands such as `npm run cli -- deployments list` cannot find this service, because the socket in DATA_DIR could not be created. Set DATA_DIR to a short path that this process can write to.';

function listenPrivately(server: Server, path: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // `listen` creates the socket, so the umask is set before: other users must never be able to open it.
    const previousUmask = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(previousUmask);
  });
}

/** Runs a command in this process, which has the database open. */
export function runLocally<Name extends keyof OperatorCommands>(
  services: Services,
  { name, args }: OperatorRequest<Name>,
): ReturnType<OperatorCommands[Name]> {
  const run = operatorCommands[name] as (services: Services, args: unknown) => ReturnType<OperatorCommands[Name]>;
  return run(services, args);
}
