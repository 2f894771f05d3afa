import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/platform/database/page.ts';
import { ServiceError } from '../../../src/platform/errors.ts';
import { decodeCursor, encodeCursor, pageOf, toConnection } from '../../../src/platform/graph/connections.ts';

const rows = ['3', '5', '9'].map((id) => ({ id }));
const first = (size: number, rest: object = {}) => pageOf({ first: size, ...rest });
const byName: Order = { field: 'NAME', direction: 'ASC' };

describe('cursors', () => {
  test('give their id back', () => {
    expect(decodeCursor(encodeCursor('9223372036854775807'))).toBe('9223372036854775807');
    expect(decodeCursor(null)).toBeNull();
    expect(decodeCursor(undefined)).toBeNull();
  });

  test.each([
    '',
    'x',
    '!!!',
    'MQ==',
    'MQ ',
    Buffer.from('abc').toString('base64url'),
    Buffer.from('0').toString('base64url'),
  ])('that this service did not make are a broken `after`: %j', (cursor) => {
    for (const read of [() => decodeCursor(cursor), () => pageOf({ after: cursor, orderBy: byName })]) {
      expect(read).toThrow(ServiceError);
      expect(read).toThrow(
        expect.objectContaining({ code: 'VALIDATION_FAILED', errors: [expect.objectContaining({ path: ['after'] })] }),
      );
    }
  });

  test('of a sorted list hold the value that it is sorted by, and fit no other order', () => {
    const names = [
      { id: '1', name: 'Ada' },
      { id: '2', name: null },
    ];
    const { pageInfo } = toConnection(names, first(2, { orderBy: byName }), { sortValueOf: ({ name }) => name });
    const [start, end] = [pageInfo.startCursor, pageInfo.endCursor];
    expect(pageOf({ after: start, before: end, orderBy: byName })).toMatchObject({
      after: { id: '1', value: 'Ada' },
      before: { id: '2', value: null },
    });
    for (const orderBy of [null, { ...byName, field: 'EMAIL' }]) {
      expect(() => pageOf({ after: start, orderBy })).toThrow(ServiceError);
    }
  });
});

describe('a page', () => {
  test('has 20 items unless it names a size, and one size at most', () => {
    expect(pageOf({})).toMatchObject({ size: 20, isFromEnd: false });
    expect(pageOf({ last: 3 })).toMatchObject({ size: 3, isFromEnd: true });
    expect(() => pageOf({ first: 1, last: 1 })).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  });
});

describe('a connection', () => {
  test('answers `first` rows, and one row more tells that others follow', () => {
    const connection = toConnection(rows, first(2));
    expect(connection.nodes).toEqual([{ id: '3' }, { id: '5' }]);
    expect(connection.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: encodeCursor('3'),
      endCursor: encodeCursor('5'),
    });
  });

  test('from the end of the list turns its rows round, and one row more tells that others precede', () => {
    const connection = toConnection(rows.toReversed(), pageOf({ last: 2, before: encodeCursor('10') }));
    expect(connection.nodes).toEqual([{ id: '5' }, { id: '9' }]);
    expect(connection.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: true,
      startCursor: encodeCursor('5'),
      endCursor: encodeCursor('9'),
    });
  });

  test('at its end has no next page, and behind a cursor has a previous one', () => {
    const { pageInfo } = toConnection(rows, first(3, { after: encodeCursor('2') }));
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test('without rows has no cursors', () => {
    expect(toConnection([], first(3)).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  test('names its cursors after what it is told to', () => {
    const connection = toConnection([{ key: '7' }], first(1), { idOf: ({ key }) => key });
    expect(connection.edges).toEqual([{ node: { key: '7' }, cursor: encodeCursor('7') }]);
  });

  test('counts only when asked', async () => {
    let counted = 0;
    const connection = toConnection(rows, first(2), { total: async () => ++counted });
    expect(counted).toBe(0);
    expect(await connection.total()).toBe(1);
    expect(() => toConnection(rows, first(2)).total()).toThrow('without a total');
  });
});
