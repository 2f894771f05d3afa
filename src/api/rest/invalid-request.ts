import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { FieldError } from '../../platform/errors.ts';
import { toSnake } from './names.ts';
import type { Route } from './routes.ts';

/**
 * Validation errors of a REST request. Their paths are in REST names and start at the body or the query string, without
 * the GraphQL argument `input`.
 */
export class InvalidRequest extends Error {
  readonly errors: readonly FieldError[];

  constructor(errors: readonly FieldError[]) {
    super('The request has invalid fields.');
    this.errors = errors;
  }
}

/** The path in a response: `rate_limits.0.unit`. */
export function dottedPath({ path }: FieldError): string {
  return path.join('.');
}

/** `rate_limits.0.unit must be one of second, minute`. */
export function messageWithPath(error: FieldError): string {
  return error.path.length === 0 ? `body ${error.message}` : `${dottedPath(error)} ${error.message}`;
}

/** Converts an error of a service, whose path has GraphQL names. */
export function toRestError(route: Route, { path, code, message }: FieldError): FieldError {
  return { path: toRestPath(route, path), code, message };
}

type Path = FieldError['path'];

function toRestPath(route: Route, path: Path): Path {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  if (first === route.inputArg?.name) return toRestNames(route.inputArg.type, rest);
  const arg = route.field.args.find(({ name }) => name === first);
  if (arg) return [toSnake(arg.name), ...toRestNames(arg.type, rest)];
  return route.inputArg ? toRestNames(route.inputArg.type, path) : path;
}

/** Converts names of the schema. From the first unknown name on, keys are the caller's data and stay unchanged. */
function toRestNames(type: GraphQLInputType, path: Path): Path {
  if (isNonNullType(type)) return toRestNames(type.ofType, path);
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (isListType(type) && typeof key === 'number') return [key, ...toRestNames(type.ofType, rest)];
  const field = isInputObjectType(type) ? type.getFields()[key] : undefined;
  return field ? [toSnake(field.name), ...toRestNames(field.type, rest)] : path;
}
