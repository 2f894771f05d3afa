import { type FieldError, fieldError, validationFailed } from '../../platform/errors.ts';

const MAX_VARIABLES = 50;
const MAX_VALUE_LENGTH = 1_000;
/** A prompt can name a variable many times. */
const MAX_PROMPT_LENGTH = 100_000;
const NAME = /^[A-Za-z0-9_]{1,64}$/;
const REFERENCE = /\{\{ ?([A-Za-z0-9_]{1,64}) ?\}\}/g;

/** Whether the prompt names a variable. */
export const namesVariables = (prompt: string): boolean => prompt.search(REFERENCE) !== -1;

type Variables = Readonly<Record<string, unknown>>;

/**
 * Replaces each `{{name}}` in a system prompt by the value of the variable. Values are not searched for further names. Rejects
 * names without a value, so that no prompt is sent with a gap.
 */
export function renderPrompt(prompt: string, variables: Variables): string {
  const errors = variableErrors(variables);
  if (errors.length > 0) throw validationFailed(errors);
  const missing = [...new Set([...prompt.matchAll(REFERENCE)].map(([, name = '']) => name))].filter(
    (name) => !Object.hasOwn(variables, name),
  );
  if (missing.length > 0) {
    const message = 'must be given, because the system prompt of the agent names it';
    throw validationFailed(missing.map((name) => fieldError(['input', 'variables', name], message)));
  }
  const rendered = prompt.replace(REFERENCE, (_, name: string) => String(variables[name]));
  if (rendered.length <= MAX_PROMPT_LENGTH) return rendered;
  const message = 'must be shorter, because the system prompt would have more than 100,000 characters';
  throw validationFailed([fieldError('input.variables', message)]);
}

function variableErrors(variables: Variables): FieldError[] {
  const entries = Object.entries(variables);
  if (entries.length > MAX_VARIABLES) return [fieldError('input.variables', `must have up to ${MAX_VARIABLES} names`)];
  return entries.flatMap(([name, value]) => {
    const message = NAME.test(name) ? valueError(value) : 'must have a name of 1 to 64 letters, digits and underscores';
    return message === null ? [] : [fieldError(['input', 'variables', name], message)];
  });
}

function valueError(value: unknown): string | null {
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return null;
  if (typeof value !== 'string') return 'must be a text, a number or a boolean';
  return value.length > MAX_VALUE_LENGTH ? `must have up to ${MAX_VALUE_LENGTH} characters` : null;
}
