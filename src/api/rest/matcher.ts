import { decodeEscapes } from './decode.ts';
import type { Route } from './routes.ts';

type Method = Route['method'];

interface Node<T> {
  readonly literals: Map<string, Node<T>>;
  parameter: Node<T> | null;
  endpoints: Map<string, T> | null;
}

/** The endpoints of a path by method, and the decoded values of its parameters. */
export interface Match<T> {
  readonly endpoints: ReadonlyMap<string, T>;
  /** The values of the path parameters, in the order of the path. */
  readonly parameters: readonly string[];
}

/**
 * Matches paths by segment. A literal segment takes precedence over a `{parameter}`, independent of the order of registration.
 * A trailing slash, an empty segment and an escape that is not UTF-8 match no path.
 */
export function createMatcher<T>() {
  const root: Node<T> = { literals: new Map(), parameter: null, endpoints: null };

  const find = (node: Node<T>, segments: readonly string[], at: number, parts: string[]): Node<T> | null => {
    if (at === segments.length) return node.endpoints === null ? null : node;
    const segment = segments[at] as string;
    const literal = node.literals.get(segment);
    const found = literal ? find(literal, segments, at + 1, parts) : null;
    if (found !== null || node.parameter === null || segment === '') return found;
    parts.push(segment);
    const rest = find(node.parameter, segments, at + 1, parts);
    if (rest === null) parts.pop();
    return rest;
  };

  return {
    add(method: Method, path: string, endpoint: T): void {
      let node = root;
      for (const segment of segmentsOf(path)) node = child(node, segment);
      node.endpoints ??= new Map();
      if (node.endpoints.has(method)) throw new Error(`Two operations have the path ${method} ${path}.`);
      node.endpoints.set(method, endpoint);
    },

    match(path: string): Match<T> | null {
      const parts: string[] = [];
      const node = find(root, segmentsOf(path), 0, parts);
      if (node === null || node.endpoints === null) return null;
      const decoded = parts.map(decode);
      return decoded.includes(null) ? null : { endpoints: node.endpoints, parameters: decoded as string[] };
    },
  };
}

function child<T>(node: Node<T>, segment: string): Node<T> {
  if (segment.startsWith('{')) {
    node.parameter ??= { literals: new Map(), parameter: null, endpoints: null };
    return node.parameter;
  }
  const known = node.literals.get(segment);
  if (known) return known;
  const made: Node<T> = { literals: new Map(), parameter: null, endpoints: null };
  node.literals.set(segment, made);
  return made;
}

function segmentsOf(path: string): string[] {
  return path === '/' ? [] : path.slice(1).split('/');
}

function decode(segment: string): string | null {
  const text = decodeEscapes(segment);
  return text?.includes('\0') ? null : text;
}
