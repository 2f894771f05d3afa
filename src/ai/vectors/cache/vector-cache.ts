import type { Rows } from '../../../platform/database/tables.ts';
import { runInBackground } from '../../../platform/process/background.ts';
import { CachedIndex } from './cached-index.ts';
import type { CacheableIndex } from './cached-vectors.reads.ts';
import { listVectors, loadVectors } from './cached-vectors.reads.ts';

/** Vectors in memory, of all knowledge bases together. */
const MAX_BYTES = 256 * 1024 * 1024;
/** A larger index would displace too many others, and reading it would take too long. */
const MAX_SHARE_OF_INDEX = 0.5;

/** Vectors of one statement. PGlite has one connection, which others wait for. */
const LOAD_BATCH_SIZE = 250;

/** How long a search waits for vectors that are read for the first time. */
const MAX_WAIT_MS = 1_000;
/** After changes that took a second to read, further ones are read ten seconds later at the earliest. */
const REFRESH_PAUSE = 10;
/** Changes that are read in this time are read at once. */
const SHORT_REFRESH_MS = 100;

interface Entry {
  readonly knowledgeBaseId: string;
  readonly index: CachedIndex;
  version: number;
  refreshing: Promise<void> | undefined;
  notBefore: number;
}

/** Keeps the vectors of the indexes that were searched last, in this process. */
export class VectorCache {
  readonly #rows: Rows;
  readonly #maxBytes: number;
  readonly #onError: (error: unknown) => void;
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry>();
  readonly #loading = new Map<string, Promise<Entry>>();

  constructor(rows: Rows, onError: (error: unknown) => void, maxBytes = MAX_BYTES) {
    this.#rows = rows;
    this.#onError = onError;
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#entries.values().reduce((sum, { index }) => sum + index.bytes, 0);
  }

  /** Whether the index is small enough to be searched in memory. */
  accepts({ dimensions, vectorCount }: CacheableIndex): boolean {
    return vectorCount * dimensions * Int16Array.BYTES_PER_ELEMENT <= MAX_SHARE_OF_INDEX * this.#maxBytes;
  }

  /**
   * The vectors of an index, or null while they are read for the first time. A later search uses what is there, and starts to read
   * what has changed: the next search sees it.
   */
  async get(index: CacheableIndex): Promise<CachedIndex | null> {
    const entry = this.#entries.get(index.id) ?? (await this.#loaded(index));
    if (entry === null) return null;
    this.#entries.delete(index.id);
    this.#entries.set(index.id, entry);
    const isOutdated = entry.version !== index.indexVersion;
    if (isOutdated && entry.refreshing === undefined && performance.now() >= entry.notBefore) {
      entry.refreshing = runInBackground(() => this.#refresh(index, entry)).catch(this.#onError);
    }
    return entry.index;
  }

  /** Waits for the reads that searches have started. */
  async settle(): Promise<void> {
    await Promise.allSettled([
      ...this.#loading.values(),
      ...this.#entries.values().map(({ refreshing }) => refreshing),
    ]);
  }

  /** Waits for a limited time. */
  async #loaded(index: CacheableIndex): Promise<Entry | null> {
    const { promise: timeout, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), MAX_WAIT_MS);
    try {
      return await Promise.race([this.#load(index), timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Reads an index once for all searches that wait for it. The earlier index of the knowledge base is not searched any more. */
  #load(index: CacheableIndex): Promise<Entry> {
    let loading = this.#loading.get(index.id);
    if (loading === undefined) {
      const { id, knowledgeBaseId, dimensions, indexVersion: version } = index;
      for (const [earlier, entry] of this.#entries) {
        if (entry.knowledgeBaseId === knowledgeBaseId) this.#entries.delete(earlier);
      }
      const cached = new CachedIndex(dimensions);
      loading = runInBackground(() => this.#read(index, cached))
        .then(() => {
          const entry = { knowledgeBaseId, version, index: cached, refreshing: undefined, notBefore: 0 };
          this.#entries.set(id, entry);
          this.#evict();
          return entry;
        })
        .finally(() => this.#loading.delete(id));
      // A search that no longer waits does not fail. The next one tries again.
      loading.catch(this.#onError);
      this.#loading.set(id, loading);
    }
    return loading;
  }

  async #refresh(index: CacheableIndex, entry: Entry): Promise<void> {
    const startedAt = performance.now();
    try {
      await this.#read(index, entry.index);
      entry.version = index.indexVersion;
      this.#evict();
    } finally {
      const elapsedMs = performance.now() - startedAt;
      if (elapsedMs > SHORT_REFRESH_MS) entry.notBefore = performance.now() + REFRESH_PAUSE * elapsedMs;
      entry.refreshing = undefined;
    }
  }

  /** Removes the vectors that are no longer searched, and reads those that are missing. Searches can use the others meanwhile. */
  async #read(index: CacheableIndex, cached: CachedIndex): Promise<void> {
    const missing = cached.setChunks(await listVectors(this.#rows, index));
    for (let start = 0; start < missing.length; start += LOAD_BATCH_SIZE) {
      const batch = Array.from(missing.subarray(start, start + LOAD_BATCH_SIZE), (row) => ({
        row,
        chunkId: cached.chunkIdOf(row),
      }));
      await loadVectors(this.#rows, index, batch, (row, vector) => cached.setVector(row, vector));
    }
  }

  /** Removes the indexes that were not used for the longest time until the others fit. */
  #evict(): void {
    let { bytes } = this;
    for (const [id, { index }] of this.#entries) {
      if (bytes <= this.#maxBytes) return;
      this.#entries.delete(id);
      bytes -= index.bytes;
    }
  }
}
