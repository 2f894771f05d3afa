import { describe, expect, it } from 'vitest';
import { renderPrompt } from '../../../src/ai/runs/prompt-variables.ts';
import { ServiceError } from '../../../src/platform/errors.ts';

/** The fields and messages of the validation errors. */
function errorsOf(prompt: string, variables: Record<string, unknown>): string[] {
  try {
    renderPrompt(prompt, variables);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    expect(error.code).toBe('VALIDATION_FAILED');
    return (error.errors ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
  }
  return [];
}

describe('renderPrompt', () => {
  it.each<[string, string, Record<string, unknown>, string]>([
    ['each name', 'Hi {{name}}, {{ name }}: {{n}}', { name: 'Ada', n: 3 }, 'Hi Ada, Ada: 3'],
    ['numbers and booleans', '{{a}} {{b}} {{c}}', { a: 0, b: false, c: -1.5 }, '0 false -1.5'],
    ['a name by an empty text', '[{{a}}]', { a: '' }, '[]'],
    ['nothing in a value', '{{a}}', { a: '{{b}}', b: 'secret' }, '{{b}}'],
    ['no pattern of a replacement', '{{a}}', { a: "$& $1 $'" }, "$& $1 $'"],
    ['no other braces', '{{user.name}} {a} {{}} {{{a}}}', { a: 'x' }, '{{user.name}} {a} {{}} {x}'],
    ['nothing when no variable is named', 'Be kind.', { unused: 'x' }, 'Be kind.'],
  ])('replaces %s', (_, prompt, variables, rendered) => {
    expect(renderPrompt(prompt, variables)).toBe(rendered);
  });

  it('rejects each name without a value once, also names of the object prototype', () => {
    expect(errorsOf('{{a}} {{a}} {{toString}} {{b}}', { b: 1 })).toEqual([
      'input.variables.a must be given, because the system prompt of the agent names it',
      'input.variables.toString must be given, because the system prompt of the agent names it',
    ]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a name with other characters', { 'user.name': 'a' }, 'must have a name of 1 to 64'],
    ['an empty name', { '': 'a' }, 'must have a name of 1 to 64'],
    ['a name of 65 characters', { ['a'.repeat(65)]: 'a' }, 'must have a name of 1 to 64'],
    ['a text of 1,001 characters', { a: 'a'.repeat(1_001) }, 'must have up to 1000 characters'],
    ['null', { a: null }, 'must be a text, a number or a boolean'],
    ['a list', { a: ['b'] }, 'must be a text, a number or a boolean'],
    ['an object', { a: {} }, 'must be a text, a number or a boolean'],
    ['51 variables', Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`a${i}`, 1])), 'must have up to 50'],
  ])('rejects %s', (_, variables, message) => {
    expect(errorsOf('Be kind.', variables)).toEqual([expect.stringContaining(message)]);
  });

  it('accepts the bounds, and rejects a prompt that becomes too long', () => {
    const variables = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`a${i}`.padEnd(64, '_'), 1]));
    expect(errorsOf('Be kind.', variables)).toEqual([]);
    const long = { a: 'a'.repeat(1_000) };
    expect(errorsOf('{{a}}'.repeat(100), long)).toEqual([]);
    expect(errorsOf('{{a}}'.repeat(101), long)).toEqual([expect.stringContaining('more than 100,000 characters')]);
  });
});
