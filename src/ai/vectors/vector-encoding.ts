import { type RawBuilder, sql } from 'kysely';
import { decodeBase64 } from '../legs/decode-base64.ts';

/** Vectors have elements of about 0.01 to 1, of which four digits are enough. */
const DECIMALS = 1e7;

/** A vector as the text of a `real[]`. Arrays of arrays would be one array to PostgreSQL. */
export function arrayText(vector: Float32Array): string {
  const parts = new Array<number>(vector.length);
  for (let at = 0; at < vector.length; at++) parts[at] = Math.round((vector[at] as number) * DECIMALS) / DECIMALS;
  return `{${parts.join()}}`;
}

/** A `real[]` in a form that {@link vectorFromBytes} reads faster than numbers in decimal. */
export const vectorBytes = (column: string): RawBuilder<string> =>
  sql<string>`encode(array_send(${sql.ref(column)}), 'base64')`;

/** PostgreSQL sends an array as a header, then the length and the bytes of each element. */
const HEADER_BYTES = 20;
const ELEMENT_BYTES = 8;

/** Reads a vector into an array of its dimensions. */
export function vectorFromBytes(base64: string, target: Float32Array): void {
  const bytes = decodeBase64(base64);
  for (let at = 0; at < target.length; at++) target[at] = bytes.readFloatBE(HEADER_BYTES + 4 + at * ELEMENT_BYTES);
}
