import type { GraphQLInputObjectType } from 'graphql';
import { type FieldError, fieldError, MAX_FIELD_ERRORS } from '../../platform/errors.ts';
import { similarName } from '../../platform/text/similar-name.ts';
import type { FieldProblem } from '../../platform/validation/field-rules.ts';
import { suggestFields } from './suggest-field.ts';

/** The location of a value; null for the root. It is a linked list, so that no path is built for valid values. */
export type ValueLocation = { readonly key: string | number; readonly parent: ValueLocation } | null;

/** An argument or body, in which the fields of its objects are checked. */
interface Input {
  readonly type: GraphQLInputObjectType;
  readonly location: ValueLocation;
}

/** The unknown fields of one request that similar names are searched for, which bounds the work. */
const MAX_SUGGESTED_FIELDS = 10;
/** A name of a parameter may differ by one edit for each three letters, so that `sortOrder` suggests `sort_order`. */
const LETTERS_PER_EDIT = 3;

/**
 * Collects the validation errors of one request, at most MAX_FIELD_ERRORS. Errors of types, unknown fields and missing fields
 * come before errors of bounds.
 */
export class ErrorCollector {
  readonly #typeErrors: FieldError[] = [];
  readonly #boundErrors: FieldError[] = [];
  readonly #nameOf: (key: string) => string;
  #input: Input | null = null;
  #suggestedFields = 0;

  /** `nameOf` returns the name that the caller knows for the first key of a path. */
  constructor(nameOf: (key: string) => string = (key) => key) {
    this.#nameOf = nameOf;
  }

  get isEmpty(): boolean {
    return this.#typeErrors.length + this.#boundErrors.length === 0;
  }

  /** Whether the maximum number of errors is reached, so that validation can stop. */
  get isFull(): boolean {
    return this.#typeErrors.length + this.#boundErrors.length >= MAX_FIELD_ERRORS;
  }

  get errors(): readonly FieldError[] {
    return [...this.#typeErrors, ...this.#boundErrors];
  }

  addTypeError(location: ValueLocation, problem: FieldProblem): undefined {
    this.#add(this.#typeErrors, location, problem);
  }

  addBoundError(location: ValueLocation, problem: FieldProblem): undefined {
    this.#add(this.#boundErrors, location, problem);
  }

  /** Checks an object with its nested objects. Suggestions for unknown fields come from the outermost one. */
  inInput<Result>(type: GraphQLInputObjectType, location: ValueLocation, check: () => Result): Result {
    if (this.#input !== null) return check();
    this.#input = { type, location };
    const result = check();
    this.#input = null;
    return result;
  }

  /** Adds the error of a field that the object at `parent` does not have, with the fields that the caller may have meant. */
  addUnknownField(key: string, parent: ValueLocation): void {
    if (this.isFull) return;
    const location = { key, parent };
    this.addTypeError(location, `is not a known field${questionFor(this.#suggestionsFor(location))}`);
  }

  /** Adds the error of a query parameter that the path does not have, with the one that the caller may have meant. */
  addUnknownParameter(key: string, names: Iterable<string>): undefined {
    if (this.isFull) return;
    const suggestion = this.#maySuggest() ? similarName(key, names, LETTERS_PER_EDIT) : null;
    const question = questionFor(suggestion === null ? [] : [suggestion]);
    this.addTypeError({ key, parent: null }, `is not a known query parameter${question}`);
  }

  #maySuggest(): boolean {
    if (this.#suggestedFields === MAX_SUGGESTED_FIELDS) return false;
    this.#suggestedFields += 1;
    return true;
  }

  #suggestionsFor(location: ValueLocation): string[] {
    if (this.#input === null || !this.#maySuggest()) return [];
    const { type, location: root } = this.#input;
    const prefix = this.#pathOf(root);
    const suggestions = suggestFields(type, this.#pathOf(location).slice(prefix.length));
    return suggestions.map((path) => [...prefix, path].join('.'));
  }

  #pathOf(location: ValueLocation): (string | number)[] {
    const path: (string | number)[] = [];
    for (let at = location; at !== null; at = at.parent) path.unshift(at.key);
    if (typeof path[0] === 'string') path[0] = this.#nameOf(path[0]);
    return path;
  }

  #add(errors: FieldError[], location: ValueLocation, problem: FieldProblem): void {
    if (this.isFull) return;
    errors.push(fieldError(this.#pathOf(location), problem));
  }
}

const questionFor = (suggestions: readonly string[]) =>
  suggestions.length === 0 ? '' : `. Did you mean ${suggestions.map((name) => `\`${name}\``).join(' or ')}?`;
