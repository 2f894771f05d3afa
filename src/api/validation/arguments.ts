import { type GraphQLArgument, type GraphQLField, type GraphQLInputType, isNonNullType, isScalarType } from 'graphql';
import { validationFailed } from '../../platform/errors.ts';
import { isId } from '../../platform/graph/formats.ts';
import { restOf } from '../directives/directives.ts';
import { NO_BOUNDS, textBounds } from './bounds.ts';
import { ErrorCollector } from './error-collector.ts';
import { ACCEPT_ANY, type Validator, validatorOf } from './validator.ts';

type Values = Readonly<Record<string, unknown>>;

/** Compiles a check of a GraphQL field's coerced arguments, which returns the arguments to use; null if no check is needed. */
export function argumentsValidator(field: GraphQLField<unknown, unknown>): ((args: Values) => Values) | null {
  const validators = field.args
    .map((argument) => ({ name: argument.name, validate: argumentValidator(field, argument) }))
    .filter(({ validate }) => validate !== ACCEPT_ANY);
  if (validators.length === 0) return null;
  return (args) => {
    const errors = new ErrorCollector();
    let replaced: Record<string, unknown> | undefined;
    for (const { name, validate } of validators) {
      if (!(name in args)) continue;
      const value = validate(args[name], { key: name, parent: null }, errors);
      if (value === args[name] || value === undefined) continue;
      replaced ??= { ...args };
      replaced[name] = value;
    }
    if (!errors.isEmpty) throw validationFailed(errors.errors);
    return replaced ?? args;
  };
}

/** An argument in the operation's path identifies a resource. Without a path, its required ids do. */
function argumentValidator(field: GraphQLField<unknown, unknown>, argument: GraphQLArgument): Validator {
  const path = restOf(field)?.pathArguments;
  const identifiesResource = path
    ? path.includes(argument.name)
    : isNonNullType(argument.type) && isIdType(argument.type);
  return identifiesResource ? resourceNameValidator(argument) : validatorOf(argument, 'argument');
}

/**
 * The validator of an argument that identifies a resource. An invalid value means that the resource does not exist, for which
 * the operation returns 404. So its bounds are not checked, and a malformed id becomes `0`, which no row has. NUL and unpaired
 * surrogates are rejected, because PostgreSQL does not accept them in a query.
 */
export function resourceNameValidator({ type }: GraphQLArgument): Validator {
  if (isIdType(type)) return (value) => (isId(value as string) ? value : '0');
  return (value, location, errors) => {
    checkText(value, location, errors);
    return value;
  };
}

const checkText = textBounds(NO_BOUNDS);

function isIdType(type: GraphQLInputType): boolean {
  const inner = isNonNullType(type) ? type.ofType : type;
  return isScalarType(inner) && inner.name === 'ID';
}
