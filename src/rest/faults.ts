import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { ErrorCode, FieldError } from '../errors.ts';
import { toSnake } from './names.ts';
import type { Route } from './routes.ts';

/** One member of a request at fault, spelled as the caller wrote it. */
export interface Fault {
  /** From the body or the query string down; without `input`, which REST does not know. */
  readonly path: readonly (string | number)[];
  readonly code: ErrorCode;
  /** A predicate (`must be a string`). */
  readonly message: string;
}

/** Several faults of one request; thrown by the readers, listed whole in the answer. */
export class InvalidRequest extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super('The request has invalid fields.');
    this.faults = faults;
  }
}

/** `rate_limits.0.unit`, as it stands in answers. */
export function dotted({ path }: Fault): string {
  return path.join('.');
}

/** `rate_limits.0.unit must be one of second, minute`. */
export function sentence(fault: Fault): string {
  return fault.path.length === 0 ? `body ${fault.message}` : `${dotted(fault)} ${fault.message}`;
}

/** A fault that the bounds or a service found: its path has GraphQL's names and is respelled along the types. */
export function toFault(route: Route, { path, code, message }: FieldError): Fault {
  return { path: toRestPath(route, path), code, message };
}

function toRestPath(route: Route, path: FieldError['path']): Fault['path'] {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  if (first === route.inputArg?.name) return respell(route.inputArg.type, rest);
  const arg = route.field.args.find(({ name }) => name === first);
  if (arg) return [toSnake(arg.name), ...respell(arg.type, rest)];
  return route.inputArg ? respell(route.inputArg.type, path) : path;
}

/** Names of the schema are respelled; below the first one that the type does not know, keys are the caller's own. */
function respell(type: GraphQLInputType, path: FieldError['path']): Fault['path'] {
  if (isNonNullType(type)) return respell(type.ofType, path);
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (isListType(type) && typeof key === 'number') return [key, ...respell(type.ofType, rest)];
  const field = isInputObjectType(type) ? type.getFields()[key] : undefined;
  return field ? [toSnake(field.name), ...respell(field.type, rest)] : path;
}
