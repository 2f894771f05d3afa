import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { ServiceError } from '../../platform/errors.ts';
import { isOnePerRequest } from '../directives/directives.ts';
import { measureDocument } from './measure.ts';
import { subscriptionErrors } from './subscription-rules.ts';

/** The limits of one document. Each is well above the largest document of the examples. */
export const LIMITS = {
  documentBytes: 16_384,
  tokens: 2_000,
  /** Validation stops after this many errors, because an error takes longer to build than a valid field. */
  documentErrors: 20,
  depth: 12,
  aliases: 30,
  rootFields: 20,
  introspectionFields: 2,
  /** The maximum response size in objects and KiB of large values, computed from the page sizes in the document. */
  cost: 100_000,
} as const;

/** The error of an exceeded limit. Its message names the limit, its value and the document's value. */
export function tooComplex(what: string, actual: number, max: number, advice = ''): ServiceError {
  const text = `The document has ${grouped(actual)} ${what}; at most ${grouped(max)} are allowed.`;
  return new ServiceError('QUERY_TOO_COMPLEX', advice ? `${text} ${advice}` : text);
}

function grouped(number: number): string {
  return Number.isSafeInteger(number) ? number.toLocaleString('en') : number.toPrecision(2);
}

/**
 * The limits that do not depend on variables. They are checked together with GraphQL's own validation rules, once for each
 * document text and before compilation.
 */
export const limitRules: readonly ValidationRule[] = [
  (context: ValidationContext): ASTVisitor => ({
    Document(document) {
      for (const error of limitErrors(context.getSchema(), document)) {
        // Apollo replaces the code of validation errors with its own; the original error keeps ours.
        context.reportError(new GraphQLError(error.message, { originalError: error }));
      }
      return undefined;
    },
  }),
];

function* limitErrors(schema: GraphQLSchema, document: DocumentNode): Generator<ServiceError> {
  const measure = measureDocument(document);
  const { aliases, introspectionAliases, reservedAlias } = measure;
  if (aliases > LIMITS.aliases) yield tooComplex('aliases', aliases, LIMITS.aliases);
  if (introspectionAliases > 0) yield tooComplex('aliases below introspection fields', introspectionAliases, 0);
  if (reservedAlias !== undefined) {
    yield new ServiceError('BAD_REQUEST', `The alias ${reservedAlias} begins with "__", which GraphQL reserves.`);
  }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (definition.operation === 'subscription') yield* subscriptionErrors(schema, document, definition);
    const depth = measure.depth(definition.selectionSet);
    if (depth > LIMITS.depth) yield tooComplex('levels of fields', depth, LIMITS.depth);
    const roots = measure.rootFields(definition);
    yield* rootFieldErrors(roots);
    if (definition.operation === 'mutation') yield* repeatedAttemptErrors(schema, roots);
  }
}

function* rootFieldErrors(roots: ReadonlyMap<string, number>): Generator<ServiceError> {
  const fields = [...roots.values()].reduce((sum, times) => sum + times, 0);
  const introspection = (roots.get('__schema') ?? 0) + (roots.get('__type') ?? 0);
  if (fields > LIMITS.rootFields) yield tooComplex('root fields', fields, LIMITS.rootFields);
  if (introspection > LIMITS.introspectionFields) {
    yield tooComplex('introspection root fields', introspection, LIMITS.introspectionFields);
  }
}

/** Several password or code attempts in one request would evade a limit that counts requests. */
function* repeatedAttemptErrors(schema: GraphQLSchema, roots: ReadonlyMap<string, number>): Generator<ServiceError> {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const attempts = [...roots].filter(([name]) => mutations[name] && isOnePerRequest(mutations[name]));
  const total = attempts.reduce((sum, [, count]) => sum + count, 0);
  if (total <= 1) return;
  const names = attempts.map(([name]) => name).join(', ');
  yield new ServiceError(
    'QUERY_TOO_COMPLEX',
    `The document has ${total} of ${names}; at most 1 is allowed in a request.`,
  );
}
