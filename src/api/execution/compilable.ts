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
 * graphql-jit writes JavaScript from a document, and some documents make it write the wrong thing:
 *
 * - Literals are put into the source as JSON in which `"__MAGIC_DATE__…x"` stands for `new Date(x)`: a caller who sends
 *   that text as a literal runs code of their own. Nothing that holds the marker is compiled.
 * - A variable called `__proto__` sets the prototype of the object that holds the variables.
 * - A variable of a recursive input type is expanded until the heap is full.
 * - Variables inside literal lists and objects, and introspection, gain nothing and are rarely tested.
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
  const refuse = () => {
    compilable = false;
    return BREAK;
  };
  let nesting = 0;
  const literal = { enter: () => void nesting++, leave: () => void nesting-- };
  visit(document, {
    Name: (node) => (isMarked(node.value) || isReserved(node.value) ? refuse() : undefined),
    StringValue: (node) => (isMarked(node.value) ? refuse() : undefined),
    // Inside a JSON literal an enum value is text like any other.
    EnumValue: (node) => (isMarked(node.value) ? refuse() : undefined),
    Variable: () => (nesting > 0 ? refuse() : undefined),
    ListValue: literal,
    ObjectValue: literal,
  });
  return compilable;
}

/** The order of several would be the compiler's affair. */
function isOneMutation({ operation, selectionSet: { selections } }: OperationDefinitionNode): boolean {
  return operation === 'mutation' && selections.length === 1 && selections[0]?.kind === Kind.FIELD;
}

function isMarked(text: string): boolean {
  return text.includes('__MAGIC_');
}

/** `__typename` alone is common; `__schema`, `__type` and `__proto__` are none of the compiler's business. */
function isReserved(name: string): boolean {
  return name.startsWith('__') && name !== '__typename';
}

function isRecursive(type: unknown, above: readonly unknown[] = []): boolean {
  if (!isInputObjectType(type)) return false;
  if (above.includes(type)) return true;
  return Object.values(type.getFields()).some((field) => isRecursive(getNamedType(field.type), [...above, type]));
}
