import { fieldError, validationFailed } from '../../platform/errors.ts';
import { encodeCursor } from '../../platform/graph/connections.ts';
import { isId } from '../../platform/graph/formats.ts';
import { isStorableTime } from '../../platform/graph/time-bounds.ts';

/** The position of a delivery in the order of time. A list with time filters reads the index of that order. */
export interface Position {
  readonly createdAt: string;
  readonly id: string;
}

/** The content of a cursor. */
export function positionText({ createdAt, id }: Position): string {
  return `${Date.parse(createdAt)}.${id}`;
}

export const encodePosition = (position: Position): string => encodeCursor(positionText(position));

/** Decodes a cursor, or returns null without one. Rejects a cursor that this service did not create with 400. */
export function decodePosition(cursor: string | null | undefined, argument: 'after' | 'cursor'): Position | null {
  if (cursor === null || cursor === undefined) return null;
  const [milliseconds = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('.');
  if (/^\d{1,15}$/.test(milliseconds) && isStorableTime(Number(milliseconds)) && isId(id)) {
    const position = { createdAt: new Date(Number(milliseconds)).toISOString(), id };
    if (encodePosition(position) === cursor) return position;
  }
  throw validationFailed([fieldError([argument], 'must be a cursor that this list has returned')]);
}
