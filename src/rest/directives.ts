import { type ASTNode, type GraphQLField, valueFromASTUntyped } from 'graphql';

/** Where and how an operation is served over REST. */
export interface RestMark {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly status: number;
}

/** Who may call an operation. */
export interface Access {
  readonly scope: string | null;
  readonly caller: 'PUBLIC' | 'SIGNED_IN' | null;
}

type AnyField = GraphQLField<unknown, unknown>;
type Marked = { readonly astNode?: ASTNode | null | undefined };

export function restOf(field: AnyField): RestMark | null {
  const mark = read(field, 'rest');
  if (mark === null) return null;
  return {
    method: (mark.method ?? 'GET') as RestMark['method'],
    path: String(mark.path),
    status: Number(mark.status ?? 200),
  };
}

export function accessOf(field: AnyField): Access {
  const mark = read(field, 'access') ?? {};
  return { scope: (mark.scope ?? null) as Access['scope'], caller: (mark.caller ?? null) as Access['caller'] };
}

/** Whether the field leads to another resource, which REST does not show. */
export function isEdge(field: AnyField): boolean {
  return read(field, 'edge') !== null;
}

/** The arguments of a directive as they stand in the SDL, or null where the directive does not stand. */
function read({ astNode }: Marked, directive: string): Record<string, unknown> | null {
  if (!astNode || !('directives' in astNode)) return null;
  const node = astNode.directives?.find(({ name }) => name.value === directive);
  if (!node) return null;
  return Object.fromEntries((node.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));
}
