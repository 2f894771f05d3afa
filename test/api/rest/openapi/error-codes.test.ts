import { describe, expect, it } from 'vitest';
import { codesIn, errorCodesOf } from '../../../../src/api/rest/openapi/error-codes.ts';
import { allRoutes } from '../../../support/examples.ts';

const codesOf = (name: string) => {
  const found = allRoutes.find(({ route }) => route.operationId === name);
  if (!found) throw new Error(`There is no operation ${name}.`);
  return errorCodesOf(found.host, found.route);
};

describe('The error codes of an operation', () => {
  it('contain every code that its description names', () => {
    const missing = allRoutes.flatMap(({ host, route }) => {
      const codes = errorCodesOf(host, route);
      return codesIn(route.field.description).filter((code) => !codes.includes(code));
    });
    expect(missing).toEqual([]);
  });

  it('contain no code of another resource', () => {
    expect(codesOf('user').filter((code) => code.endsWith('_NOT_FOUND'))).toEqual(['USER_NOT_FOUND']);
    expect(codesOf('createOrganization').filter((code) => code.endsWith('_TAKEN'))).toEqual([
      'EXTERNAL_ID_TAKEN',
      'SLUG_TAKEN',
    ]);
    expect(codesOf('inviteToOrganization')).toContain('IMPERSONATED_SESSION');
    expect(codesOf('revokeInvitationOfOrganization')).not.toContain('IMPERSONATED_SESSION');
    expect(codesOf('prepareReauthentication')).not.toContain('REAUTHENTICATION_REQUIRED');
    expect(codesOf('setMyPassword')).toContain('REAUTHENTICATION_REQUIRED');
    expect(codesOf('listOrganizations')).toEqual([
      'BAD_REQUEST',
      'VALIDATION_FAILED',
      'RESPONSE_TOO_LARGE',
      'NOT_AUTHENTICATED',
      'INSUFFICIENT_PERMISSIONS',
      'RATE_LIMITED',
      'INTERNAL',
      'UNAVAILABLE',
    ]);
  });
});
