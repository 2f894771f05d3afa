import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/platform/logging/log.ts';
import type { Running } from '../../src/start.ts';
import { BackendClient, BrowserClient } from '../support/clients.ts';
import { startOwnService } from '../support/own-service.ts';

const SECRETS = ['s3cret-password', 's3cret@example.com', 's3cret-search', 's3cret-variable', 's3cret-literal'];
/** Words of SQL and PostgreSQL messages. */
const OF_THE_DATABASE = /\b(select|insert|update|delete) |relation|column "|"user"|violates|postgres|kysely|mikro/i;

const lines: string[] = [];
let running: Running;

beforeAll(async () => {
  running = await startOwnService({}, createLog('info', { write: (line: string) => void lines.push(line) }));
  // Makes every operation on users fail with an unexpected error.
  await sql`drop table "user" cascade`.execute(running.services.database.rows);
});

afterAll(() => running.stop(0));

describe('a failure of the database', () => {
  it('is hidden from callers and logged without the data of the request', async () => {
    const { backend, deployment, first } = running;
    const server = new BackendClient(backend.url, first?.apiKey ?? null);
    const browser = new BrowserClient(deployment.url, new URL(deployment.url).host);
    const credentials = { email: 's3cret@example.com', password: 's3cret-password' };
    const responses = [
      await server.get('/users?search=s3cret-search'),
      await server.post('/users', credentials),
      await browser.post('/auth/signup', credentials),
      await browser.post('/auth/signin', { strategy: 'email_password', ...credentials }),
    ];
    for (const { status, text } of responses) {
      expect([status, text]).toEqual([500, expect.stringContaining('INTERNAL')]);
      expect(text).not.toMatch(OF_THE_DATABASE);
    }
    const query = 'query ($search: String) { users(search: $search) { nodes { id } } }';
    const mutation =
      'mutation { createUser(input: { email: "s3cret@example.com", lastName: "s3cret-literal" }) { id } }';
    for (const { body, text } of [
      await server.graphql(query, { search: 's3cret-variable' }),
      await server.graphql(mutation),
    ]) {
      expect(body.errors[0].extensions.code).toBe('INTERNAL');
      expect(text).not.toMatch(OF_THE_DATABASE);
    }

    const log = lines.join('');
    const failed = lines.map((line) => JSON.parse(line)).filter(({ err }) => err !== undefined);
    expect(failed).toHaveLength(responses.length + 2);
    for (const { err } of failed) expect(err.message).toContain('does not exist');
    for (const secret of SECRETS) expect([secret, log.includes(secret)]).toEqual([secret, false]);
    expect(log).not.toContain('search=');
  });
});
