import type { Context } from '../context.ts';
import type { BatchOf } from './loaders.ts';

/** Reads the values of many keys in one statement; a key without a row is missing from the map. */
export type Batch<Key, Value, Args = undefined> = BatchOf<Context, Key, Value, Args>;
