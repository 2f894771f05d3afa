import { type GraphQLArgument, GraphQLInputObjectType, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql';
import { describe, expect, test } from 'vitest';
import { ErrorCollector } from '../../../src/api/validation/error-collector.ts';
import { ACCEPT_ANY, type Source, validatorOf, variableValidator } from '../../../src/api/validation/validator.ts';
import { shelves } from '../schema/toy.ts';

const argument = shelves().BACKEND.getMutationType()?.getFields().createShelf?.args[0] as GraphQLArgument;

function errorsOf(source: Source, input: unknown): string[] {
  const errors = new ErrorCollector();
  validatorOf(argument, source)(input, { key: 'input', parent: null }, errors);
  return errors.errors.map(({ path, message }) => `${path.slice(1).join('.')} ${message}`);
}

describe('one input type', () => {
  const input = { name: 'too long', size: '5', bookIds: 7, nested: { deep: 'A' }, labels: [], other: 1 };

  test('has its types and bounds checked in a REST request, the types first', () => {
    expect(errorsOf('rest', input)).toEqual([
      'size must be an integer',
      'bookIds must be an array',
      'other is not a known field',
      'name must have at most 5 characters',
      'labels must have at least 1 item',
      'nested.deep must match ^[a-z]+$',
    ]);
  });

  test('has its types checked in a GraphQL variable, with the coercions of GraphQL', () => {
    expect(errorsOf('variable', input)).toEqual(['size must be an integer', 'other is not a known field']);
  });

  test('has its bounds checked in a GraphQL argument, whose types GraphQL has checked', () => {
    expect(errorsOf('argument', input)).toEqual([
      'name must have at most 5 characters',
      'labels must have at least 1 item',
      'nested.deep must match ^[a-z]+$',
    ]);
  });

  test('has its list lengths checked before their items', () => {
    const bookIds = [1, 2, 3, 4];
    for (const source of ['rest', 'variable', 'argument'] as const) {
      expect(errorsOf(source, { name: 'x', bookIds })).toEqual(['bookIds must have at most 3 items']);
    }
  });
});

test('stops after 100 errors of a request', () => {
  const errors = new ErrorCollector();
  const validate = variableValidator(new GraphQLList(new GraphQLNonNull(GraphQLString)));
  let read = 0;
  const items = new Proxy(
    Array.from({ length: 1_000 }, () => null),
    {
      get: (target, key) => {
        if (key !== 'length') read++;
        return Reflect.get(target, key);
      },
    },
  );
  validate(items, null, errors);
  expect([errors.errors.length, errors.isFull, read]).toEqual([100, true, 100]);
});

test('needs no validator for a GraphQL argument without bounds', () => {
  const type = new GraphQLInputObjectType({ name: 'Unbounded', fields: {} });
  expect(validatorOf({ type, extensions: {} }, 'argument')).toBe(ACCEPT_ANY);
});
