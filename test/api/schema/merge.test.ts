import { expect, test } from 'vitest';
import { resolversOf } from '../../../src/api/schema/merge.ts';

const resolve = () => null;

test('merges the fields that two contexts add to a type', () => {
  expect(resolversOf([{ resolvers: [{ User: { emails: resolve } }, { User: { auditLog: resolve } }] }])).toEqual({
    User: { emails: resolve, auditLog: resolve },
  });
});

test('rejects two resolvers of one field', () => {
  const twice = [{ resolvers: [{ User: { emails: resolve } }] }, { resolvers: [{ User: { emails: resolve } }] }];
  expect(() => resolversOf(twice)).toThrow('User.emails has two resolvers.');
});
