import { describe, expect, it } from 'vitest';
import { parseClaimText } from '../../../src/identity/tokens/claim-expressions.ts';
import { durationRatio } from '../../support/durations.ts';

const path = (text: string) => ({ path: text.split('.') });

describe('parseClaimText', () => {
  it.each([
    ['', []],
    ['plain text', ['plain text']],
    ['a }} b { c', ['a }} b { c']],
    ['{{user.id}}', [[path('user.id')]]],
    ['{{ user.id }}', [[path('user.id')]]],
    ['Hello {{user.first_name}}!', ['Hello ', [path('user.first_name')], '!']],
    ['{{user.id}}{{session.id}}', [[path('user.id')], [path('session.id')]]],
    [
      "{{user.username||organization.slug || 'guest' || 30}}",
      [[path('user.username'), path('organization.slug'), { literal: 'guest' }, { literal: 30 }]],
    ],
    ['{{user.email_verified || false}}', [[path('user.email_verified'), { literal: false }]]],
    ['{{-1.5}}', [[{ literal: -1.5 }]]],
    ["{{'}} || {{'}}", [[{ literal: '}} || {{' }]]],
    ["{{'it\\'s a \\\\'}}", [[{ literal: "it's a \\" }]]],
    ['{{user.public_metadata}}', [[path('user.public_metadata')]]],
    ['{{user.public_metadata.plan.tier-1}}', [[path('user.public_metadata.plan.tier-1')]]],
    ['{{workspace_membership.public_metadata.a}}', [[path('workspace_membership.public_metadata.a')]]],
    ['{{organization_membership.roles}}', [[path('organization_membership.roles')]]],
  ])('parses %j', (text, parts) => {
    expect(parseClaimText(text)).toEqual({ parts });
  });

  it.each([
    'user',
    'user.password_hash',
    'user.id.length',
    'constructor.name',
    'user.__proto__',
    'process.env',
    'unknown',
    'organization.public_metadata.a',
  ])('parses the unknown path %s as null', (unknown) => {
    expect(parseClaimText(`{{${unknown}}}`)).toEqual({ parts: [[{ literal: null }]] });
    expect(parseClaimText(`{{${unknown} || user.id}}`)).toEqual({ parts: [[{ literal: null }, path('user.id')]] });
  });

  it.each([
    ['{{', 'must close the expression {{ with }}'],
    ['a {{user.id} b', 'must close the expression {{user.id} b with }}'],
    ['{{}}', 'not {{}}'],
    ['{{user.id ||}}', 'not {{user.id ||}}'],
    ['{{|| user.id}}', 'not {{|| user.id}}'],
    ['{{user.id user.username}}', 'not {{user.id user.username}}'],
    ['{{user..id}}', 'not {{user..id}}'],
    ['{{user["id"]}}', 'not {{user["id"]}}'],
    ['{{user.id + 1}}', 'not {{user.id + 1}}'],
    ['{{"text"}}', 'not {{"text"}}'],
    ["{{'open}}", "not {{'open}}"],
    ['{{{user.id}}}', 'not {{{user.id}}'],
    ['{{9007199254740992}}', 'must not contain numbers beyond 9007199254740991'],
  ])('rejects %j', (text, error) => {
    expect(parseClaimText(text)).toEqual({ error: expect.stringContaining(error) });
  });

  it.each<[string, (length: number) => string]>([
    ['spaces', (length) => `{{${' '.repeat(length)}`],
    ['alternatives', (length) => `{{${'user.id||'.repeat(length / 10)}`],
    ['fields', (length) => `{{user${'.a'.repeat(length / 2)}!}}`],
    ['braces', (length) => '{{'.repeat(length / 2)],
    ['quotation marks', (length) => `{{'${"\\'".repeat(length / 2)}`],
  ])('parses any number of repeated %s in linear time', async (_, textOf) => {
    const parsed = (length: number) => () => expect(parseClaimText(textOf(length))).toHaveProperty('error');
    // The text is 16 times as long. Quadratic parsing would take 256 times as long.
    expect(await durationRatio(parsed(64_000), parsed(4_000), 64)).toBeLessThan(64);
  });
});
