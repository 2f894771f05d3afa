import express from 'express';
import { describe, expect, test } from 'vitest';
import { requestId } from '../../../src/api/http/request-id.ts';
import { requestLog } from '../../../src/api/http/request-log.ts';
import { stateOf } from '../../../src/api/http/request-state.ts';
import type { LogLevel } from '../../../src/platform/config.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { appOf, serve } from './support.ts';

function collecting(level: LogLevel = 'info', isTTY = false) {
  const lines: string[] = [];
  const log = createLog(level, { isTTY, write: (line: string) => void lines.push(line) });
  return { log, lines, parsed: () => lines.map((line) => JSON.parse(line)) };
}

describe('the request log', () => {
  test('has one line for each response with its method, path, status, duration and deployment', async () => {
    const { log, parsed } = collecting();
    const identify: express.RequestHandler = (_req, res, next) => {
      stateOf(res).deploymentId = '7';
      next();
    };
    const call = await serve(appOf(requestId(), requestLog(log), identify));
    await call({ method: 'DELETE', path: '/users/12', headers: { 'x-request-id': 'r-1' } });
    expect(parsed()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        requestId: 'r-1',
        deploymentId: '7',
        method: 'DELETE',
        status: 200,
        path: '/users/12',
        durationMs: expect.any(Number),
        msg: 'request',
      },
    ]);
  });

  test('contains no query strings, headers or bodies', async () => {
    const { log, lines } = collecting('trace');
    const call = await serve(appOf(requestId(), requestLog(log), express.json()));
    await call({ path: '/x?token=s3cret', headers: { authorization: 'Bearer s3cret', cookie: '__session=s3cret' } });
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('s3cret');
  });

  test('contains the whole path of a request to a mounted router', async () => {
    const { log, parsed } = collecting();
    const app = express();
    app.use(requestId(), requestLog(log));
    app.use(
      '/docs',
      express.Router().get('/a', (_req, res) => void res.end()),
    );
    const call = await serve(app);
    await call({ path: '/docs/a' });
    expect(parsed()[0]).toMatchObject({ path: '/docs/a', status: 200 });
  });

  test('logs 5xx as errors, maintenance mode as warnings, and successful probes as debug', async () => {
    const { log, parsed } = collecting();
    const statuses: Record<string, number> = { '/broken': 500, '/closed': 503 };
    const call = await serve(
      appOf(requestId(), requestLog(log), (req, res) => void res.status(statuses[req.path] ?? 200).end()),
    );
    await call({ path: '/healthz' });
    await call({ path: '/broken' });
    await call({ path: '/closed' });
    expect(parsed()).toMatchObject([
      { path: '/broken', level: 50 },
      { path: '/closed', level: 40 },
    ]);
  });
});

describe('createLog', () => {
  test('logs the name, message, code, stack and causes of an error, but not the data that it failed on', () => {
    const { log, lines, parsed } = collecting();
    const detail = 'Key (email)=(ann@example.com) already exists.';
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail });
    log.error({ err: Object.assign(new Error('not stored', { cause }), { body: 's3cret' }) }, 'failed');
    expect(parsed()[0].err).toMatchObject({
      type: 'Error',
      message: 'not stored',
      stack: expect.stringContaining('Error: not stored\n'),
      cause: { message: 'duplicate key', code: '23505' },
    });
    expect(lines.join()).not.toMatch(/s3cret|ann@example/);
  });

  test('does not repeat the text that a JSON parser quotes', () => {
    const { log, lines } = collecting();
    try {
      JSON.parse('s3cret');
    } catch (err) {
      log.error({ err }, 'failed');
    }
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('s3cret');
  });

  test('omits lines below its level', () => {
    const { log, lines } = collecting('warn');
    log.info('quiet');
    log.warn('loud');
    expect(lines).toHaveLength(1);
  });

  test('writes readable lines on a terminal', () => {
    const { log, lines } = collecting('info', true);
    log.info({ method: 'GET', path: '/users', status: 200, durationMs: 3.2, deploymentId: '1' }, 'request');
    log.info('plain');
    expect(lines[0]).toContain('GET /users 200 in 3.2 ms');
    expect(lines[0]).toContain('deploymentId');
    expect(lines[1]).toContain('plain');
    expect(() => JSON.parse(lines.join(''))).toThrow();
  });
});
