export interface SeedCount {
  readonly created: number;
  readonly existing: number;
}

/** Counts, for each kind of data, what a run created and what already existed. */
export class SeedCounter {
  readonly #counts = new Map<string, SeedCount>();

  /** Returns `id` if it exists already, otherwise the id of the created resource. */
  async ensure(kind: string, id: string | undefined, create: () => Promise<{ readonly id: string }>): Promise<string> {
    const { created: made, existing: found } = this.#counts.get(kind) ?? { created: 0, existing: 0 };
    const ensured = id ?? (await create()).id;
    this.#counts.set(
      kind,
      id === undefined ? { created: made + 1, existing: found } : { created: made, existing: found + 1 },
    );
    return ensured;
  }

  get counts(): Readonly<Record<string, SeedCount>> {
    return Object.fromEntries(this.#counts);
  }
}
