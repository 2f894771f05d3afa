import { fieldRule } from '../../../../../platform/validation/field-rules.ts';
import { OperationFailure } from '../../../../errors/operation-failure.ts';
import type { PageRequest } from '../../../../hosted/page.ts';
import type { TextKey } from '../../../../texts/texts.ts';
import {
  type FieldKind,
  isGroup,
  isSecret,
  leavesOf,
  nameOf,
  type SettingField,
  type SettingNode,
  settingFields,
} from './setting-fields.ts';

/** A form whose fields are those of an input of the SDL. A new field of the input appears by itself. */
export interface SettingsForm {
  /** The name of the input. */
  readonly input: string;
  /** What precedes the keys of the texts of its fields, such as `console.setting.auth`. */
  readonly texts: string;
  /** The parts of the form with their fields. Those that no part names follow in the last part. */
  readonly parts: readonly FormPart[];
  /** Fields that the form does not have. */
  readonly omitted?: readonly string[];
  /** Fields that are entered in another way than the SDL suggests. */
  readonly kinds?: Readonly<Record<string, FieldKind>>;
}

export interface FormPart {
  readonly title: TextKey;
  readonly hint?: TextKey;
  /** The names of fields of the input. */
  readonly fields: readonly string[];
}

/** The field in which a form names its checkboxes: a browser does not send those that are not ticked. */
export const CHECKBOXES = 'checkboxes';

/** The fields of a form. */
export function fieldsOf({ input, omitted = [], kinds = {} }: SettingsForm): readonly SettingNode[] {
  return settingFields(input)
    .filter(({ path }) => !omitted.includes(path))
    .map((node) => (isGroup(node) ? node : { ...node, kind: kinds[node.path] ?? node.kind }));
}

/** The parts of a form with their fields. */
export function partsOf(form: SettingsForm): { readonly part: FormPart; readonly nodes: readonly SettingNode[] }[] {
  const nodes = fieldsOf(form);
  const named = new Set(form.parts.flatMap(({ fields }) => fields));
  const others = nodes.filter((node) => !named.has(node.path));
  return form.parts.map((part, at) => ({
    part,
    nodes: [
      ...part.fields.flatMap((name) => nodes.filter(({ path }) => path === name)),
      ...(at === form.parts.length - 1 ? others : []),
    ],
  }));
}

/** The selection of the fields in a GraphQL document. Secrets are not readable. */
export function selectionOf(nodes: readonly SettingNode[]): string {
  return nodes
    .filter((node) => isGroup(node) || !isSecret(node))
    .map((node) => (isGroup(node) ? `${nameOf(node)} { ${selectionOf(node.children)} }` : nameOf(node)))
    .join(' ');
}

/** The stored value of a field. */
export function storedValue(stored: Readonly<Record<string, unknown>>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value == null ? value : (value as Record<string, unknown>)[name]), stored);
}

/** The text of a stored value in its field. */
export function textOfValue(value: unknown): string {
  if (value == null) return '';
  return Array.isArray(value) ? value.join('\n') : String(value);
}

/** The input that the form contains. Throws the errors of numbers that are missing or no numbers. */
export function enteredInput(request: PageRequest, form: SettingsForm): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const shown = new Set((request.form.get(CHECKBOXES) ?? '').split(','));
  const invalid: string[] = [];
  for (const field of leavesOf(fieldsOf(form))) {
    const isSent = field.kind === 'checkbox' ? shown.has(field.path) : request.form.has(field.path);
    if (!isSent) continue;
    const value = enteredValue(request.form, field);
    if (value === undefined) invalid.push(field.path);
    else setValue(input, field.path.split('.'), value);
  }
  if (invalid.length === 0) return input;
  throw new OperationFailure({
    status: 400,
    code: 'VALIDATION_FAILED',
    message: 'A number is missing.',
    errors: invalid.map((field) => ({
      code: 'VALIDATION_FAILED',
      message: 'Is required.',
      rule: fieldRule('REQUIRED'),
      field,
    })),
  });
}

/** The largest number that GraphQL accepts as `Int`. */
const MAX_INT = 2_147_483_647;

const isInteger = (text: string): boolean => /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= MAX_INT;

/** The value of a field; undefined if it must be a number and is none. */
function enteredValue(form: URLSearchParams, field: SettingField): unknown {
  const { path, kind, isNullable } = field;
  if (kind === 'checkbox') return form.has(path);
  const sent = form.get(path) ?? '';
  const text = isSecret(field) ? sent : sent.trim();
  if (kind === 'number') return isInteger(text) ? Number(text) : text === '' && isNullable ? null : undefined;
  if (kind === 'lines' || kind === 'numbers') {
    const lines = text.split(/[\n,]/).flatMap((line) => line.trim() || []);
    if (lines.length === 0 && isNullable) return null;
    if (kind === 'lines') return lines;
    return lines.every(isInteger) ? lines.map(Number) : undefined;
  }
  return text === '' && isNullable ? null : text;
}

function setValue(input: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    input[name] = value;
    return;
  }
  const inner = (input[name] ?? {}) as Record<string, unknown>;
  input[name] = inner;
  setValue(inner, rest, value);
}
