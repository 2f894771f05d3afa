import { Client } from 'pg';

/** Where a URL of PostgreSQL leads, with the defaults of the driver and without the password. */
export interface PostgresAddress {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
}

/** Reads the URL as the driver reads it, which connects only later. */
export function postgresAddress(connectionString: string): PostgresAddress {
  const { host, port, database = '', user = '' } = new Client({ connectionString });
  return { host, port, database, user };
}
