import { fieldError, validationFailed } from '../../platform/errors.ts';
import { encodeCursor } from '../../platform/graph/connections.ts';
import { isId } from '../../platform/graph/formats.ts';
import { isStorableTime } from '../../platform/graph/time-bounds.ts';

/** Where a delivery stands in the order of time: a list that is bounded by time reads along that index. */
export interface Position {
  readonly createdAt: string;
  readonly id: string;
}

/** What a cursor holds. */
export function positionText({ createdAt, id }: Position): string {
  return `${Date.parse(createdAt)}.${id}`;
}

export const encodePosition = (position: Position): string => encodeCursor(positionText(position));

/** The position behind a cursor, null without one; a cursor that this service did not make is a 400. */
export function decodePosition(cursor: string | null | undefined, argument: 'after' | 'cursor'): Position | null {
  if (cursor === null || cursor === undefined) return null;
  const [milliseconds = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('.');
  if (/^\d{1,15}$/.test(milliseconds) && isStorableTime(Number(milliseconds)) && isId(id)) {
    const position = { createdAt: new Date(Number(milliseconds)).toISOString(), id };
    if (encodePosition(position) === cursor) return position;
  }
  throw validationFailed([fieldError([argument], 'must be a cursor that this list has answered')]);
}
