/** Statements whose plan is kept on each connection; texts beyond these are planned each time. */
export const PREPARED_MAX = 500;

/**
 * Stands in the text of a read whose best plan depends on its values (which tenant, which search text): it is planned
 * for each call, because the one plan that fits all values would be far slower for some.
 */
export const PLANNED_ANEW = '/* planned anew */';

/** Both drivers give the same rows: int8 as text, timestamps as ISO 8601 text. */
export const TIMESTAMPTZ = 1184;
export const INT8 = 20;
