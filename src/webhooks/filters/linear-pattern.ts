import { type Node, parsePattern, type Test, UnsupportedPattern } from './pattern-syntax.ts';

/** A regular expression that is matched in time linear in the text, whatever the two are. */
export interface LinearPattern {
  /** What it costs for each character of a text, at most. */
  readonly states: number;
  test(text: string): boolean;
  /** The source: ajv keeps one for each text of these. */
  toString(): string;
}

/** States of one pattern: a counted repetition has its part once for each time. */
export const MOST_STATES = 500;

type State =
  | { readonly op: 'one'; readonly test: Test }
  | { readonly op: 'start' | 'end' | 'match' }
  | { readonly op: 'fork'; left: number; right: number };

/**
 * Compiles a pattern. JavaScript's own engine goes back and tries again, for which some patterns need exponential time;
 * this one follows all ways through the pattern at once.
 */
export function compilePattern(source: string): LinearPattern {
  const states = statesOf(parsePattern(source));
  return { states: states.length, test: (text) => matches(states, text), toString: () => source };
}

function statesOf(pattern: Node): State[] {
  const states: State[] = [];
  // Empty groups have no states, and can be repeated many times too.
  let steps = 0;

  const fork = () => {
    const state = { op: 'fork' as const, left: states.length + 1, right: states.length + 1 };
    states.push(state);
    return state;
  };

  const emit = (node: Node): void => {
    steps += 1;
    if (states.length >= MOST_STATES || steps > 4 * MOST_STATES) {
      throw new UnsupportedPattern(`must have at most ${MOST_STATES} characters with its repetitions written out`);
    }
    if (node.kind === 'one') states.push({ op: 'one', test: node.test });
    else if (node.kind === 'sequence') node.nodes.forEach(emit);
    else if (node.kind === 'choice') emitChoice(node.nodes);
    else if (node.kind === 'repeat') emitRepeat(node);
    else states.push({ op: node.kind });
  };

  const emitChoice = (nodes: readonly Node[]) => {
    const ends: { left: number; right: number }[] = [];
    for (const node of nodes.slice(0, -1)) {
      const way = fork();
      emit(node);
      ends.push(fork());
      way.right = states.length;
    }
    for (const last of nodes.slice(-1)) emit(last);
    for (const end of ends) end.left = end.right = states.length;
  };

  const emitRepeat = ({ node, min, max }: Extract<Node, { kind: 'repeat' }>) => {
    for (let count = 0; count < min; count += 1) emit(node);
    const ways: { right: number }[] = [];
    if (max === Infinity) {
      const at = states.length;
      ways.push(fork());
      emit(node);
      const back = fork();
      back.left = back.right = at;
    } else {
      for (let count = min; count < max; count += 1) {
        ways.push(fork());
        emit(node);
      }
    }
    for (const way of ways) way.right = states.length;
  };

  emit(pattern);
  states.push({ op: 'match' });
  return states;
}

/** Follows every state at once, from every position of the text. */
function matches(states: readonly State[], text: string): boolean {
  const enteredAt = new Int32Array(states.length).fill(-1);
  let found = false;
  let waiting: number[] = [];

  const enter = (first: number, position: number) => {
    const open = [first];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (enteredAt[at] === position) continue;
      enteredAt[at] = position;
      const state = states[at] as State;
      if (state.op === 'one') waiting.push(at);
      else if (state.op === 'match') found = true;
      else if (state.op === 'fork') open.push(state.right, state.left);
      else if (position === (state.op === 'start' ? 0 : text.length)) open.push(at + 1);
    }
  };

  for (let position = 0; ; ) {
    enter(0, position);
    if (found) return true;
    if (position >= text.length) return false;
    const character = String.fromCodePoint(text.codePointAt(position) as number);
    const passed = waiting.filter((at) => (states[at] as { readonly test: Test }).test(character));
    waiting = [];
    position += character.length;
    for (const at of passed) enter(at + 1, position);
  }
}
