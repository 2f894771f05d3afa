import { buildOperationNodeForField } from '@graphql-tools/utils';
import { type DocumentNode, Kind, type OperationTypeNode } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { expect, it } from 'vitest';
import { isCompilable } from '../../../src/api/execution/compilable.ts';
import { projectRest } from '../../../src/api/rest/projection.ts';
import { resolversOf } from '../../../src/api/schema/merge.ts';
import { assembleSchemas, readTypeDefs } from '../../../src/api/schema/schema.ts';
import { features } from '../../../src/features.ts';

const slices = assembleSchemas(readTypeDefs(), resolversOf(features));

it.each(['BACKEND', 'DEPLOYMENT'] as const)('compiles every query and mutation of REST on the host %s', (host) => {
  const { schema, routes } = projectRest(slices[host], { host, sessionOf: () => null });
  const interpreted: string[] = [];
  const operations = new Set<string>();
  for (const { operation, fieldName } of routes) {
    if (operation === 'subscription') continue;
    operations.add(operation);
    // The same document that sofa-api derives.
    const kind = operation as OperationTypeNode;
    const definition = buildOperationNodeForField({ schema, kind, field: fieldName, circularReferenceDepth: 1 });
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [definition] };
    const isCompiled =
      isCompilable(schema, document, definition) &&
      isCompiledQuery(compileQuery(schema, document, definition.name?.value));
    if (!isCompiled) interpreted.push(`${operation} ${fieldName}`);
  }
  expect(interpreted).toEqual([]);
  expect(operations).toEqual(new Set(['query', 'mutation']));
});
