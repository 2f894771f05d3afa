import type { GraphQLField } from 'graphql';
import { type FieldError, MAX_FIELD_ERRORS } from '../errors.ts';
import { checkValue } from '../graphql/bounds.ts';
import { type Fault, InvalidRequest } from './faults.ts';
import { toSnake } from './names.ts';
import { createQueryReader } from './query.ts';
import type { Route } from './routes.ts';
import { createReader, defaultsOf, isFull, isObject, note } from './values.ts';

type Values = Record<string, unknown>;

/** The parts of a request that carry values. */
export interface Parts {
  /** Values of the path's parameters, decoded, in the order of the path. */
  readonly path: readonly string[];
  /** Without its question mark. */
  readonly query: string;
  /** The parsed JSON; undefined where there was no body. */
  readonly body: unknown;
}

/**
 * Compiles what reads a route's requests into the arguments of its operation in the REST schema. Whatever is wrong with
 * types, names and bounds is gathered and thrown at once.
 */
export function createRequestReader(route: Route, field: GraphQLField<unknown, unknown>): (parts: Parts) => Values {
  const argOf = (name: string) => field.args.find((arg) => arg.name === name);
  const pathNames = route.pathArgs.map(({ name }) => toSnake(name));
  const queryArgs = route.queryArgs.flatMap(({ name }) => argOf(toSnake(name)) ?? []);
  const defaults = defaultsOf(queryArgs);
  const readQuery = createQueryReader(queryArgs);
  const inputArg = argOf('input');
  const readInput = inputArg && createReader(inputArg.type);

  return ({ path, query, body }) => {
    const faults: Fault[] = [];
    const broken: FieldError[] = [];
    const values: Values = { __proto__: null, ...defaults };

    pathNames.forEach((name, index) => {
      values[name] = path[index];
    });
    readQuery(query, values, faults);
    for (const arg of queryArgs) checkValue(arg, values[arg.name], [], broken);

    if (inputArg && readInput) {
      // An input that may be null is optional: the body may be missing, but what it holds is an object.
      const input = body === null ? note(faults, null, 'must be an object') : readInput(body ?? {}, null, faults);
      checkValue(inputArg, input, ['input'], broken);
      values.input = input;
    } else {
      refuseMembers(body, faults);
    }

    // The bounds speak of arguments; of these REST callers know the input's members alone.
    for (const { path: at, code, message } of broken) {
      faults.push({ path: at[0] === 'input' ? at.slice(1) : at, code, message });
    }
    if (faults.length > 0) throw new InvalidRequest(faults.slice(0, MAX_FIELD_ERRORS));
    return values;
  };
}

/** An operation without input takes no body, or an empty object. */
function refuseMembers(body: unknown, faults: Fault[]): undefined {
  if (body === undefined) return undefined;
  if (!isObject(body)) return note(faults, null, 'must be an object');
  for (const key in body) {
    if (isFull(faults)) return undefined;
    note(faults, { above: null, key }, 'is not a known field');
  }
}
