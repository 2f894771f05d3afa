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
import { fieldRule } from '../../platform/validation/field-rules.ts';
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
 * Creates a validator of the types of a request's variables. Its messages are those of the interface and never repeat a value,
 * which may be a password. The number of errors is limited. It runs before graphql-js and graphql-jit coerce the variables,
 * because both repeat whole values in their errors, and graphql-jit does not limit the number of errors.
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
      if (Object.hasOwn(values, key)) validate(values[key], { key, parent: null }, errors);
      else if (isRequired) errors.addTypeError({ key, parent: null }, fieldRule('REQUIRED'));
    }
    if (errors.isEmpty) return undefined;
    const failure = validationFailed(errors.errors);
    return new GraphQLError(failure.message, { originalError: failure });
  };
}

/** The name of the argument that each variable is passed to. Nested and unused variables have none. */
function argumentNames(document: DocumentNode): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  visit(document, {
    Argument({ name, value }) {
      if (value.kind === 'Variable') names.set(value.name.value, name.value);
    },
  });
  return names;
}
