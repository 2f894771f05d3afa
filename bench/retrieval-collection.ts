import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { PORTS, say } from './gatehouse.ts';
import type { Grades } from './retrieval-metrics.ts';

/** Documents and queries with relevance judgements. */
export interface Collection {
  readonly docs: Readonly<Record<string, string>>;
  readonly queries: Readonly<Record<string, string>>;
  /** The grades of the relevant documents of each query. */
  readonly rel: Readonly<Record<string, Grades>>;
}

export type BaseType = 'vector' | 'graph' | 'hybrid';
export type Leg = 'lexical' | 'vector' | 'graph';

/** Reads a collection from a `.json` or `.json.gz` file. */
export async function readCollection(file: string): Promise<Collection> {
  const bytes = await readFile(file);
  const text = file.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8');
  return JSON.parse(text) as Collection;
}

const BATCH_SIZE = 100;
const POLL_MS = 1_000;
/** The vectors are complete when a search returns the same results this many times. */
const EQUAL_RESULTS = 5;

/** Requests to one knowledge base of the service. */
export class BaseClient {
  readonly #apiKey: string;
  readonly id: string;

  constructor(apiKey: string, id: string) {
    this.#apiKey = apiKey;
    this.id = id;
  }

  static async create(apiKey: string, type: BaseType): Promise<BaseClient> {
    const { id } = await post(apiKey, '/ai-knowledge-bases', { name: type, type });
    return new BaseClient(apiKey, id);
  }

  search(input: object) {
    return post(this.#apiKey, `/ai-knowledge-bases/${this.id}/search`, input);
  }

  /** Uploads up to 100 documents, whose names are their ids. */
  async add(docs: readonly (readonly [id: string, content: string])[]): Promise<void> {
    const documents = docs.map(([id, content]) => ({ name: `${id}.txt`, type: 'txt', content }));
    await post(this.#apiKey, `/ai-knowledge-bases/${this.id}/documents/batch`, { documents });
  }

  /** The numbers of chunks and of documents that are not ready, and the state of the vectors. */
  async state(): Promise<{ chunks: number; waiting: number; vectors: string }> {
    const query = `query ($id: ID!) { aiKnowledgeBase(id: $id) { vectors { status chunks }
      pending: documents(first: 1, filter: { status: PENDING }) { totalCount }
      processing: documents(first: 1, filter: { status: PROCESSING }) { totalCount } } }`;
    const { data } = await post(this.#apiKey, '/graphql', { query, variables: { id: this.id } });
    const { vectors, pending, processing } = data.aiKnowledgeBase;
    return {
      chunks: vectors.chunks,
      waiting: pending.totalCount + processing.totalCount,
      vectors: vectors.status,
    };
  }

  /** Uploads documents, whose names are their ids, and waits until they are processed. Returns the seconds. */
  async upload(docs: readonly (readonly [id: string, content: string])[]): Promise<number> {
    const startedAt = performance.now();
    for (let at = 0; at < docs.length; at += BATCH_SIZE) await this.add(docs.slice(at, at + BATCH_SIZE));
    say(`  uploaded ${docs.length} documents in ${secondsSince(startedAt).toFixed(1)} s`);
    for (;;) {
      const { ready, failed } = await this.#counts();
      if (failed > 0) throw new Error(`${failed} documents failed.`);
      if (ready === docs.length) return secondsSince(startedAt);
      say(`  ${ready} of ${docs.length} documents are ready after ${secondsSince(startedAt).toFixed(0)} s`);
      await sleep(POLL_MS);
    }
  }

  /** Waits until a leg searches and its results no longer change. Returns the seconds. */
  async waitFor(leg: Leg, query: string): Promise<number> {
    const startedAt = performance.now();
    let before = '';
    for (let equal = 0; equal < EQUAL_RESULTS; ) {
      const { data, legs } = await this.search({ query, limit: 100, weights: only(leg) });
      const shown = legs.includes(leg) ? JSON.stringify(data) : '';
      equal = shown !== '' && shown === before ? equal + 1 : 0;
      before = shown;
      if (secondsSince(startedAt) > 600) throw new Error(`The ${leg} leg does not search.`);
      await sleep(POLL_MS);
    }
    return secondsSince(startedAt) - (EQUAL_RESULTS * POLL_MS) / 1_000;
  }

  async #counts(): Promise<{ ready: number; failed: number }> {
    const query = `query ($id: ID!) { aiKnowledgeBase(id: $id) {
      ready: documents(first: 1, filter: { status: READY }) { totalCount }
      failed: documents(first: 1, filter: { status: FAILED }) { totalCount } } }`;
    const { data } = await post(this.#apiKey, '/graphql', { query, variables: { id: this.id } });
    const { ready, failed } = data.aiKnowledgeBase;
    return { ready: ready.totalCount, failed: failed.totalCount };
  }
}

/** The weights with which only one leg searches. */
export const only = (leg: Leg) => ({ lexical: 0, vector: 0, graph: 0, [leg]: 1 });

const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1_000;

async function post(apiKey: string, path: string, body: object) {
  const response = await fetch(`http://127.0.0.1:${PORTS.gatehouse}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: the path decides about the fields
  const received: any = await response.json();
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${JSON.stringify(received)}`);
  return received;
}
