import { RunFailed } from './failure-codes.ts';

/** Characters that a model writes in one run: its texts, its thoughts and the arguments of tools. About a million tokens. */
export const MAX_CHARACTERS = 4_000_000;

/** The parts until the model has written too much. Then it throws {@link RunFailed}. */
export async function* withinTextLimit<Part extends { readonly type: string }>(
  parts: AsyncIterable<Part>,
): AsyncGenerator<Part, void, void> {
  let characters = 0;
  for await (const part of parts) {
    characters += writtenIn(part).length;
    if (characters > MAX_CHARACTERS) throw new RunFailed('response_too_long');
    yield part;
  }
}

function writtenIn(part: { readonly type: string; readonly text?: unknown; readonly delta?: unknown }): string {
  const written = part.type === 'tool-input-delta' ? part.delta : part.text;
  return typeof written === 'string' ? written : '';
}
