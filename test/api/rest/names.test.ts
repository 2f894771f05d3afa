import { describe, expect, it } from 'vitest';
import { toRestEnumValue, toSnake } from '../../../src/api/rest/names.ts';
import { argumentOfPathParameter } from '../../../src/api/schema/directives.ts';

describe('names', () => {
  it.each([
    ['displayName', 'display_name'],
    ['id', 'id'],
    ['code1', 'code1'],
    ['web3Wallet', 'web3_wallet'],
    ['b2bSettings', 'b2b_settings'],
    ['afterSignOutOnePageUrl', 'after_sign_out_one_page_url'],
  ])('%s is %s in REST, and back', (camel, snake) => {
    expect(toSnake(camel)).toBe(snake);
    expect(argumentOfPathParameter(snake)).toBe(camel);
  });

  it('enum values are lower case in REST, except codes and values with an internal value of their own', () => {
    expect(toRestEnumValue('EmailProvider', { name: 'CUSTOM_SMTP', value: 'CUSTOM_SMTP' })).toBe('custom_smtp');
    expect(toRestEnumValue('ErrorCode', { name: 'NOT_FOUND', value: 'NOT_FOUND' })).toBe('NOT_FOUND');
    expect(toRestEnumValue('Scope', { name: 'USERS_READ', value: 'users:read' })).toBe('users:read');
  });
});
