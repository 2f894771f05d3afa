import { type FieldError, fieldError } from '../../platform/errors.ts';
import type { Language } from '../../platform/languages/languages.ts';
import { parseText } from '../../platform/messages/format-text.ts';
import { APP_NAME, type MessageKind, type MessageTexts } from '../../platform/messages/message-kind.ts';
import { renderMessage } from '../../platform/messages/render-message.ts';
import { sampleValues } from './sample-values.ts';

/** All variables that the texts of a message can contain. It limits the size of the message and the work to render it. */
const MAX_PLACEHOLDERS = 100;

/** A part of a parsed text. */
interface Element {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

/** The types of elements in the parser of ICU MessageFormat. */
const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

type Path = readonly (string | number)[];

/** Returns what is wrong with the texts of a template: its syntax, unknown variables, and variables that it lacks. */
export function templateErrors(kind: MessageKind, language: Language, texts: MessageTexts, prefix: Path): FieldError[] {
  const errors = shapeErrors(kind, texts, prefix);
  const counter = { placeholders: 0 };
  const parsed = textsWithPaths(texts, prefix).map(({ path, text }) => {
    const elements = parse(text, language);
    if (typeof elements === 'string') {
      errors.push(fieldError(path, elements));
      return { path, elements: [] };
    }
    const problem = elementProblem(elements, kind, path.at(-1) === 'subject', counter);
    if (problem !== null) errors.push(fieldError(path, problem));
    return { path, elements };
  });
  if (counter.placeholders > MAX_PLACEHOLDERS) {
    errors.push(
      fieldError([...prefix, 'paragraphs'], `must contain at most ${MAX_PLACEHOLDERS} variables with the other texts`),
    );
  }
  if (errors.length > 0) return errors;
  for (const [name, { isRequired }] of Object.entries(kind.variables)) {
    if (isRequired && !parsed.some(({ elements }) => alwaysContains(elements, name))) {
      errors.push(fieldError([...prefix, 'paragraphs'], `must contain the variable {${name}} in every case`));
    }
  }
  return errors.length > 0 ? errors : renderErrors(kind, language, texts, prefix);
}

/** Rejects the parts that a message of the kind does not have. */
function shapeErrors({ channel, places }: MessageKind, texts: MessageTexts, prefix: Path): FieldError[] {
  const errors: FieldError[] = [];
  const reject = (field: string, message: string) => errors.push(fieldError([...prefix, field], message));
  if (channel === 'mail' && texts.subject === null) reject('subject', 'is required for a mail');
  if (channel === 'phone' && texts.subject !== null) reject('subject', 'must be left out: phone messages have none');
  if (channel === 'phone' && texts.footnote !== null) reject('footnote', 'must be left out: phone messages have none');
  if (places !== 'url' && texts.buttonLabel !== null) {
    reject('buttonLabel', 'must be left out: this message has no button');
  }
  return errors;
}

function textsWithPaths({ subject, paragraphs, buttonLabel, footnote }: MessageTexts, prefix: Path) {
  const texts: { readonly path: Path; readonly text: string | null }[] = [
    { path: [...prefix, 'subject'], text: subject },
    ...paragraphs.map((text, index) => ({ path: [...prefix, 'paragraphs', index], text })),
    { path: [...prefix, 'buttonLabel'], text: buttonLabel },
    { path: [...prefix, 'footnote'], text: footnote },
  ];
  return texts.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
}

/** The parts of a text, or what is wrong with its syntax. */
function parse(text: string, language: Language): readonly Element[] | string {
  try {
    return parseText(text, language).getAst() as readonly Element[];
  } catch {
    return "must be valid ICU MessageFormat: close each brace, and write '{' for a brace that is text";
  }
}

function elementProblem(
  elements: readonly Element[],
  kind: MessageKind,
  isSubject: boolean,
  counter: { placeholders: number },
): string | null {
  for (const { type, value = '', options } of elements) {
    if (type === LITERAL) continue;
    counter.placeholders += 1;
    if (type === POUND) continue;
    const variable = value === 'appName' ? APP_NAME : Object.hasOwn(kind.variables, value) && kind.variables[value];
    if (!variable) return `has the unknown variable {${value.slice(0, 40)}}: ${knownVariables(kind, isSubject)}`;
    if (isSubject && variable.isPrivate) {
      return `must not contain {${value}}, because subjects are logged: ${knownVariables(kind, isSubject)}`;
    }
    if (type === PLURAL && variable.type !== 'number') return `must not use plural with {${value}}, which is text`;
    if (type !== ARGUMENT && type !== SELECT && type !== PLURAL) {
      return `must not format {${value}}: write only its name`;
    }
    for (const option of Object.values(options ?? {})) {
      const problem = elementProblem(option.value, kind, isSubject, counter);
      if (problem !== null) return problem;
    }
  }
  return null;
}

function knownVariables(kind: MessageKind, isSubject: boolean): string {
  const names = Object.entries(kind.variables).filter(([, { isPrivate }]) => !(isSubject && isPrivate));
  return `it can use ${['appName', ...names.map(([name]) => name)].map((name) => `{${name}}`).join(', ')}`;
}

/** Whether the text contains the variable for all values of the other variables. */
function alwaysContains(elements: readonly Element[], name: string): boolean {
  return elements.some(({ type, value, options }) => {
    if (type === ARGUMENT) return value === name;
    const cases = Object.values(options ?? {});
    return cases.length > 0 && cases.every((option) => alwaysContains(option.value, name));
  });
}

/** Renders the texts once, which must leave some text. */
function renderErrors(kind: MessageKind, language: Language, template: MessageTexts, prefix: Path): FieldError[] {
  const values = sampleValues(kind);
  try {
    const { paragraphs } = renderMessage({ kind, values, language, appName: String(APP_NAME.sample), template });
    return paragraphs.length > 0 ? [] : [fieldError([...prefix, 'paragraphs'], 'must contain text')];
  } catch {
    return [fieldError([...prefix, 'paragraphs'], 'cannot be rendered with the sample values')];
  }
}
