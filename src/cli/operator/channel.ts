import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { Services } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type OperatorCommands, type OperatorRequest, operatorCommands } from './commands.ts';

/**
 * Serves operator scripts on a socket in `DATA_DIR` that only the operating system user of the service can open. That user can
 * read the data anyway, so the socket requires no credential.
 */
export async function serveOperators(services: Services, path: string): Promise<{ close(): Promise<void> }> {
  // Removes the socket of a killed process. The lock on DATA_DIR guarantees that no other process listens on it.
  await rm(path, { force: true });
  const server = createServer(async (incoming, outgoing) => {
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // `listen` creates the socket, so the umask is set before: other users must never be able to open it.
    const previousUmask = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(previousUmask);
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Runs a command in this process, which has the database open. */
export function runLocally<Name extends keyof OperatorCommands>(
  services: Services,
  { name, args }: OperatorRequest<Name>,
): ReturnType<OperatorCommands[Name]> {
  const run = operatorCommands[name] as (services: Services, args: unknown) => ReturnType<OperatorCommands[Name]>;
  return run(services, args);
}

/** Sends a command to the service that listens on the socket, and returns its result. */
export function runOverSocket<Name extends keyof OperatorCommands>(
  path: string,
  operatorRequest: OperatorRequest<Name>,
): ReturnType<OperatorCommands[Name]> {
  const response = new Promise<unknown>((resolve, reject) => {
    const outgoing = request({ socketPath: path, method: 'POST' }, async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const { result, error } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
        result?: unknown;
        error?: string;
      };
      if (error === undefined) resolve(result);
      else reject(new ServiceError('BAD_REQUEST', error));
    });
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify(operatorRequest));
  });
  return response as ReturnType<OperatorCommands[Name]>;
}
