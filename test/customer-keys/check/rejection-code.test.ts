import { describe, expect, it } from 'vitest';
import type { CheckedKey } from '../../../src/customer-keys/check/key-lookup.reads.ts';
import { rejectionCode } from '../../../src/customer-keys/check/rejection-code.ts';

const ENDS = '2030-01-01T00:00:00.000Z';

const key: CheckedKey = {
  id: '1',
  firstId: '1',
  name: 'Warehouse sync',
  permissions: [],
  selfServicePermissions: null,
  metadata: {},
  userId: null,
  organizationId: null,
  workspaceId: null,
  rateLimits: [],
  expiresAt: ENDS,
  revokedAt: null,
  appId: '2',
  appName: 'orders',
  appIsActive: true,
  userIsActive: true,
  organizationOrWorkspaceExists: true,
  rolePermissions: null,
};

describe('the expiry of a key', () => {
  it.each([
    [-1, null],
    [0, 'EXPIRED'],
    [1, 'EXPIRED'],
  ])('returns for a key at %i ms after its expiry the code %s', (milliseconds, code) => {
    const now = new Date(Date.parse(ENDS) + milliseconds);
    expect(rejectionCode(key, [], { appName: null, permits: null }, now)).toBe(code);
  });
});
