export interface Count {
  readonly made: number;
  readonly found: number;
}

/** What a filling made and what stood there already, by kind. */
export class Ledger {
  readonly #counts = new Map<string, Count>();

  /** The id of what was found, which stays as it is; or else of what is made now. */
  async ensure(kind: string, id: string | undefined, make: () => Promise<{ readonly id: string }>): Promise<string> {
    const { made, found } = this.#counts.get(kind) ?? { made: 0, found: 0 };
    const ensured = id ?? (await make()).id;
    this.#counts.set(kind, id === undefined ? { made: made + 1, found } : { made, found: found + 1 });
    return ensured;
  }

  get counts(): Readonly<Record<string, Count>> {
    return Object.fromEntries(this.#counts);
  }
}
