/**
 * Whether the tests search with pgvector. Only where it is requested: a build of the extension for another processor ends the server
 * at the first search, and with it the tests of everyone else who uses the server.
 */
export const USES_PGVECTOR = process.env['TEST_PGVECTOR'] === '1';
