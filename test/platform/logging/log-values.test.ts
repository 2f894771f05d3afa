import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../src/platform/logging/log.ts';
import type { Running } from '../../../src/start.ts';
import { BackendClient, BrowserClient } from '../../support/clients.ts';
import { startOwnService } from '../../support/own-service.ts';

/*
 * PostgreSQL repeats the row that breaks a constraint (`detail`), MikroORM appends that to its message and has the values
 * in its statements. Constraints that no caller could know of make the service fail in this way here.
 */

const SECRET = 's3cret-value';

const lines: string[] = [];
let running: Running;
let server: BackendClient;

beforeAll(async () => {
  running = await startOwnService({}, createLog('trace', { write: (line: string) => void lines.push(line) }));
  server = new BackendClient(running.backend.url, running.first?.apiKey ?? null);
  const { rows } = running.services.database;
  await sql`create unique index unforeseen_name on "user" (last_name)`.execute(rows);
  await sql`alter table "user" add constraint unforeseen_check check (first_name <> ${sql.lit(SECRET)})`.execute(rows);
  await sql`create table unforeseen (slug text primary key)`.execute(rows);
  await sql`alter table organization add constraint unforeseen_key foreign key (name) references unforeseen`.execute(
    rows,
  );
  await sql`alter table webhook_message add constraint unforeseen_body
    check (encode(body, 'escape') not like ${sql.lit(`%${SECRET}%`)})`.execute(rows);
  await server.post('/users', { email: 'first@example.com', last_name: SECRET });
});

afterAll(() => running.stop(0));

/** The logged errors of the work, and the complete log. */
async function logOf(work: () => Promise<unknown>) {
  const before = lines.length;
  await work();
  const written = lines.slice(before);
  const errors = written.map((line) => JSON.parse(line).err).filter((err) => err !== undefined);
  return { errors, text: written.join('') };
}

const EMAIL = `${SECRET}@example.com`;
const createUser = (input: string) => `mutation { createUser(input: { email: "${EMAIL}", ${input} }) { id } }`;

describe('a value that breaks a constraint of the database', () => {
  it.each<[string, string, string, () => Promise<unknown>]>([
    [
      'a unique index, over REST',
      '23505',
      'unforeseen_name',
      () => server.post('/users', { email: EMAIL, last_name: SECRET }),
    ],
    [
      'a unique index, over GraphQL',
      '23505',
      'unforeseen_name',
      () => server.graphql(createUser(`lastName: "${SECRET}"`)),
    ],
    [
      'a check, over REST',
      '23514',
      'unforeseen_check',
      () => server.post('/users', { email: EMAIL, first_name: SECRET }),
    ],
    ['a check, over GraphQL', '23514', 'unforeseen_check', () => server.graphql(createUser(`firstName: "${SECRET}"`))],
    ['a foreign key, over REST', '23503', 'unforeseen_key', () => server.post('/organizations', { name: SECRET })],
  ])('logs the constraint without the value that breaks it: %s', async (_, code, constraint, work) => {
    const { errors, text } = await logOf(work);
    expect(errors).toEqual([expect.objectContaining({ code, constraint, table: expect.any(String) })]);
    expect(errors[0].message).toContain('violates');
    expect(errors[0].stack).toMatch(/\n\s+at /);
    expect(text).not.toContain(SECRET);
  });

  it('logs no value of a browser that signs up', async () => {
    const browser = new BrowserClient(running.deployment.url, new URL(running.deployment.url).host);
    const { errors, text } = await logOf(() =>
      browser.post('/auth/signup', { email: EMAIL, password: `${SECRET}-password`, first_name: SECRET }),
    );
    expect(errors).toEqual([expect.objectContaining({ code: '23514' })]);
    expect(text).not.toContain(SECRET);
  });

  it('logs no value of a job', async () => {
    await server.post('/webhooks/apps', { name: 'Any' });
    const endpoint = {
      app_name: 'Any',
      url: 'https://receiver.example.com',
      subscriptions: [{ event_name: 'user.*' }],
    };
    expect((await server.post('/webhooks/endpoints', endpoint)).status).toBe(201);
    const { errors, text } = await logOf(async () => {
      await server.post('/users', { email: EMAIL });
      while (!lines.some((line) => line.includes('A job failed'))) await new Promise((done) => setTimeout(done, 20));
    });
    expect(errors).toEqual([expect.objectContaining({ code: '23514', constraint: 'unforeseen_body' })]);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(Buffer.from(SECRET).toString('hex'));
  });

  it('logs no value of a read whose value has the wrong type', async () => {
    const { rows } = running.services.database;
    const failing = sql`select ${SECRET}::text::bigint`.execute(rows);
    const error: unknown = await failing.catch((error: unknown) => error);
    const { errors, text } = await logOf(async () =>
      createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'x'),
    );
    expect(errors).toEqual([expect.objectContaining({ code: '22P02' })]);
    expect(text).not.toContain(SECRET);
  });
});
