import { expect, test } from 'vitest';
import { resolversOf } from '../../../src/api/schema/merge.ts';

const resolve = () => null;

test('two contexts can add fields to one type', () => {
  expect(resolversOf([{ resolvers: [{ User: { emails: resolve } }, { User: { auditLog: resolve } }] }])).toEqual({
    User: { emails: resolve, auditLog: resolve },
  });
});

test('two resolvers of one field are refused', () => {
  const twice = [{ resolvers: [{ User: { emails: resolve } }] }, { resolvers: [{ User: { emails: resolve } }] }];
  expect(() => resolversOf(twice)).toThrow('User.emails has two resolvers.');
});
