import { describe, expect, test } from 'vitest';
import { ServiceError } from '../../../src/platform/errors.ts';
import { decodeCursor, encodeCursor, toConnection } from '../../../src/platform/graph/connections.ts';

const rows = ['3', '5', '9'].map((id) => ({ id }));

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
    const read = () => decodeCursor(cursor);
    expect(read).toThrow(ServiceError);
    expect(read).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', errors: [expect.objectContaining({ path: ['after'] })] }),
    );
  });
});

describe('a connection', () => {
  test('answers `first` rows, and one row more tells that others follow', () => {
    const connection = toConnection(rows, 2);
    expect(connection.nodes).toEqual([{ id: '3' }, { id: '5' }]);
    expect(connection.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: encodeCursor('3'),
      endCursor: encodeCursor('5'),
    });
  });

  test('at its end has no next page, and behind a cursor has a previous one', () => {
    const { pageInfo } = toConnection(rows, 3, { after: encodeCursor('2') });
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test('without rows has no cursors', () => {
    expect(toConnection([], 3).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  test('names its cursors after what it is told to', () => {
    const connection = toConnection([{ key: '7' }], 1, { idOf: ({ key }) => key });
    expect(connection.edges).toEqual([{ node: { key: '7' }, cursor: encodeCursor('7') }]);
  });

  test('counts only when asked', async () => {
    let counted = 0;
    const connection = toConnection(rows, 2, { total: async () => ++counted });
    expect(counted).toBe(0);
    expect(await connection.total()).toBe(1);
    expect(() => toConnection(rows, 2).total()).toThrow('without a total');
  });
});
