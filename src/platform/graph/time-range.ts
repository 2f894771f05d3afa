import { fieldError, validationFailed } from '../errors.ts';

interface TimeRange {
  readonly since?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** Rejects a range that ends before it begins. Both are texts of `DateTime`, which sort by time. */
export function assertTimeRange({ since, until }: TimeRange): void {
  if (since && until && since >= until) throw validationFailed([fieldError(['until'], 'must be later than since')]);
}
