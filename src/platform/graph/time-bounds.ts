/** The range of times that ISO 8601 with four-digit years, JavaScript and PostgreSQL support. PostgreSQL has no year 0. */
const EARLIEST = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether a time in milliseconds is in the supported range. */
export const isStorableTime = (milliseconds: number): boolean => milliseconds >= EARLIEST && milliseconds <= LATEST;

/** The time in the supported range that is nearest to a computed one. */
export const nearestStorableTime = (milliseconds: number): number => Math.min(Math.max(milliseconds, EARLIEST), LATEST);
