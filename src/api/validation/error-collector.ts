import { type FieldError, fieldError, MAX_FIELD_ERRORS } from '../../platform/errors.ts';

/** The location of a value; null for the root. It is a linked list, so that no path is built for valid values. */
export type ValueLocation = { readonly key: string | number; readonly parent: ValueLocation } | null;

/**
 * Collects the validation errors of one request, at most MAX_FIELD_ERRORS. Errors of types, unknown fields and missing fields
 * come before errors of bounds.
 */
export class ErrorCollector {
  readonly #typeErrors: FieldError[] = [];
  readonly #boundErrors: FieldError[] = [];
  readonly #nameOf: (key: string) => string;

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

  addTypeError(location: ValueLocation, message: string): undefined {
    this.#add(this.#typeErrors, location, message);
  }

  addBoundError(location: ValueLocation, message: string): undefined {
    this.#add(this.#boundErrors, location, message);
  }

  #add(errors: FieldError[], location: ValueLocation, message: string): void {
    if (this.isFull) return;
    const path: (string | number)[] = [];
    for (let at = location; at !== null; at = at.parent) path.unshift(at.key);
    if (typeof path[0] === 'string') path[0] = this.#nameOf(path[0]);
    errors.push(fieldError(path, message));
  }
}
