import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { FORMATS } from '../../platform/graph/formats.ts';
import { boundsOf } from '../directives/directives.ts';

/** Reports a violation: the schema coordinate of the element, and the rest of the sentence. */
export type Report = (coordinate: string, sentence: string) => void;

/** Checks the rules of an input type and the bounds of its fields. */
export function checkInput(type: GraphQLInputObjectType, report: Report): void {
  for (const field of Object.values(type.getFields())) checkBounds(field, `${type.name}.${field.name}`, report);
  const visit = (at: GraphQLInputObjectType, seen: Set<string>): boolean =>
    Object.values(at.getFields()).some((field) => {
      const next = getNamedType(field.type);
      if (next === type) return true;
      if (!isInputObjectType(next) || seen.has(next.name)) return false;
      seen.add(next.name);
      return visit(next, seen);
    });
  if (visit(type, new Set()))
    report(type.name, 'contains itself; graphql-jit runs out of memory on variables of such a type.');
}

const TEXT_BOUNDS = ['minLength', 'maxLength', 'pattern', 'asks', 'format'] as const;
const NUMBER_BOUNDS = ['min', 'max'] as const;
const LIST_BOUNDS = ['minItems', 'maxItems'] as const;

/** Checks that each bound fits the type of its argument or field, and that text has a maximum length. */
export function checkBounds(definition: GraphQLArgument | GraphQLInputField, at: string, report: Report): void {
  const bounds = boundsOf(definition) ?? {};
  const outer = isNonNullType(definition.type) ? definition.type.ofType : definition.type;
  const name = getNamedType(definition.type).name;
  const rejectBounds = (names: readonly (keyof typeof bounds)[], where: string) => {
    for (const bound of names) if (bounds[bound] !== undefined) report(at, `has ${bound}, which ${where}.`);
  };
  if (name !== 'String' && name !== 'ID') rejectBounds(TEXT_BOUNDS, 'only text can have');
  if (name !== 'Int' && name !== 'Float') rejectBounds(NUMBER_BOUNDS, 'only a number can have');
  if (name !== 'JSONObject') rejectBounds(['maxBytes'], 'only a JSONObject can have');
  if (!isListType(outer)) rejectBounds(LIST_BOUNDS, 'only a list can have');
  if (isNonNullType(definition.type)) rejectBounds(['notNull'], 'its non-null type already implies');
  if (name === 'String' && bounds.maxLength === undefined && !(bounds.format && FORMATS[bounds.format].limitsLength)) {
    report(at, 'is text without a maxLength: add @constraint(maxLength: ...).');
  }
  if (bounds.pattern !== undefined && !isPattern(bounds.pattern))
    report(at, `has the invalid pattern ${bounds.pattern}.`);
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
