import { fieldError, validationFailed } from '../../platform/errors.ts';
import { type OperationTools, operationRunner, type RunOperation } from './operation-tools.ts';
import type { InputSchema, Tool, Values } from './tool.ts';

/** A tool that runs several operations. Each of them validates its arguments and checks access. */
export interface Composition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly properties: InputSchema['properties'];
  readonly required?: readonly string[];
  /** The operations that it can run, by their names in GraphQL. A caller needs the access of all of them. */
  readonly operations: readonly string[];
  run(run: RunOperation, values: Values): Promise<unknown>;
}

export function composedTool(composition: Composition, operations: OperationTools): Tool {
  const { name, title, description, properties, required = [], run } = composition;
  const parts = composition.operations.map((each) => {
    const tool = operations.get(each);
    if (tool === undefined) throw new Error(`${each} is no operation that agents may run.`);
    return tool;
  });
  return {
    name,
    title,
    description,
    inputSchema: { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false },
    isReadOnly: parts.every(({ isReadOnly }) => isReadOnly),
    isDestructive: parts.some(({ isDestructive }) => isDestructive),
    scopes: [...new Set(parts.flatMap(({ scopes }) => scopes))],
    assertMayCall: (viewer) => {
      for (const part of parts) part.assertMayCall(viewer);
    },
    async run(context, values) {
      for (const part of parts) part.assertMayCall(context.viewer);
      assertArguments(values, { properties, required });
      return run(operationRunner(operations, context), values);
    },
  };
}

/** Rejects arguments that are unknown or missing. The operations check the others. */
function assertArguments(
  values: Values,
  { properties, required = [] }: Pick<InputSchema, 'properties' | 'required'>,
): void {
  const errors = [
    ...Object.keys(values)
      .filter((name) => !Object.hasOwn(properties, name))
      .map((name) => fieldError([name], 'is unknown')),
    ...required.filter((name) => values[name] === undefined).map((name) => fieldError([name], 'is required')),
  ];
  if (errors.length > 0) throw validationFailed(errors);
}
