import DataLoader from 'dataloader';

/** Reads the values of many keys in one statement. The map has no entry for a key without a row. */
export type BatchOf<Context, Key, Value, Args = undefined> = (
  ctx: Context,
  keys: readonly Key[],
  args: Args,
) => Promise<ReadonlyMap<Key, Value>>;

/**
 * The data loaders of one request. An edge takes one statement for each level of a query, for any number of parents: keys that
 * are requested in the same tick are read together. An edge with arguments has one batch for each set of arguments.
 */
export class Loaders<Context> {
  // biome-ignore lint/suspicious/noExplicitAny: one map has the batches of all edges, each typed by the signature of load()
  readonly #byBatch = new Map<BatchOf<Context, any, any, any>, Map<string, DataLoader<any, any>>>();
  readonly #context: () => Context;

  constructor(context: () => Context) {
    this.#context = context;
  }

  /** Reads the value of a key. Returns undefined when it has none. */
  load<Key, Value>(batch: BatchOf<Context, Key, Value>, key: Key): Promise<Value | undefined>;
  load<Key, Value, Args>(batch: BatchOf<Context, Key, Value, Args>, key: Key, args: Args): Promise<Value | undefined>;
  load<Key, Value, Args>(batch: BatchOf<Context, Key, Value, Args>, key: Key, args?: Args): Promise<Value | undefined> {
    return this.#loader(batch, args).load(key);
  }

  /** Stores the value of a key that was already read, until the next {@link clear}. */
  prime<Key, Value>(batch: BatchOf<Context, Key, Value>, key: Key, value: Value): void {
    this.#loader(batch, undefined).prime(key, value);
  }

  /** Clears the cached values. Commands call it, so that the response shows their changes. */
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
        // All keys are sent as one array parameter.
        { maxBatchSize: Number.POSITIVE_INFINITY },
      );
      byArgs.set(name, loader);
    }
    return loader;
  }
}
