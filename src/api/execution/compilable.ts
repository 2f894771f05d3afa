import {
  BREAK,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  visit,
} from 'graphql';

/**
 * Whether graphql-jit can compile a document safely. It generates JavaScript from the document, and these are excluded:
 *
 * - Text with the marker `__MAGIC_`. Literals become JSON in the source, in which `"__MAGIC_DATE__…x"` is replaced by
 *   `new Date(x)`, so a caller who sends that text as a literal could run their own code.
 * - A variable called `__proto__`, which would set the prototype of the object that holds the variables.
 * - A variable of a recursive input type, which is expanded until the heap is full.
 * - Introspection, and variables inside literal lists and objects: compiling them gains nothing and is rarely tested.
 */
export function isCompilable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  if (operation.operation !== 'query' && !isOneMutation(operation)) return false;
  for (const definition of operation.variableDefinitions ?? []) {
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type) || isRecursive(getNamedType(type))) return false;
  }
  let compilable = true;
  const reject = () => {
    compilable = false;
    return BREAK;
  };
  let nesting = 0;
  const literal = { enter: () => void nesting++, leave: () => void nesting-- };
  visit(document, {
    Name: (node) => (hasCodeMarker(node.value) || isReservedName(node.value) ? reject() : undefined),
    StringValue: (node) => (hasCodeMarker(node.value) ? reject() : undefined),
    // Inside a JSON literal an enum value is plain text.
    EnumValue: (node) => (hasCodeMarker(node.value) ? reject() : undefined),
    Variable: () => (nesting > 0 ? reject() : undefined),
    ListValue: literal,
    ObjectValue: literal,
  });
  return compilable;
}

/** With several mutations the compiler would decide their order. */
function isOneMutation({ operation, selectionSet: { selections } }: OperationDefinitionNode): boolean {
  return operation === 'mutation' && selections.length === 1 && selections[0]?.kind === Kind.FIELD;
}

function hasCodeMarker(text: string): boolean {
  return text.includes('__MAGIC_');
}

/** `__typename` is common and safe. `__schema`, `__type` and `__proto__` are not compiled. */
function isReservedName(name: string): boolean {
  return name.startsWith('__') && name !== '__typename';
}

function isRecursive(type: unknown, above: readonly unknown[] = []): boolean {
  if (!isInputObjectType(type)) return false;
  if (above.includes(type)) return true;
  return Object.values(type.getFields()).some((field) => isRecursive(getNamedType(field.type), [...above, type]));
}
