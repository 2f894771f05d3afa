/** Share of the entries that one deployment may use, and share for app names, which callers can make up. */
const MAX_SHARE_PER_DEPLOYMENT = 1 / 2;
const MAX_SHARE_OF_APP_NAMES = 1 / 50;

interface Entry {
  readonly deploymentId: number;
  /** Null when only the app's name is known. */
  readonly appId?: string | null;
}

/** A map with a limit for all entries and one for each deployment, so that no deployment can use up the capacity. */
export class BoundedBuffer<Value extends Entry> {
  readonly #maxEntries: number;
  readonly #entries = new Map<string, Value>();
  readonly #entryCounts = new Map<string, number>();

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  /** Adds or replaces an entry. Returns false when a limit is reached. */
  set(key: string, entry: Value): boolean {
    if (!this.#entries.has(key)) {
      const limits = Object.entries(this.#limitsOf(entry));
      if (limits.some(([group, limit]) => this.#entryCount(group) >= limit)) return false;
      for (const [group] of limits) this.#entryCounts.set(group, this.#entryCount(group) + 1);
    }
    this.#entries.set(key, entry);
    return true;
  }

  /** Returns all entries and clears the buffer. */
  drain(): Value[] {
    const all = [...this.#entries.values()];
    this.#entries.clear();
    this.#entryCounts.clear();
    return all;
  }

  #limitsOf({ deploymentId, appId }: Entry): Record<string, number> {
    return {
      all: this.#maxEntries,
      [`deployment ${deploymentId}`]: Math.ceil(this.#maxEntries * MAX_SHARE_PER_DEPLOYMENT),
      ...(appId === null && { [`names ${deploymentId}`]: Math.ceil(this.#maxEntries * MAX_SHARE_OF_APP_NAMES) }),
    };
  }

  #entryCount(group: string): number {
    return this.#entryCounts.get(group) ?? 0;
  }
}
