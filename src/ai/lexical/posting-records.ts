import { type RawBuilder, sql } from 'kysely';

/**
 * Postings in a compact form, in the order of their chunks: for each the id of the chunk in 8 bytes, then the frequency of the term
 * and the number of the chunk's lexemes in 2 bytes each.
 */
export const RECORD_BYTES = 12;

/** Larger numbers hardly change a score. */
const MAX_SHORT = 32_767;

/** The record of a row of `chunk_posting`. */
export const recordOf = (posting: string): RawBuilder<Buffer> => {
  const column = (name: string) => sql.ref(`${posting}.${name}`);
  return sql<Buffer>`(int8send(${column('chunk_id')})
    || int2send(least(${column('frequency')}, ${sql.lit(MAX_SHORT)})::smallint)
    || int2send(least(${column('lexeme_count')}, ${sql.lit(MAX_SHORT)})::smallint))`;
};

/** A `bytea` in a form that the drivers read faster than theirs, which is hexadecimal. */
export const bytesText = (bytes: RawBuilder<Buffer>): RawBuilder<string> => sql<string>`encode(${bytes}, 'base64')`;

export const bytesFromText = (text: string): Buffer => Buffer.from(text, 'base64');

/** The id of the chunk of a record. */
export const chunkIdAt = (records: Buffer, index: number): bigint => records.readBigInt64BE(index * RECORD_BYTES);

export const recordCount = (records: Buffer): number => records.length / RECORD_BYTES;

/** Merges records of different chunks. Usually those of `added` are all newer. */
export function mergeRecords(records: Buffer, added: Buffer): Buffer {
  const [count, addedCount] = [recordCount(records), recordCount(added)];
  if (count === 0 || addedCount === 0 || chunkIdAt(records, count - 1) < chunkIdAt(added, 0)) {
    return Buffer.concat([records, added]);
  }
  const all = [...eachRecord(records), ...eachRecord(added)];
  return Buffer.concat(all.sort((a, b) => Buffer.compare(a, b)));
}

/** The records of chunks that are not in the set. */
export function withoutChunks(records: Buffer, chunkIds: ReadonlySet<bigint>): Buffer {
  return Buffer.concat([...eachRecord(records)].filter((record) => !chunkIds.has(chunkIdAt(record, 0))));
}

/** Records in parts of up to `size` records. */
export function* partsOf(records: Buffer, size: number): Generator<Buffer> {
  for (let start = 0; start < records.length; start += size * RECORD_BYTES) {
    yield records.subarray(start, start + size * RECORD_BYTES);
  }
}

function* eachRecord(records: Buffer): Generator<Buffer> {
  yield* partsOf(records, 1);
}
