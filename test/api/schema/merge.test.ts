import { expect, test } from 'vitest';
import { resolversOf } from '../../../src/api/schema/merge.ts';

const resolve = () => null;

test('merges the fields that contexts add to a type of each host', () => {
  const people = { resolvers: { common: [{ User: { emails: resolve } }], backend: [{ User: { bans: resolve } }] } };
  const audit = {
    resolvers: { backend: [{ User: { auditLog: resolve } }], deployment: [{ Viewer: { id: resolve } }] },
  };
  expect(resolversOf([people, audit, {}])).toEqual({
    BACKEND: { User: { emails: resolve, bans: resolve, auditLog: resolve } },
    DEPLOYMENT: { User: { emails: resolve }, Viewer: { id: resolve } },
    CONSOLE: {},
  });
});

test('rejects two resolvers of one field on a host', () => {
  const emails = [{ User: { emails: resolve } }];
  expect(() => resolversOf([{ resolvers: { common: emails } }, { resolvers: { deployment: emails } }])).toThrow(
    'User.emails has two resolvers.',
  );
  expect(() => resolversOf([{ resolvers: { backend: emails, deployment: emails } }])).not.toThrow();
});
