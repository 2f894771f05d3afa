import { decodeEscapes } from './decode.ts';
import type { Route } from './routes.ts';

type Method = Route['method'];

interface Node<T> {
  readonly literals: Map<string, Node<T>>;
  parameter: Node<T> | null;
  endpoints: Map<string, T> | null;
}

/** What stands at a path: its endpoint for each method, and what the path's parts hold, decoded. */
export interface Match<T> {
  readonly endpoints: ReadonlyMap<string, T>;
  /** The values of the `{part}`s in the order of the path. */
  readonly parts: readonly string[];
}

/**
 * Paths by segment. A literal segment wins over a `{part}`, whatever the order of registration; a trailing slash, an
 * empty segment and an escape that is not UTF-8 lead nowhere.
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
    const behind = find(node.parameter, segments, at + 1, parts);
    if (behind === null) parts.pop();
    return behind;
  };

  return {
    add(method: Method, path: string, endpoint: T): void {
      let node = root;
      for (const segment of segmentsOf(path)) node = child(node, segment);
      node.endpoints ??= new Map();
      if (node.endpoints.has(method)) throw new Error(`Two operations claim ${method} ${path}.`);
      node.endpoints.set(method, endpoint);
    },

    match(path: string): Match<T> | null {
      const parts: string[] = [];
      const node = find(root, segmentsOf(path), 0, parts);
      if (node === null || node.endpoints === null) return null;
      const decoded = parts.map(decode);
      return decoded.includes(null) ? null : { endpoints: node.endpoints, parts: decoded as string[] };
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
