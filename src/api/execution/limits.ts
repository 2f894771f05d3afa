import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { type ErrorCode, ServiceError } from '../../platform/errors.ts';
import { isOnePerRequest } from '../schema/directives.ts';
import { documentMeasure } from './measure.ts';
import { brokenSubscriptionRules } from './subscription-rules.ts';

/** What one document may ask for. Each limit leaves ample room above the largest document of the examples. */
export const LIMITS = {
  documentBytes: 16_384,
  tokens: 2_000,
  /** Errors of a document that are looked for: each takes longer than a valid field. */
  documentErrors: 20,
  depth: 12,
  aliases: 30,
  rootFields: 20,
  introspectionFields: 2,
  /** Objects and KiB of large values that the response may hold, as the page sizes in the document allow. */
  cost: 100_000,
} as const;

/** Refusals name the limit, its value and what the document has. */
export function tooComplex(what: string, has: number, most: number, advice = ''): ServiceError {
  const text = `The document has ${grouped(has)} ${what}; at most ${grouped(most)} are allowed.`;
  return new ServiceError('QUERY_TOO_COMPLEX', advice ? `${text} ${advice}` : text);
}

function grouped(number: number): string {
  return Number.isSafeInteger(number) ? number.toLocaleString('en') : number.toPrecision(2);
}

/**
 * The limits that a document keeps or breaks whatever its variables say. They are checked together with GraphQL's own
 * rules, once for each text, and before anything is compiled.
 */
export const limitRules: readonly ValidationRule[] = [
  (context: ValidationContext): ASTVisitor => ({
    Document(document) {
      for (const error of brokenLimits(context.getSchema(), document)) {
        // Apollo gives errors of validation its own code; ours survives as the original error.
        context.reportError(new GraphQLError(error.message, { originalError: error }));
      }
      return undefined;
    },
  }),
];

function* brokenLimits(schema: GraphQLSchema, document: DocumentNode): Generator<ServiceError> {
  const measure = documentMeasure(document);
  const { aliases, introspectionAliases, reservedAlias } = measure;
  if (aliases > LIMITS.aliases) yield tooComplex('aliases', aliases, LIMITS.aliases);
  if (introspectionAliases > 0) yield tooComplex('aliases below introspection fields', introspectionAliases, 0);
  if (reservedAlias !== undefined) {
    yield refusal('BAD_REQUEST', `The alias ${reservedAlias} begins with "__", which GraphQL keeps for itself.`);
  }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (definition.operation === 'subscription') yield* brokenSubscriptionRules(schema, document, definition);
    const depth = measure.depth(definition.selectionSet);
    if (depth > LIMITS.depth) yield tooComplex('levels of fields', depth, LIMITS.depth);
    const roots = measure.rootFields(definition);
    yield* brokenRootLimits(roots);
    if (definition.operation === 'mutation') yield* severalGuesses(schema, roots);
  }
}

function* brokenRootLimits(roots: ReadonlyMap<string, number>): Generator<ServiceError> {
  const fields = [...roots.values()].reduce((sum, times) => sum + times, 0);
  const introspection = (roots.get('__schema') ?? 0) + (roots.get('__type') ?? 0);
  if (fields > LIMITS.rootFields) yield tooComplex('fields at its root', fields, LIMITS.rootFields);
  if (introspection > LIMITS.introspectionFields) {
    yield tooComplex('introspection fields at its root', introspection, LIMITS.introspectionFields);
  }
}

/** Several guesses of a password or code in one request would pass a limit that counts requests. */
function* severalGuesses(schema: GraphQLSchema, roots: ReadonlyMap<string, number>): Generator<ServiceError> {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const guesses = [...roots].filter(([name]) => mutations[name] && isOnePerRequest(mutations[name]));
  const times = guesses.reduce((sum, [, count]) => sum + count, 0);
  if (times <= 1) return;
  const names = guesses.map(([name]) => name).join(', ');
  yield refusal('QUERY_TOO_COMPLEX', `The document has ${times} of ${names}; at most 1 is allowed in a request.`);
}

function refusal(code: ErrorCode, message: string): ServiceError {
  return new ServiceError(code, message);
}
