export class UnsupportedPattern extends Error {}

export type Test = (character: string) => boolean;

/** A pattern as a tree. */
export type Node =
  | { readonly kind: 'one'; readonly test: Test }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'sequence' | 'choice'; readonly nodes: readonly Node[] }
  | { readonly kind: 'repeat'; readonly node: Node; readonly min: number; readonly max: number };

const QUANTIFIER = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/;
/** A part that matches one character: a class, an escape, or any character. */
const SINGLE_CHARACTER =
  /^(?:\[(?:\\.|[^\\\]])*\]|\\(?:[dDwWsStnrfv0]|[pP]\{[^}]*\}|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f]+\}|[\^$\\.*+?()[\]{}|/-])|\.)/su;
const GROUP = /^\((?:\?:|\?<[^=!>][^>]*>)?/;
const MAX_NESTING = 32;

/** Parses a pattern (ECMAScript with `u`). Rejects syntax without linear-time matching: `\1`, lookarounds, and also `\b`. */
export function parsePattern(source: string): Node {
  try {
    new RegExp(source, 'u');
  } catch {
    throw new UnsupportedPattern('is not a valid regular expression');
  }
  let rest = source;

  const take = (text: string) => {
    rest = rest.slice(text.length);
    return text;
  };

  const choice = (depth: number): Node => {
    if (depth > MAX_NESTING) throw new UnsupportedPattern(`must not nest more than ${MAX_NESTING} groups`);
    const nodes = [sequence(depth)];
    while (rest.startsWith('|')) {
      take('|');
      nodes.push(sequence(depth));
    }
    return { kind: 'choice', nodes };
  };

  const sequence = (depth: number): Node => {
    const nodes: Node[] = [];
    while (rest !== '' && !rest.startsWith('|') && !rest.startsWith(')')) nodes.push(repeated(atom(depth)));
    return { kind: 'sequence', nodes };
  };

  const repeated = (node: Node): Node => {
    const [text, minText, comma, maxText] = QUANTIFIER.exec(rest) ?? [];
    if (text === undefined) return node;
    take(text);
    if (text.startsWith('*')) return { kind: 'repeat', node, min: 0, max: Infinity };
    if (text.startsWith('+')) return { kind: 'repeat', node, min: 1, max: Infinity };
    if (text.startsWith('?')) return { kind: 'repeat', node, min: 0, max: 1 };
    const min = Number(minText);
    return { kind: 'repeat', node, min, max: comma === '' ? min : maxText === '' ? Infinity : Number(maxText) };
  };

  const atom = (depth: number): Node => {
    const [first] = rest;
    if (first === '^' || first === '$') {
      take(first);
      return { kind: first === '^' ? 'start' : 'end' };
    }
    if (rest.startsWith('(')) return group(depth);
    const one = SINGLE_CHARACTER.exec(rest)?.[0];
    if (one !== undefined) return { kind: 'one', test: testOf(take(one)) };
    if (rest.startsWith('\\')) throw new UnsupportedPattern(`must not use ${rest.slice(0, 2)}`);
    const literal = take(String.fromCodePoint(rest.codePointAt(0) as number));
    return { kind: 'one', test: (character) => character === literal };
  };

  const group = (depth: number): Node => {
    const opening = GROUP.exec(rest)?.[0] ?? '';
    if (opening === '(' && rest.startsWith('(?'))
      throw new UnsupportedPattern('must not use lookarounds and modifiers');
    take(opening);
    const inner = choice(depth + 1);
    take(')');
    return inner;
  };

  return choice(0);
}

/** JavaScript's engine tests single characters, where it cannot backtrack. */
function testOf(text: string): Test {
  const one = new RegExp(`^${text}$`, 'u');
  return (character) => one.test(character);
}
