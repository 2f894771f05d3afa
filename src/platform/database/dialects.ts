/** How many statements each connection keeps prepared. Further ones are planned for each execution. */
export const MAX_PREPARED_STATEMENTS = 500;

/**
 * A comment in the text of a read whose best plan depends on its values, such as the tenant or the search text. The read is
 * planned for each execution, because a generic plan would be far slower for some values.
 */
export const PLAN_EACH_EXECUTION = '/* plan each execution */';

/** OIDs of the types that both drivers return in the same form: int8 as text, timestamps as ISO 8601 text. */
export const TIMESTAMPTZ = 1184;
export const INT8 = 20;
