/** Of the room for all: one deployment's, and that of the names it asks for, which anybody can make up. */
const SHARE_OF_DEPLOYMENT = 1 / 2;
const SHARE_OF_NAMES = 1 / 50;

interface Entry {
  readonly deploymentId: number;
  /** Null where the app is known by its name alone. */
  readonly appId?: string | null;
}

/** Entries by their keys, bounded in all and for each deployment, so that none can take the room of the others. */
export class Room<One extends Entry> {
  readonly #most: number;
  readonly #entries = new Map<string, One>();
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): One | undefined {
    return this.#entries.get(key);
  }

  /** Replaces what has this key, or adds it; false where there is no more room. */
  set(key: string, entry: One): boolean {
    if (!this.#entries.has(key)) {
      const shares = Object.entries(this.#sharesOf(entry));
      if (shares.some(([holder, most]) => this.#heldBy(holder) >= most)) return false;
      for (const [holder] of shares) this.#held.set(holder, this.#heldBy(holder) + 1);
    }
    this.#entries.set(key, entry);
    return true;
  }

  /** All there is; nothing of it stays. */
  empty(): One[] {
    const all = [...this.#entries.values()];
    this.#entries.clear();
    this.#held.clear();
    return all;
  }

  #sharesOf({ deploymentId, appId }: Entry): Record<string, number> {
    return {
      all: this.#most,
      [`deployment ${deploymentId}`]: Math.ceil(this.#most * SHARE_OF_DEPLOYMENT),
      ...(appId === null && { [`names ${deploymentId}`]: Math.ceil(this.#most * SHARE_OF_NAMES) }),
    };
  }

  #heldBy(holder: string): number {
    return this.#held.get(holder) ?? 0;
  }
}
