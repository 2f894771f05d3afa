import { sql } from 'kysely';
import pg from 'pg';
import { inDatabase, ON_CITUS } from './citus.ts';
import { service } from './service.ts';

/** Tables that Citus copies to each node. */
const COPIED = /\b(deployment|api_key)_\d+\b/;

/** The values that each statement was last sent with. */
const lastValues = new Map<string, readonly unknown[]>();
/** Where each text runs, by the text. */
const places = new Map<string, Place>();

type Place = 'router' | 'reference' | 'local' | 'in several steps' | 'on all nodes';
const ORDER: readonly Place[] = ['router', 'reference', 'local', 'in several steps', 'on all nodes'];

/** A statement as pg receives it. */
interface SentStatement {
  readonly text?: string;
  readonly values?: readonly unknown[];
}

if (ON_CITUS) {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, sent: SentStatement, ...more: never[]) {
    if (sent.text !== undefined && sent.values !== undefined) lastValues.set(sent.text, sent.values);
    return (query as (...args: unknown[]) => unknown).call(this, sent, ...more);
  } as typeof query;
}

/** Where the cluster runs these statements of the service, in words: `2 router, 1 reference`. */
export async function placesOf(texts: readonly string[]): Promise<string> {
  const { services } = await service();
  const { rows: databases } = await sql<{ name: string }>`select current_database() as name`.execute(
    services.database.rows,
  );
  const address = inDatabase(process.env['DATABASE_URL'] as string, databases[0]?.name as string);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const found: Place[] = [];
    for (const text of texts) {
      const place = places.get(text) ?? (await placeOf(client, text));
      places.set(text, place);
      found.push(place);
    }
    return ORDER.flatMap((place) => {
      const count = found.filter((one) => one === place).length;
      return count === 0 ? [] : [`${count} ${place}`];
    }).join(', ');
  } finally {
    await client.end();
  }
}

async function placeOf(client: pg.Client, text: string): Promise<Place> {
  const { rows } = await client.query({ text: `explain ${text}`, values: [...(lastValues.get(text) ?? [])] });
  const plan = rows.map((row: Readonly<Record<string, string>>) => row['QUERY PLAN']).join('\n');
  if (/Distributed Subplan|INSERT \.\.\. SELECT/.test(plan)) return 'in several steps';
  const tasks = /Task Count: (\d+)/.exec(plan)?.[1];
  if (tasks === undefined) return COPIED.test(plan) ? 'reference' : 'local';
  if (tasks !== '1') return 'on all nodes';
  const tables = [...plan.matchAll(/\bon (?:public\.)?"?(\w+?)_\d+\b/g)].map(([, name]) => name ?? '');
  return tables.length > 0 && tables.every((name) => name === 'deployment' || name === 'api_key')
    ? 'reference'
    : 'router';
}
