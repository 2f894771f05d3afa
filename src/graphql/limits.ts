import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { type ErrorCode, ServiceError } from '../errors.ts';
import { documentMeasure } from './measure.ts';

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
export function limitRules(sensitive: readonly string[]): ValidationRule[] {
  const atMostOnce = new Set(sensitive);
  return [
    (context: ValidationContext): ASTVisitor => ({
      Document(document) {
        for (const error of brokenLimits(document, atMostOnce)) {
          // Apollo gives errors of validation its own code; ours survives as the original error.
          context.reportError(new GraphQLError(error.message, { originalError: error }));
        }
        return undefined;
      },
    }),
  ];
}

function* brokenLimits(document: DocumentNode, sensitive: ReadonlySet<string>): Generator<ServiceError> {
  const measure = documentMeasure(document);
  const { aliases, introspectionAliases, reservedAlias } = measure;
  if (aliases > LIMITS.aliases) yield tooComplex('aliases', aliases, LIMITS.aliases);
  if (introspectionAliases > 0) yield tooComplex('aliases below introspection fields', introspectionAliases, 0);
  if (reservedAlias !== undefined) {
    yield refusal('BAD_REQUEST', `The alias ${reservedAlias} begins with "__", which GraphQL keeps for itself.`);
  }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    // GraphQL's own rules let it pass where the schema has no such type, and the executor takes that for a fault of ours.
    if (definition.operation === 'subscription') yield refusal('BAD_REQUEST', 'There are no subscriptions here.');
    const depth = measure.depth(definition.selectionSet);
    if (depth > LIMITS.depth) yield tooComplex('levels of fields', depth, LIMITS.depth);
    yield* brokenRootLimits(definition, measure.rootFields(definition), sensitive);
  }
}

function* brokenRootLimits(
  operation: OperationDefinitionNode,
  roots: ReadonlyMap<string, number>,
  sensitive: ReadonlySet<string>,
): Generator<ServiceError> {
  let [fields, guarded] = [0, 0];
  for (const [name, times] of roots) {
    fields += times;
    if (sensitive.has(name)) guarded += times;
  }
  const introspection = (roots.get('__schema') ?? 0) + (roots.get('__type') ?? 0);
  if (fields > LIMITS.rootFields) yield tooComplex('fields at its root', fields, LIMITS.rootFields);
  if (introspection > LIMITS.introspectionFields) {
    yield tooComplex('introspection fields at its root', introspection, LIMITS.introspectionFields);
  }
  // Several guesses of a password or code in one request would pass a limit that counts requests.
  if (operation.operation === 'mutation' && guarded > 1) {
    const names = [...roots.keys()].filter((name) => sensitive.has(name)).join(', ');
    yield refusal('QUERY_TOO_COMPLEX', `The document has ${guarded} of ${names}; at most 1 is allowed in a request.`);
  }
}

function refusal(code: ErrorCode, message: string): ServiceError {
  return new ServiceError(code, message);
}
