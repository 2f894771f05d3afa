import { execute, parse, printType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { projectRest } from '../../../src/api/rest/projection.ts';
import { toySchema } from './toy.ts';

const backend = () => projectRest(toySchema('BACKEND'), { host: 'BACKEND' });

const withoutDescriptions = (text: string) => text.replace(/^ *""".*"""\n/gm, '').replace(/\n\n/g, '\n');

describe('the REST schema', () => {
  it('renames inputs with their defaults', () => {
    const type = backend().schema.getType('CreateBaseInput');
    expect(withoutDescriptions(type ? printType(type) : '')).toBe(
      [
        'input CreateBaseInput {',
        '  display_name: String!',
        '  base_kind: BaseKind! = vector',
        '  owner_id: ID',
        '  rate_limits: [RuleInput!]',
        '  code1: String',
        '  public_metadata: JSONObject',
        '  ratio: Float',
        '  is_active: Boolean',
        '  active_since: DateTime',
        '}',
      ].join('\n'),
    );
  });

  it('contains neither edges nor types that only edges return', () => {
    const { schema } = backend();
    const type = schema.getType('Base');
    expect(type && printType(type)).not.toContain('siblings');
    expect(schema.getType('PageInfo')).toBeUndefined();
  });

  it('has only the operations that the host serves over REST', () => {
    const { schema } = projectRest(toySchema('DEPLOYMENT'), { host: 'DEPLOYMENT', sessionOf: () => null });
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['visits', 'meta']);
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(['signIn', 'signOut', 'explode']);
  });

  it('resolves the session after the operation', async () => {
    const order: string[] = [];
    const resolvers = { Mutation: { signOut: async () => void order.push('operation') } };
    const sessionOf = () => {
      order.push('session');
      return { signInAttempts: [], signIns: [], signUpAttempts: [], activeSignIn: null };
    };
    const { schema } = projectRest(toySchema('DEPLOYMENT', resolvers), { host: 'DEPLOYMENT', sessionOf });
    const document = parse('mutation { signOut { session { active_signin { id } } data } }');
    expect((await execute({ schema, document, contextValue: { request: {} } })).errors).toBeUndefined();
    expect(order).toEqual(['operation', 'session']);
  });
});
