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

/** What graphql-js lets a subscription do and cannot execute. */
export function* brokenSubscriptionRules(
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
    'The field of a subscription is always selected: it takes no @skip and @include.',
  );
  // graphql-js's own rule for subscriptions, which comes later, evaluates them without variables and throws. The document
  // is invalid by now, and nothing else reads it.
  for (const selection of conditional) Object.assign(selection, { directives: [] });
}

/** The selections at the root of an operation, those of its fragments included. */
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
