import { runInBackground } from '../../platform/background.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { CacheableIndex } from './cacheable-index.ts';
import { CachedIndex } from './cached-index.ts';
import { listVectors, loadVectors } from './cached-vectors.reads.ts';

/** Vectors in memory, of all knowledge bases together. */
const MAX_BYTES = 256 * 1024 * 1024;
/** A larger index would displace too many others, and reading it would take too long. */
const MAX_SHARE_OF_INDEX = 0.5;

interface Entry {
  version: number;
  index: CachedIndex;
  refreshing: Promise<void> | undefined;
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
    return vectorCount * dimensions * Float32Array.BYTES_PER_ELEMENT <= MAX_SHARE_OF_INDEX * this.#maxBytes;
  }

  /**
   * The vectors of an index. The first search reads them. A later one uses what is there, and starts to read what has changed: the
   * next search sees it.
   */
  async get(index: CacheableIndex): Promise<CachedIndex> {
    const entry = this.#entries.get(index.id) ?? (await this.#load(index));
    this.#entries.delete(index.id);
    this.#entries.set(index.id, entry);
    if (entry.version !== index.indexVersion && entry.refreshing === undefined) {
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

  /** Reads an index once for all searches that wait for it. */
  #load(index: CacheableIndex): Promise<Entry> {
    let loading = this.#loading.get(index.id);
    if (loading === undefined) {
      loading = this.#read(index, new CachedIndex(index.dimensions, 0))
        .then((cached) => {
          const entry = { version: index.indexVersion, index: cached, refreshing: undefined };
          this.#entries.set(index.id, entry);
          this.#evict();
          return entry;
        })
        .finally(() => this.#loading.delete(index.id));
      this.#loading.set(index.id, loading);
    }
    return loading;
  }

  async #refresh(index: CacheableIndex, entry: Entry): Promise<void> {
    try {
      entry.index = await this.#read(index, entry.index);
      entry.version = index.indexVersion;
      this.#evict();
    } finally {
      entry.refreshing = undefined;
    }
  }

  /** Copies the vectors that are still searched from the earlier state, and reads the others. */
  async #read(index: CacheableIndex, earlier: CachedIndex): Promise<CachedIndex> {
    const chunks = await listVectors(this.#rows, index);
    const next = new CachedIndex(index.dimensions, chunks.length);
    const missing = chunks.filter((chunk) => !next.copy(chunk, earlier));
    const documentOf = new Map(missing.map(({ chunkId, documentId }) => [chunkId, documentId]));
    await loadVectors(this.#rows, index, [...documentOf.keys()], (chunkId, bytes) =>
      next.add({ chunkId, documentId: documentOf.get(chunkId) as string }, bytes),
    );
    return next;
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
