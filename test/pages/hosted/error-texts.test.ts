import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { COMMON_CODES, codesIn } from '../../../src/api/rest/openapi/error-codes.ts';
import { errorText } from '../../../src/pages/errors/error-texts.ts';
import * as documents from '../../../src/pages/hosted/documents.ts';
import { hasText, textsIn } from '../../../src/pages/texts/texts.ts';
import { fieldError } from '../../../src/platform/errors.ts';
import { LANGUAGES } from '../../../src/platform/languages/languages.ts';
import { fieldRule, RULE_NAMES } from '../../../src/platform/validation/field-rules.ts';

/** Codes without a text of their own, with the reason. */
const WITHOUT_TEXT: Readonly<Record<string, string>> = {
  VALIDATION_FAILED: 'the rules of its fields have texts',
  DEPLOYMENT_NOT_FOUND: 'only the host of a deployment has pages',
};

/** The codes that the operations and edges of the pages name, with those of their arguments. */
function namedCodes(): Set<string> {
  const schema = buildSchema(readFileSync('docs/schema/deployment.graphql', 'utf8'));
  const codes = new Set<string>();
  for (const document of Object.values(documents)) {
    const types = new TypeInfo(schema);
    const Field = () => {
      const field = types.getFieldDef();
      const inputs = field?.args.flatMap((argument) => codesOfInput(argument)) ?? [];
      for (const code of [...codesIn(field?.description), ...inputs]) codes.add(code);
    };
    visit(document, visitWithTypeInfo(types, { Field }));
  }
  return codes;
}

/** The description of an input names the status of each code, because other names may be values. */
function codesOfInput({ description, type }: GraphQLArgument | GraphQLInputField, depth = 0): string[] {
  const named = getNamedType(type);
  const own = [...(description ?? '').matchAll(/\b[45]\d\d (`[^.]*)/g)].flatMap(([, codes]) => codesIn(codes));
  if (!isInputObjectType(named) || depth > 3) return own;
  return [...own, ...Object.values(named.getFields()).flatMap((field) => codesOfInput(field, depth + 1))];
}

describe('The texts of errors', () => {
  it('contain every code that the operations of the pages name', () => {
    const codes = [...namedCodes(), ...COMMON_CODES.DEPLOYMENT];
    expect(codes).toEqual(expect.arrayContaining(['EMAIL_TAKEN', 'ROLE_READ_ONLY', 'WORKSPACE_NOT_FOUND']));
    expect([...new Set(codes.filter((code) => !hasText(`error.${code}`)))].sort()).toEqual(
      Object.keys(WITHOUT_TEXT).sort(),
    );
  });

  it.each(RULE_NAMES)('say in each language what the rule %s requires', (name) => {
    const values = { min: 8, max: 1_000, others: ', or a username', level: 'organization' };
    const error = fieldError('input.field', fieldRule(name as 'LENGTH', values));
    const texts = LANGUAGES.map((language) => errorText({ text: textsIn(language), language }, error));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
    expect(texts.filter((text) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
  });

  it('count in the language of the page', () => {
    const textOf = (language: (typeof LANGUAGES)[number], rule: ReturnType<typeof fieldRule>) =>
      errorText({ text: textsIn(language), language }, fieldError('input.password', rule));
    expect(textOf('de', fieldRule('TOO_SHORT', { min: 8 }))).toBe('Geben Sie mindestens 8 Zeichen ein.');
    expect(textOf('fr', fieldRule('TOO_LONG', { max: 1 }))).toBe('Saisissez au plus 1 caractère.');
    expect(textOf('es', fieldRule('TOO_MANY_ITEMS', { max: 64 }))).toBe('Escriba como máximo 64 elementos.');
    expect(textOf('de', fieldRule('IMAGE_PIXELS', { max: 25_000_000 }))).toContain('25.000.000 Pixeln');
  });

  it('are the English message for an error without a text', () => {
    const error = { code: 'SOMETHING_ELSE', message: 'Something else.' };
    expect(errorText({ text: textsIn('de'), language: 'de' }, error)).toBe('Something else.');
  });
});
