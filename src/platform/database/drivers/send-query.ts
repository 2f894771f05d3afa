import type { ClientBase, QueryConfig, QueryResult } from 'pg';

/**
 * Runs a statement. With a promise from pg, each result stays reachable from the one before it until V8 collects its old generation,
 * which then happens every few seconds under load and delays all requests. With a callback it does not.
 */
export function sendQuery(client: ClientBase, query: QueryConfig): Promise<QueryResult> {
  return new Promise<QueryResult>((resolve, reject) => {
    client.query(query, (error, result) => (error ? reject(error) : resolve(result)));
  }).catch((error: Error) => {
    // The stack trace of an error of the server begins at the socket. This one names the caller.
    Error.captureStackTrace(error);
    throw error;
  });
}
