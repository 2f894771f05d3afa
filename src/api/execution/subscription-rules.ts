import {
  type DirectiveNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { ServiceError } from '../../platform/errors.ts';
import { fragmentsOf } from './measure.ts';

/** Errors of subscriptions that graphql-js accepts as valid and cannot execute. */
export function* subscriptionErrors(
  schema: GraphQLSchema,
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): Generator<ServiceError> {
  if (!schema.getSubscriptionType()) yield new ServiceError('BAD_REQUEST', 'This host has no subscriptions.');
  const conditional = rootSelections(document, selectionSet).filter(({ directives = [] }) =>
    directives.some(isCondition),
  );
  if (conditional.length === 0) return;
  yield new ServiceError(
    'BAD_REQUEST',
    'The root field of a subscription must not have @skip or @include. Remove the directive.',
  );
  // A later graphql-js rule would evaluate these directives without variables and throw. The document is already invalid and
  // is not used again, so the directives are removed.
  for (const selection of conditional) Object.assign(selection, { directives: [] });
}

/** The root selections of an operation, including those in fragments. */
function rootSelections(document: DocumentNode, root: SelectionSetNode): SelectionNode[] {
  const fragments = fragmentsOf(document);
  const visited = new Set<SelectionSetNode>();
  const found: SelectionNode[] = [];
  const visit = (set: SelectionSetNode | undefined) => {
    if (set === undefined || visited.has(set)) return;
    visited.add(set);
    for (const selection of set.selections) {
      found.push(selection);
      if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) visit(fragments.get(selection.name.value)?.selectionSet);
    }
  };
  visit(root);
  return found;
}

function isCondition({ name }: DirectiveNode): boolean {
  return name.value === 'skip' || name.value === 'include';
}
