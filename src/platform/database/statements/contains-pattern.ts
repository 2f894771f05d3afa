import { sql } from 'kysely';
import { PLAN_EACH_EXECUTION } from '../drivers/dialects.ts';

/** The `like` pattern that finds a text anywhere. Escapes `%`, `_` and `\` in the text. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * In a list that is searched: plans it for its pattern. A frequent text is found soonest in the order of the list, and a rare one with
 * the index of the search. A plan for any pattern reads the whole list for a text that no row contains.
 */
export const PLANNED_FOR_PATTERN = sql.raw(PLAN_EACH_EXECUTION);
