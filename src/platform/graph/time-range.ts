import { fieldError, validationFailed } from '../errors.ts';

interface TimeRange {
  readonly since?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** Refuses a range that ends before it begins. Both are the text of `DateTime`, which sorts by time. */
export function assertRange({ since, until }: TimeRange): void {
  if (since && until && since >= until) throw validationFailed([fieldError(['until'], 'must be later than since')]);
}
