import DataLoader from 'dataloader';

/** Reads the values of many keys in one statement; a key without a row is missing from the map. */
export type BatchOf<Context, Key, Value, Args = undefined> = (
  ctx: Context,
  keys: readonly Key[],
  args: Args,
) => Promise<ReadonlyMap<Key, Value>>;

/**
 * The batches of one request. Each edge is one statement for each level of a query, however many parents there are: keys
 * asked in the same tick are read together. An edge with arguments has one batch for each set of arguments.
 */
export class Loaders<Context> {
  // biome-ignore lint/suspicious/noExplicitAny: one map holds the batches of all edges, each typed by load()'s signature
  readonly #byBatch = new Map<BatchOf<Context, any, any, any>, Map<string, DataLoader<any, any>>>();
  readonly #context: () => Context;

  constructor(context: () => Context) {
    this.#context = context;
  }

  /** The value of a key, or undefined. */
  load<Key, Value>(batch: BatchOf<Context, Key, Value>, key: Key): Promise<Value | undefined>;
  load<Key, Value, Args>(batch: BatchOf<Context, Key, Value, Args>, key: Key, args: Args): Promise<Value | undefined>;
  load<Key, Value, Args>(batch: BatchOf<Context, Key, Value, Args>, key: Key, args?: Args): Promise<Value | undefined> {
    return this.#loader(batch, args).load(key);
  }

  /** Gives the value of a key that has been read already, until the next {@link clear}. */
  prime<Key, Value>(batch: BatchOf<Context, Key, Value>, key: Key, value: Value): void {
    this.#loader(batch, undefined).prime(key, value);
  }

  /** Forgets what was read; a command calls it, so that its answer shows what it wrote. */
  clear(): void {
    this.#byBatch.clear();
  }

  #loader<Key, Value, Args>(
    batch: BatchOf<Context, Key, Value, Args>,
    args: Args | undefined,
  ): DataLoader<Key, Value | undefined> {
    let byArgs = this.#byBatch.get(batch);
    if (byArgs === undefined) {
      byArgs = new Map();
      this.#byBatch.set(batch, byArgs);
    }
    const name = args === undefined ? '' : JSON.stringify(args);
    let loader = byArgs.get(name);
    if (loader === undefined) {
      loader = new DataLoader<Key, Value | undefined>(
        async (keys) => {
          const values = await batch(this.#context(), keys, args as Args);
          return keys.map((each) => values.get(each));
        },
        // One statement takes as many keys as there are: they travel as one array parameter.
        { maxBatchSize: Number.POSITIVE_INFINITY },
      );
      byArgs.set(name, loader);
    }
    return loader;
  }
}
