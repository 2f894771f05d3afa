import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  visit,
} from 'graphql';
import { validationFailed } from '../../platform/errors.ts';
import { ErrorCollector } from './error-collector.ts';
import { type Validator, variableValidator } from './validator.ts';

interface Variable {
  readonly name: string;
  readonly isRequired: boolean;
  readonly validate: Validator;
}

type VariablesValidator = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  values: Readonly<Record<string, unknown>>,
) => GraphQLError | undefined;

/**
 * Makes what checks the types of a request's variables, in the interface's words and without repeating the values (one of
 * them may be a password). Its work and its result are bounded. It runs before graphql-js and graphql-jit coerce the
 * variables: both repeat whole values in each of their errors, and graphql-jit has no limit on their number.
 */
export function createVariablesValidator(schema: GraphQLSchema): VariablesValidator {
  const compiled = new WeakMap<OperationDefinitionNode, readonly Variable[]>();

  const variablesOf = (operation: OperationDefinitionNode) => {
    const known = compiled.get(operation);
    if (known) return known;
    const made = (operation.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }): Variable[] => {
      const type = typeFromAST(schema, node);
      if (!isInputType(type)) return [];
      const isRequired = isNonNullType(type) && !defaultValue;
      return [{ name: variable.name.value, isRequired, validate: variableValidator(type) }];
    });
    compiled.set(operation, made);
    return made;
  };

  return (document, operation, values) => {
    let names: ReadonlyMap<string, string> | undefined;
    const errors = new ErrorCollector((variable) => {
      names ??= argumentNames(document);
      return names.get(variable) ?? variable;
    });
    for (const { name: key, isRequired, validate } of variablesOf(operation)) {
      if (Object.hasOwn(values, key)) validate(values[key], { key, above: null }, errors);
      else if (isRequired) errors.addTypeError({ key, above: null }, 'is required');
    }
    if (errors.isEmpty) return undefined;
    const failure = validationFailed(errors.errors);
    return new GraphQLError(failure.message, { originalError: failure });
  };
}

/** The argument that each variable is given to: the reader's word for it. Variables that are nested or unused have none. */
function argumentNames(document: DocumentNode): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  visit(document, {
    Argument({ name, value }) {
      if (value.kind === 'Variable') names.set(value.name.value, name.value);
    },
  });
  return names;
}
