import { DriverException } from '@mikro-orm/core';
import { GraphQLError } from 'graphql';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { serviceErrorOf } from '../../../../src/api/graphql/present.ts';
import { toFailure } from '../../../../src/api/rest/failure.ts';
import { openPool } from '../../../../src/platform/database/drivers/postgres-pools.ts';
import { poolQueueDatabase } from '../../../../src/platform/database/drivers/queue-database.ts';
import {
  isDatabaseUnavailable,
  markSocketError,
} from '../../../../src/platform/database/errors/database-unavailable.ts';
import { createLog } from '../../../../src/platform/logging/log.ts';

/** The error of a port without a server. */
async function connectionError(host = '127.0.0.1'): Promise<Error> {
  const pool = openPool(`postgres://postgres@${host}:1/postgres`, 1, () => {});
  const error = await poolQueueDatabase(pool)
    .executeSql('select 1')
    .catch((error: Error) => error);
  await pool.end();
  return error as Error;
}

const withCode = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });

describe('an unavailable database', () => {
  it('detects an unavailable database by its socket error, including copies by libraries', async () => {
    for (const error of [await connectionError(), await connectionError('localhost')]) {
      expect(isDatabaseUnavailable(error)).toBe(true);
      expect(isDatabaseUnavailable(new DriverException(error))).toBe(true);
      expect(isDatabaseUnavailable(Object.assign(new Error(), error))).toBe(true);
    }
  });

  it.each(['57P01', '57P02', '57P03', '53100', '53300', '08006', '25006', '25P03'])(
    'detects an unavailable database by the SQLSTATE %s',
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(true);
    },
  );

  it('does not treat other errors as an unavailable database', () => {
    const elsewhere = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' });
    const mistake = markSocketError(withCode('42P01'));
    for (const error of [elsewhere, mistake, withCode('23505'), new Error('x'), null, 'Connection terminated']) {
      expect(isDatabaseUnavailable(error)).toBe(false);
    }
  });

  it('reports an unavailable database as such in REST and GraphQL', async () => {
    const error = await connectionError();
    expect(toFailure(error, null)).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: 2, unexpected: null });
    const failure = serviceErrorOf(new GraphQLError('x', { originalError: error }));
    expect(failure).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: 2 });
  });

  it('asks for a later request when the disk of PostgreSQL is full', async () => {
    const error = new DriverException(withCode('53100'));
    const message = 'The service has too little disk space to make changes. Send the request again after 60 seconds.';
    expect(toFailure(error, null)).toMatchObject({ status: 503, code: 'UNAVAILABLE', message, retryAfter: 60 });
    const failure = serviceErrorOf(new GraphQLError('x', { originalError: error }));
    expect(failure).toMatchObject({ status: 503, message, retryAfter: 60 });
  });

  it.each([
    ['55P03', 'Another request changes the same records.'],
    ['57014', 'The database did not complete the request in time.'],
  ])('rejects a request whose statement failed with %s with 503, but does not log it as an outage', (code, reason) => {
    const error = withCode(code);
    expect(isDatabaseUnavailable(error)).toBe(false);
    const message = `${reason} Send the request again after 2 seconds.`;
    expect(toFailure(new DriverException(error), null)).toMatchObject({ status: 503, message, retryAfter: 2 });
    expect(serviceErrorOf(new GraphQLError('x', { originalError: error }))).toMatchObject({ status: 503, message });
  });

  it('logs an unavailable database once in an interval, and all other errors', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const err = await connectionError();
    for (const what of ['One', 'Other', 'Third']) log.error({ err }, what);
    log.error({ err: new Error('x') }, 'A mistake');
    log.error({ err: new Error('x') }, 'A mistake');
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'The database is unavailable',
      'A mistake',
      'A mistake',
    ]);
    expect(JSON.parse(lines[0] as string)).toMatchObject({ level: 50, err: { code: 'ECONNREFUSED' } });
  });
});
