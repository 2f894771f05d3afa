import { type GraphQLField, GraphQLInputObjectType } from 'graphql';
import { resourceNameValidator } from '../validation/arguments.ts';
import { defaultsOf } from '../validation/defaults.ts';
import { ErrorCollector } from '../validation/error-collector.ts';
import { validatorOf } from '../validation/validator.ts';
import { InvalidRequest } from './invalid-request.ts';
import { toSnake } from './names.ts';
import { createQueryReader } from './query.ts';
import type { Route } from './routes.ts';

type Values = Record<string, unknown>;

/** The parts of a request that contain arguments. */
export interface Parts {
  /** The decoded values of the path parameters, in the order of the path. */
  readonly path: readonly string[];
  /** The query string without its question mark. */
  readonly query: string;
  /** The parsed JSON; undefined without a body. */
  readonly body: unknown;
}

/** An operation without input accepts no body, or an empty object. */
const EMPTY_INPUT = { type: new GraphQLInputObjectType({ name: 'EmptyInput', fields: {} }), extensions: {} };

/**
 * Compiles a function that reads a route's requests into the arguments of its operation in the REST schema. Validation errors
 * of types, names and bounds are collected and thrown together.
 */
export function createRequestReader(route: Route, field: GraphQLField<unknown, unknown>): (parts: Parts) => Values {
  const argOf = (name: string) => field.args.find((arg) => arg.name === name);
  const pathArgs = route.pathArgs.map((arg) => ({ key: toSnake(arg.name), validate: resourceNameValidator(arg) }));
  const queryArgs = route.queryArgs.flatMap(({ name }) => argOf(toSnake(name)) ?? []);
  const defaults = defaultsOf(queryArgs);
  const readQuery = createQueryReader(queryArgs);
  const inputArg = argOf('input');
  const validateBody = validatorOf(inputArg ?? EMPTY_INPUT, 'rest');

  return ({ path, query, body }) => {
    const errors = new ErrorCollector();
    const values: Values = { __proto__: null, ...defaults };
    pathArgs.forEach(({ key, validate }, index) => {
      values[key] = validate(path[index], { key, parent: null }, errors);
    });
    readQuery(query, values, errors);
    // A nullable input is optional: the body may be missing, but `null` as JSON is invalid.
    const input =
      body === null ? errors.addTypeError(null, 'must be an object') : validateBody(body ?? {}, null, errors);
    if (inputArg) values.input = input;
    if (!errors.isEmpty) throw new InvalidRequest(errors.errors);
    return values;
  };
}
