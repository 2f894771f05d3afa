import { newToken } from '../../platform/crypto/tokens.ts';

/** Values that a random key stands for, until they are taken or expire. The oldest ones make way for new ones. */
export class SingleUse<Value> {
  readonly #values = new Map<string, { readonly value: Value; readonly expiresAt: number }>();
  readonly #lifetimeMs: number;
  readonly #limit: number;

  constructor(lifetimeMs: number, limit = 1_000) {
    this.#lifetimeMs = lifetimeMs;
    this.#limit = limit;
  }

  /** Stores a value and returns its key. */
  add(value: Value): string {
    const key = newToken();
    this.#values.set(key, { value, expiresAt: Date.now() + this.#lifetimeMs });
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#limit && oldest !== undefined) this.#values.delete(oldest);
    return key;
  }

  /** The value of a key, which remains. */
  find(key: string): Value | undefined {
    const found = this.#values.get(key);
    return found !== undefined && found.expiresAt > Date.now() ? found.value : undefined;
  }

  /** The value of a key, which can be taken once. */
  take(key: string): Value | undefined {
    const value = this.find(key);
    this.#values.delete(key);
    return value;
  }
}
