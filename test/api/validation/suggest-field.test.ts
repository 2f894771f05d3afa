import {
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import { expect, test } from 'vitest';
import { ErrorCollector } from '../../../src/api/validation/error-collector.ts';
import { suggestFields } from '../../../src/api/validation/suggest-field.ts';
import { variableValidator } from '../../../src/api/validation/validator.ts';
import { createWorld } from '../../support/world.ts';

const inputOf = (name: string, types: Record<string, GraphQLInputType>) =>
  new GraphQLInputObjectType({
    name,
    fields: Object.fromEntries(Object.entries(types).map(([key, type]) => [key, { type }])),
  });

const Link = inputOf('Link', { enabled: GraphQLInt, expiresIn: GraphQLInt });
const Factors = inputOf('Factors', { magicLink: Link, firstFactor: GraphQLString });
const Email = inputOf('Email', { enabled: GraphQLInt, verifySignUp: GraphQLInt });
const Phone = inputOf('Phone', { enabled: GraphQLInt, verifySignUp: GraphQLInt });
const Limit = inputOf('Limit', { unit: GraphQLString, maximum: GraphQLInt });
const Settings = inputOf('Settings', {
  factors: Factors,
  email: Email,
  phone: Phone,
  limits: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(Limit))),
});

test.each([
  ['a field of a nested object', ['magicLink'], ['factors.magicLink']],
  ['the same name in another case', ['magic_link'], ['factors.magicLink']],
  ['a field two levels deeper', ['expiresIn'], ['factors.magicLink.expiresIn']],
  ['a misspelled name', ['emial'], ['email']],
  ['a misspelled name of a nested object', ['email', 'enabeld'], ['email.enabled']],
  ['a field of another object', ['email', 'firstFactor'], ['factors.firstFactor']],
  ['all equally near fields', ['verifySignUp'], ['email.verifySignUp', 'phone.verifySignUp']],
  ['the nearest of several fields', ['factors', 'enabled'], ['factors.magicLink.enabled']],
  ['a field of the items of a list', ['maximum'], ['limits[].maximum']],
  ['a field of the same item', ['limits', 2, 'maximun'], ['limits.2.maximum']],
  ['no field for a name that is not similar', ['colour'], []],
  ['no field for a short name that differs', ['of'], []],
  ['no field for a long name', [`magicLink${'k'.repeat(100_000)}`], []],
])('suggests %s', (_, path, expected) => {
  expect(suggestFields(Settings, path)).toEqual(expected);
});

test('stops at 1,000 paths of a recursive input type', () => {
  const Filter: GraphQLInputObjectType = new GraphQLInputObjectType({
    name: 'Filter',
    fields: () => ({
      and: { type: new GraphQLList(Filter) },
      or: { type: Filter },
      status: { type: GraphQLString },
    }),
  });
  expect(suggestFields(Filter, ['statsu'])).toEqual(['status']);
  expect(suggestFields(Filter, ['or', 'or', 'statsu'])).toEqual(['or.or.status']);
});

test('searches suggestions for the first ten unknown fields of a request', () => {
  const errors = new ErrorCollector();
  const unknown = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`email${at}`, 1]));
  variableValidator(Settings)({ limits: [], ...unknown }, { key: 'input', parent: null }, errors);
  const messages = errors.errors.map(({ message }) => message);
  expect(messages.slice(0, 10)).toEqual(
    Array.from({ length: 10 }, () => 'is not a known field. Did you mean `input.email`?'),
  );
  expect(messages.slice(10)).toEqual(['is not a known field', 'is not a known field']);
});

test('names the path of a setting that a REST request has at the wrong depth', async () => {
  const { backend } = await createWorld();
  const response = await backend.patch('/settings/auth', { magic_link: { enabled: true } });
  expect(response.status).toBe(400);
  expect(response.body.errors).toEqual([
    {
      path: 'magic_link',
      code: 'VALIDATION_FAILED',
      message: 'magic_link is not a known field. Did you mean `authentication_factors.magic_link`?',
    },
  ]);
});

test('names the path of a setting that a GraphQL variable has at the wrong depth', async () => {
  const { backend } = await createWorld();
  const { body } = await backend.graphql(
    'mutation ($settings: UpdateAuthSettingsInput!) { updateAuthSettings(input: $settings) { sessionTokenLifetime } }',
    { settings: { authenticationFactors: { verifySignUp: true } } },
  );
  expect(JSON.stringify(body.errors)).toContain(
    'is not a known field. Did you mean `input.email.verifySignUp` or `input.phone.verifySignUp`?',
  );
});
