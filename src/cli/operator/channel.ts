import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { Services } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type OperatorCall, type OperatorCommands, operatorCommands } from './commands.ts';

/**
 * Serves operators' scripts on a socket in `DATA_DIR` that only the service's own user can open. Whoever can open it could
 * read the data itself, so it asks for no credential.
 */
export async function serveOperators(services: Services, path: string): Promise<{ close(): Promise<void> }> {
  // What a killed process left: the lock on DATA_DIR proves that nobody listens there any more.
  await rm(path, { force: true });
  const server = createServer(async (incoming, outgoing) => {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const call = JSON.parse(Buffer.concat(chunks).toString('utf8')) as OperatorCall;
      outgoing.end(JSON.stringify({ result: (await runHere(services, call)) ?? null }));
    } catch (error) {
      const message = error instanceof ServiceError ? error.message : String(error);
      outgoing.end(JSON.stringify({ error: message }));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // The socket is made by this very call: at no moment may other users open it.
    const usual = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(usual);
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Runs a command in the process that has the data open. */
export function runHere<Name extends keyof OperatorCommands>(
  services: Services,
  { name, args }: OperatorCall<Name>,
): ReturnType<OperatorCommands[Name]> {
  const run = operatorCommands[name] as (services: Services, args: unknown) => ReturnType<OperatorCommands[Name]>;
  return run(services, args);
}

/** Asks the service behind the socket to run a command. */
export function runThere<Name extends keyof OperatorCommands>(
  path: string,
  call: OperatorCall<Name>,
): ReturnType<OperatorCommands[Name]> {
  const answer = new Promise<unknown>((resolve, reject) => {
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
    outgoing.end(JSON.stringify(call));
  });
  return answer as ReturnType<OperatorCommands[Name]>;
}
