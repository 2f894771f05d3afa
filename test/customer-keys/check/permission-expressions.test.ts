import { describe, expect, it } from 'vitest';
import { ExpressionError, parsePermissions } from '../../../src/customer-keys/check/permission-expression.ts';

const holds = (expression: string | string[], ...held: string[]) => parsePermissions(expression)(new Set(held));
const errorMessage = (expression: string | string[]) => {
  try {
    parsePermissions(expression);
  } catch (error) {
    if (error instanceof ExpressionError) return error.message;
    throw error;
  }
  return null;
};

describe('a permission expression', () => {
  it.each([
    ['a:r', ['a:r'], true],
    ['a:r', ['a:w'], false],
    ['a:r and b:r', ['a:r', 'b:r'], true],
    ['a:r and b:r', ['a:r'], false],
    ['a:r or b:r', ['b:r'], true],
    ['a:r or b:r', [], false],
    ['a:r or b:r and c:r', ['a:r'], true],
    ['a:r or b:r and c:r', ['b:r'], false],
    ['(a:r or b:r) and c:r', ['a:r'], false],
    ['(a:r or b:r) and c:r', ['b:r', 'c:r'], true],
    ['a:r AND (b:r OR c:r)', ['a:r', 'c:r'], true],
    ['((a:r))', ['a:r'], true],
    ['  a:r\n and\tb:r ', ['a:r', 'b:r'], true],
    ['(a:r)and(b:r)', ['a:r', 'b:r'], true],
    ['or-ders:and_x', ['or-ders:and_x'], true],
  ])('evaluates %j for the permissions %j as %s', (expression, held, expected) => {
    expect(holds(expression, ...held)).toBe(expected);
  });

  it('treats an asterisk literally', () => {
    expect(holds('a:*', 'a:*')).toBe(true);
    expect([holds('a:r', 'a:*'), holds('a:*', 'a:r')]).toEqual([false, false]);
  });

  it.each([
    ['', 'must have a permission such as invoices:read at character 1'],
    ['  ', 'must have a permission such as invoices:read at character 3'],
    ['a:r and', 'must have a permission such as invoices:read at character 8'],
    ['and a:r', 'must have a permission such as invoices:read at character 1'],
    ['a:r or or b:r', 'must have a permission such as invoices:read at character 8'],
    ['a:r && b:r', 'must have and, or, or the end at character 5'],
    ['a:r b:r', 'must have and, or, or the end at character 5'],
    ['(a:r', 'must have and, or, or ) at character 5'],
    ['a:r)', 'must have and, or, or the end at character 4'],
    ['()', 'must have a permission such as invoices:read at character 2'],
    ['a:r and invoices', 'must have a permission such as invoices:read at character 9'],
    ['A:R', 'must have a permission such as invoices:read at character 1'],
    ['a:r,b:r', 'must have a permission such as invoices:read at character 1'],
    ['a:\u0000', 'must have a permission such as invoices:read at character 1'],
    ['not a:r', 'must have a permission such as invoices:read at character 1'],
  ])('rejects %j with the position of the error', (expression, message) => {
    expect(errorMessage(expression)).toBe(message);
  });

  it('limits the depth and length of an expression', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}a:r${')'.repeat(depth)}`;
    expect(holds(nested(16), 'a:r')).toBe(true);
    expect(errorMessage(nested(17))).toBe('must have at most 16 parentheses within each other (at character 17)');
    expect(errorMessage(nested(900))).toContain('at character 17');
    const long = Array(250).fill('a:rr').join(' or ');
    expect(long.length).toBe(1_996);
    expect(holds(long, 'a:rr')).toBe(true);
    expect(errorMessage(`${long} or a:r`)).toBe('must have at most 2000 characters');
    expect(holds(`a:${'r'.repeat(126)}`)).toBe(false);
    expect(errorMessage(`a:${'r'.repeat(127)}`)).toContain('at character 1');
  });
});

describe('a list of permissions', () => {
  it('requires all permissions of a list, and none for an empty list', () => {
    expect(holds(['a:r', 'b:r'], 'a:r', 'b:r')).toBe(true);
    expect(holds(['a:r', 'b:r'], 'a:r')).toBe(false);
    expect(holds([])).toBe(true);
  });

  it('accepts at most 100 permissions and no expressions in a list', () => {
    expect(errorMessage(Array(100).fill('a:r'))).toBeNull();
    expect(errorMessage(Array(101).fill('a:r'))).toBe('must have at most 100 permissions');
    expect(errorMessage(['a:r', 'a:r or b:r'])).toBe(
      'must list permissions such as invoices:read, which number 2 is not',
    );
  });
});
