import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/platform/database/pages/page.ts';
import { ServiceError } from '../../../src/platform/errors.ts';
import { decodeCursor, encodeCursor, pageOf, toConnection } from '../../../src/platform/graph/connections.ts';

const rows = ['3', '5', '9'].map((id) => ({ id }));
const first = (size: number, rest: object = {}) => pageOf({ first: size, ...rest });
const byName: Order = { field: 'NAME', direction: 'ASC' };

describe('cursors', () => {
  test('decodes a cursor to its id', () => {
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
  ])('rejects the cursor %j, which the service did not return', (cursor) => {
    for (const read of [() => decodeCursor(cursor), () => pageOf({ after: cursor, orderBy: byName })]) {
      expect(read).toThrow(ServiceError);
      expect(read).toThrow(
        expect.objectContaining({ code: 'VALIDATION_FAILED', errors: [expect.objectContaining({ path: ['after'] })] }),
      );
    }
  });

  test('encodes the sort value in a cursor, which is invalid in another order', () => {
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
  test('defaults to pages of 20 items and rejects two sizes', () => {
    expect(pageOf({})).toMatchObject({ size: 20, isFromEnd: false });
    expect(pageOf({ last: 3 })).toMatchObject({ size: 3, isFromEnd: true });
    expect(() => pageOf({ first: 1, last: 1 })).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  });
});

describe('a connection', () => {
  test('returns `first` rows, and has a next page when there is one row more', () => {
    const connection = toConnection(rows, first(2));
    expect(connection.nodes).toEqual([{ id: '3' }, { id: '5' }]);
    expect(connection.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: encodeCursor('3'),
      endCursor: encodeCursor('5'),
    });
  });

  test('reverses the rows of a page from the end, and has a previous page when there is one row more', () => {
    const connection = toConnection(rows.toReversed(), pageOf({ last: 2, before: encodeCursor('10') }));
    expect(connection.nodes).toEqual([{ id: '5' }, { id: '9' }]);
    expect(connection.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: true,
      startCursor: encodeCursor('5'),
      endCursor: encodeCursor('9'),
    });
  });

  test('has no next page at the end of the list, and a previous page after a cursor', () => {
    const { pageInfo } = toConnection(rows, first(3, { after: encodeCursor('2') }));
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test('has no cursors without rows', () => {
    expect(toConnection([], first(3)).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  test('uses the given id for its cursors', () => {
    const connection = toConnection([{ key: '7' }], first(1), { idOf: ({ key }) => key });
    expect(connection.edges).toEqual([{ node: { key: '7' }, cursor: encodeCursor('7') }]);
  });

  test('counts the list only when the total is requested', async () => {
    let counted = 0;
    const connection = toConnection(rows, first(2), { total: async () => ++counted });
    expect(counted).toBe(0);
    expect(await connection.total()).toBe(1);
    expect(() => toConnection(rows, first(2)).total()).toThrow('without a total');
  });
});
