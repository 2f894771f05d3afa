import { describe, expect, it } from 'vitest';
import { assertAdmin, hasPermission, mayGrant, mayManage, type Rights } from '../../../src/tenancy/roles/rights.ts';

const rights = (level: Rights['level'], ...permissions: string[]): Rights => ({
  level,
  permissions: new Set(permissions),
});

describe('a permission of the other level', () => {
  it.each([
    ['organization', 'workspace'],
    ['workspace', 'organization'],
  ] as const)('does not make a member an admin or manager of a %s', (level, other) => {
    const foreign = rights(level, `${other}:admin`, `${other}:manage`);
    expect([
      mayManage(foreign),
      hasPermission(foreign, `${level}:admin`),
      hasPermission(foreign, 'reports:read'),
    ]).toEqual([false, false, false]);
    expect(mayGrant(foreign, [{ permissions: [`${level}:admin`] }])).toBe(false);
    expect(() => assertAdmin(foreign)).toThrow();
    expect(mayGrant(rights(level, `${level}:admin`), [{ permissions: [`${level}:admin`, 'reports:read'] }])).toBe(true);
  });
});
