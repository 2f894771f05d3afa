import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { FieldError } from '../../platform/errors.ts';
import { toSnake } from './names.ts';
import type { Route } from './routes.ts';

/**
 * Validation errors of a REST request, whose paths are spelled as the caller wrote them: from the body or the query
 * string down, without `input`, which REST does not know.
 */
export class InvalidRequest extends Error {
  readonly errors: readonly FieldError[];

  constructor(errors: readonly FieldError[]) {
    super('The request has invalid fields.');
    this.errors = errors;
  }
}

/** `rate_limits.0.unit`, as it stands in answers. */
export function dotted({ path }: FieldError): string {
  return path.join('.');
}

/** `rate_limits.0.unit must be one of second, minute`. */
export function sentence(error: FieldError): string {
  return error.path.length === 0 ? `body ${error.message}` : `${dotted(error)} ${error.message}`;
}

/** An error of a service: its path has GraphQL's names and is respelled along the types. */
export function toRestError(route: Route, { path, code, message }: FieldError): FieldError {
  return { path: toRestPath(route, path), code, message };
}

type Path = FieldError['path'];

function toRestPath(route: Route, path: Path): Path {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  if (first === route.inputArg?.name) return respell(route.inputArg.type, rest);
  const arg = route.field.args.find(({ name }) => name === first);
  if (arg) return [toSnake(arg.name), ...respell(arg.type, rest)];
  return route.inputArg ? respell(route.inputArg.type, path) : path;
}

/** Names of the schema are respelled; below the first one that the type does not know, keys are the caller's own. */
function respell(type: GraphQLInputType, path: Path): Path {
  if (isNonNullType(type)) return respell(type.ofType, path);
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (isListType(type) && typeof key === 'number') return [key, ...respell(type.ofType, rest)];
  const field = isInputObjectType(type) ? type.getFields()[key] : undefined;
  return field ? [toSnake(field.name), ...respell(field.type, rest)] : path;
}
