/** The tokens that a chunk has at most, except for a remainder that would be too small. */
export const CHUNK_TOKENS = 400;
/** A chunk with its remainder may have this many tokens. */
export const MAX_CHUNK_TOKENS = 500;
/** A section with fewer tokens is joined with its neighbours. */
export const SMALL_SECTION_TOKENS = 100;
/** The tokens at the end of a chunk that the next chunk of the section repeats, at most, in whole sentences. */
export const OVERLAP_TOKENS = 60;
/** A longer sentence is divided. */
export const UNIT_TOKENS = 200;
/** The most chunks of a document. */
export const MAX_CHUNKS = 50_000;
