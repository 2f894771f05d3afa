import { type Node, parsePattern, type Test, UnsupportedPattern } from './pattern-syntax.ts';

/** A regular expression that is always matched in time linear in the length of the text. */
export interface LinearPattern {
  /** The maximum cost for each character of a text. */
  readonly states: number;
  test(text: string): boolean;
  /** Returns the source, which Ajv uses as a cache key. */
  toString(): string;
}

/** The limit of states. A counted repetition repeats the states of its part. */
export const MAX_STATES = 500;

type State =
  | { readonly op: 'one'; readonly test: Test }
  | { readonly op: 'start' | 'end' | 'match' }
  | { readonly op: 'fork'; left: number; right: number };

/**
 * Compiles a pattern. JavaScript's engine backtracks, which takes exponential time for some patterns. This implementation
 * follows all alternatives at once.
 */
export function compilePattern(source: string): LinearPattern {
  const states = statesOf(parsePattern(source));
  return { states: states.length, test: (text) => matches(states, text), toString: () => source };
}

function statesOf(pattern: Node): State[] {
  const states: State[] = [];
  // Empty groups have no states, but their repetitions must be limited as well.
  let steps = 0;

  const fork = () => {
    const state = { op: 'fork' as const, left: states.length + 1, right: states.length + 1 };
    states.push(state);
    return state;
  };

  const emit = (node: Node): void => {
    steps += 1;
    if (states.length >= MAX_STATES || steps > 4 * MAX_STATES) {
      throw new UnsupportedPattern(`must have at most ${MAX_STATES} characters with its repetitions expanded`);
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
      const alternative = fork();
      emit(node);
      ends.push(fork());
      alternative.right = states.length;
    }
    for (const last of nodes.slice(-1)) emit(last);
    for (const end of ends) end.left = end.right = states.length;
  };

  const emitRepeat = ({ node, min, max }: Extract<Node, { kind: 'repeat' }>) => {
    for (let count = 0; count < min; count += 1) emit(node);
    const exits: { right: number }[] = [];
    if (max === Infinity) {
      const at = states.length;
      exits.push(fork());
      emit(node);
      const back = fork();
      back.left = back.right = at;
    } else {
      for (let count = min; count < max; count += 1) {
        exits.push(fork());
        emit(node);
      }
    }
    for (const exit of exits) exit.right = states.length;
  };

  emit(pattern);
  states.push({ op: 'match' });
  return states;
}

/** Follows all states at once, from every position of the text. */
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
