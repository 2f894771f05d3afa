import pg from 'pg';
import { compare } from './compare.ts';
import { type Place, PORTS, say } from './gatehouse.ts';
import { BaseClient, type Collection } from './retrieval-collection.ts';
import { seed } from './seed.ts';

const CHUNKS = 5_000;
/** The rate of searches is at least this share of that of the list of members. */
const TARGET = 0.05;

async function maintain(address: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query('vacuum (analyze)');
  await client.end();
}

/** Compares searches of 5,000 chunks with `GET /workspaces/{id}/members?limit=10`, both of Gatehouse. */
export async function compareRates({ address, apiKey }: Place, { docs, queries }: Collection): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  await seed(client);
  await client.end();
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const url = `http://127.0.0.1:${PORTS.gatehouse}`;
  const members = { url: `${url}/workspaces/2000007/members?limit=10`, method: 'GET', headers } as const;
  const contents = Object.values(docs).filter((content) => content.trim() !== '');
  const repeated = Array.from(
    { length: CHUNKS },
    (_, at) => [String(at), contents[at % contents.length] ?? ''] as const,
  );
  for (const type of ['vector', 'graph', 'hybrid'] as const) {
    const base = await BaseClient.create(apiKey, type);
    await base.upload(repeated);
    const [query = ''] = Object.values(queries);
    if (type !== 'graph') await base.waitFor('vector', query);
    if (type !== 'vector') await base.waitFor('graph', query);
    // As autovacuum does about a minute after an import.
    await maintain(address);
    for (const weights of [{ lexical: 1, vector: 0, graph: 0 }, undefined]) {
      const bodies = Object.values(queries).map((text) =>
        JSON.stringify({ query: text.trim().slice(0, 8_000), ...(weights && { weights }) }),
      );
      const search = { url: `${url}/ai-knowledge-bases/${base.id}/search`, method: 'POST', headers, bodies } as const;
      const title = `${type}, ${weights ? 'lexical by itself' : 'default'}: searches of ${CHUNKS} documents`;
      await compare(
        title,
        [
          ['searches', search],
          ['members', members],
        ],
        TARGET,
      );
    }
    say(`  ${type} is done`);
  }
}
