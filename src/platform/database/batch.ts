import type { Context } from '../context.ts';
import type { BatchOf } from './loaders.ts';

/** Reads the values of many keys in one statement. The map has no entry for a key without a row. */
export type Batch<Key, Value, Args = undefined> = BatchOf<Context, Key, Value, Args>;
