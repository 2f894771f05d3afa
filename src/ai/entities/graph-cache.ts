import type { EntityGraph } from './entity-graph.ts';

interface Entry {
  graph: EntityGraph | null;
  /** The index version at which the graph was read. */
  version: number;
  loading: Promise<void> | null;
  /** The graph is not read again before this time, so that a knowledge base that grows is not read all the time. */
  notBefore: number;
}

export interface GraphCacheOptions {
  /** The memory of all graphs together. */
  readonly maxBytes: number;
  /** How long a search waits for a graph that is not in memory. */
  readonly maxWaitMs: number;
  readonly load: (deploymentId: number, knowledgeBaseId: string) => Promise<EntityGraph>;
  readonly clock?: () => number;
}

/** A graph that took a second to read is read again after ten seconds at the earliest. */
const RELOAD_PAUSE = 10;

/**
 * The graphs of the knowledge bases that were searched last. A search gets a graph that is a few seconds old while a newer one is
 * read: chunks of deleted documents are left out when the chunks themselves are read.
 */
export class GraphCache {
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry>();
  readonly #options: GraphCacheOptions;

  constructor(options: GraphCacheOptions) {
    this.#options = options;
  }

  /** The graph, or null while it is being read for the first time or when it does not fit into the memory. */
  async get(deploymentId: number, knowledgeBaseId: string, version: number): Promise<EntityGraph | null> {
    const name = `${deploymentId}/${knowledgeBaseId}`;
    const entry = this.#entries.get(name) ?? { graph: null, version: -1, loading: null, notBefore: 0 };
    this.#entries.delete(name);
    this.#entries.set(name, entry);
    if (entry.version !== version && entry.loading === null && this.#now() >= entry.notBefore) {
      entry.loading = this.#load(name, entry, deploymentId, knowledgeBaseId, version);
      // A search that has an earlier graph does not fail with the load. The next search tries again.
      entry.loading.catch(() => undefined);
    }
    if (entry.graph === null && entry.loading !== null) await this.#wait(entry.loading);
    return entry.graph;
  }

  async #load(name: string, entry: Entry, deploymentId: number, knowledgeBaseId: string, version: number) {
    const start = this.#now();
    try {
      const graph = await this.#options.load(deploymentId, knowledgeBaseId);
      entry.version = version;
      entry.graph = graph.bytes <= this.#options.maxBytes ? graph : null;
      this.#evict(name);
    } finally {
      entry.notBefore = this.#now() + (this.#now() - start) * RELOAD_PAUSE;
      entry.loading = null;
    }
  }

  /** Drops the graphs that were used least recently, except the one that was just read. */
  #evict(loaded: string): void {
    let bytes = 0;
    for (const { graph } of this.#entries.values()) bytes += graph?.bytes ?? 0;
    for (const [name, { graph, loading }] of this.#entries) {
      if (bytes <= this.#options.maxBytes) return;
      if (name === loaded || loading !== null) continue;
      this.#entries.delete(name);
      bytes -= graph?.bytes ?? 0;
    }
  }

  async #wait(loading: Promise<void>): Promise<void> {
    const timeout = Promise.withResolvers<void>();
    const timer = setTimeout(timeout.resolve, this.#options.maxWaitMs);
    try {
      await Promise.race([loading, timeout.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  #now(): number {
    return this.#options.clock?.() ?? performance.now();
  }
}
