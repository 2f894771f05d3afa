/** A map of limited size that deletes the least recently used entry. */
export class Lru<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#size) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
  }

  delete(key: Key): boolean {
    return this.#entries.delete(key);
  }
}
