import { Client, type ClientConfig } from 'pg';
import type { DatabaseServer } from '../../config.ts';
import { limitQuery } from '../limits/limit-queries.ts';

/** Creates clients, as pools and scripts need them. */
export type ClientClass = new (config?: ClientConfig) => Client;

/** How long a server may take to say whether it is a standby. */
const ANSWER_LIMIT_MS = 5_000;

/** Of a server that is a standby: the SQLSTATE with which PostgreSQL rejects a change, so that it counts as unavailable. */
class StandbyError extends Error {
  override readonly name = 'StandbyError';
  readonly code = '25006';

  constructor({ host, port }: DatabaseServer) {
    super(`The server at ${host}:${port} is a standby`);
  }
}

/**
 * The class of clients of a database with standbys. A new connection leads to the primary server: the last one that is known, or the first
 * server that answers that it is the primary. Each new connection asks, because a former primary may return as a standby. All clients of
 * the class share what is known. `pg` has no `target_session_attrs` of libpq.
 */
export function clientsOfPrimary(standbys: readonly DatabaseServer[]): ClientClass {
  if (standbys.length === 0) return Client;
  let primary: DatabaseServer | undefined;
  let finding: Promise<DatabaseServer> | undefined;

  return class PrimaryClient extends Client {
    readonly #config: ClientConfig | undefined;

    constructor(config?: ClientConfig) {
      super(config);
      this.#config = config;
      // A pool listens only to clients that have connected. This one may lose its connection before, while it asks the server.
      this.on('error', () => {});
    }

    // biome-ignore lint/suspicious/noExplicitAny: the method of pg has two forms, one with a callback
    override connect(callback?: (error: any, client?: any) => void): any {
      const connecting = this.#connectToPrimary();
      if (callback === undefined) return connecting;
      connecting.then(
        () => callback(null, this),
        (error: unknown) => callback(error),
      );
    }

    async #connectToPrimary(): Promise<Client> {
      const server = primary ?? (await this.#findPrimary());
      try {
        leadTo(this, server);
        await super.connect();
        await assertPrimary(this, server);
        primary = server;
        return this;
      } catch (error) {
        if (primary === server) primary = undefined;
        void this.end().catch(() => undefined);
        throw error;
      }
    }

    /** Asks all servers at once, because one that has failed may not respond. */
    #findPrimary(): Promise<DatabaseServer> {
      const { host, port } = this;
      const servers = [{ host, port }, ...standbys];
      finding ??= Promise.any(servers.map((server) => ask(this.#config, server)))
        .catch(({ errors }: AggregateError) => {
          // Of a server that cannot be reached, if there is one: it may be the primary.
          throw errors.find((error) => !(error instanceof StandbyError)) ?? errors[0];
        })
        .finally(() => {
          finding = undefined;
        });
      return finding;
    }
  };
}

/** Returns the server if it is the primary. */
async function ask(config: ClientConfig | undefined, server: DatabaseServer): Promise<DatabaseServer> {
  const client = new Client(config);
  client.on('error', () => {});
  leadTo(client, server);
  try {
    await client.connect();
    await assertPrimary(client, server);
    return server;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** `pg` reads the address of a client when it connects. */
function leadTo(client: Client, { host, port }: DatabaseServer): void {
  client.host = host;
  client.port = port;
}

async function assertPrimary(client: Client, server: DatabaseServer): Promise<void> {
  const { rows } = await limitQuery(client, ANSWER_LIMIT_MS, () =>
    client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"'),
  );
  if (rows[0]?.isStandby !== false) throw new StandbyError(server);
}
