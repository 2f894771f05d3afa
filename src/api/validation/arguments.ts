import { type GraphQLArgument, type GraphQLField, type GraphQLInputType, isNonNullType, isScalarType } from 'graphql';
import { validationFailed } from '../../platform/errors.ts';
import { isId } from '../../platform/graph/formats.ts';
import { restOf } from '../schema/directives.ts';
import { NO_BOUNDS, textBounds } from './bounds.ts';
import { ErrorCollector } from './error-collector.ts';
import { ACCEPT, type Validator, validatorOf } from './validator.ts';

type Values = Readonly<Record<string, unknown>>;

/** Checks the coerced arguments of a GraphQL field and returns those to go on with; null where nothing is to check. */
export function argumentsValidator(field: GraphQLField<unknown, unknown>): ((args: Values) => Values) | null {
  const validators = field.args
    .map((argument) => ({ name: argument.name, validate: argumentValidator(field, argument) }))
    .filter(({ validate }) => validate !== ACCEPT);
  if (validators.length === 0) return null;
  return (args) => {
    const errors = new ErrorCollector();
    let replaced: Record<string, unknown> | undefined;
    for (const { name, validate } of validators) {
      if (!(name in args)) continue;
      const value = validate(args[name], { key: name, above: null }, errors);
      if (value === args[name] || value === undefined) continue;
      replaced ??= { ...args };
      replaced[name] = value;
    }
    if (!errors.isEmpty) throw validationFailed(errors.errors);
    return replaced ?? args;
  };
}

/** The arguments of the operation's path name a resource. In an operation without a path its required ids do. */
function argumentValidator(field: GraphQLField<unknown, unknown>, argument: GraphQLArgument): Validator {
  const path = restOf(field)?.pathArguments;
  const namesResource = path ? path.includes(argument.name) : isNonNullType(argument.type) && isIdType(argument.type);
  return namesResource ? resourceNameValidator(argument) : validatorOf(argument, 'argument');
}

/**
 * The validator of an argument that names a resource. A name that nothing can have is a resource that does not exist, for
 * which the operation has its own 404. So its bounds are not enforced, and a malformed id becomes `0`, which no row has.
 * NUL and unpaired surrogates are rejected even there, because the database can't be asked about them.
 */
export function resourceNameValidator({ type }: GraphQLArgument): Validator {
  if (isIdType(type)) return (value) => (isId(value as string) ? value : '0');
  return (value, place, errors) => {
    checkText(value, place, errors);
    return value;
  };
}

const checkText = textBounds(NO_BOUNDS);

function isIdType(type: GraphQLInputType): boolean {
  const inner = isNonNullType(type) ? type.ofType : type;
  return isScalarType(inner) && inner.name === 'ID';
}
