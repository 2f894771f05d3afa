import { describe, expect, it } from 'vitest';
import { argumentOfPathParameter } from '../../../src/api/directives/directives.ts';
import { toRestEnumValue, toSnake } from '../../../src/api/rest/names.ts';

describe('names', () => {
  it.each([
    ['displayName', 'display_name'],
    ['id', 'id'],
    ['code1', 'code1'],
    ['web3Wallet', 'web3_wallet'],
    ['b2bSettings', 'b2b_settings'],
    ['afterSignOutOnePageUrl', 'after_sign_out_one_page_url'],
  ])('converts %s to %s and back', (camel, snake) => {
    expect(toSnake(camel)).toBe(snake);
    expect(argumentOfPathParameter(snake)).toBe(camel);
  });

  it.each([
    ['signInAttemptId', 'signin_attempt_id'],
    ['activeSignIn', 'active_signin'],
    ['signIns', 'signins'],
    ['verifySignUp', 'verify_signup'],
    ['afterSignInRedirectUrl', 'after_signin_redirect_url'],
    ['signInPageUrl', 'sign_in_page_url'],
    ['lastSignInAt', 'last_sign_in_at'],
    ['signUpMode', 'sign_up_mode'],
  ])('converts %s to the documented name %s', (camel, snake) => {
    expect(toSnake(camel)).toBe(snake);
  });

  it('converts enum values to lower case, except codes and values with a different internal value', () => {
    expect(toRestEnumValue('EmailProvider', { name: 'CUSTOM_SMTP', value: 'CUSTOM_SMTP' })).toBe('custom_smtp');
    expect(toRestEnumValue('ErrorCode', { name: 'NOT_FOUND', value: 'NOT_FOUND' })).toBe('NOT_FOUND');
    expect(toRestEnumValue('Scope', { name: 'USERS_READ', value: 'users:read' })).toBe('users:read');
  });
});
