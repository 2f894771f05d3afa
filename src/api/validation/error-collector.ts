import { type FieldError, fieldError, MAX_FIELD_ERRORS } from '../../platform/errors.ts';

/** Where a value is; null for the whole. A chain, so that valid values build no paths. */
export type Place = { readonly key: string | number; readonly above: Place } | null;

/**
 * Collects the validation errors of one request, at most MAX_FIELD_ERRORS. Wrong types, unknown fields and missing ones
 * come before broken bounds.
 */
export class ErrorCollector {
  readonly #typeErrors: FieldError[] = [];
  readonly #boundErrors: FieldError[] = [];
  readonly #nameOf: (key: string) => string;

  /** `nameOf` gives the caller's word for the first key of a path. */
  constructor(nameOf: (key: string) => string = (key) => key) {
    this.#nameOf = nameOf;
  }

  get isEmpty(): boolean {
    return this.#typeErrors.length + this.#boundErrors.length === 0;
  }

  /** Whether there are enough errors: nothing more is looked at then. */
  get isFull(): boolean {
    return this.#typeErrors.length + this.#boundErrors.length >= MAX_FIELD_ERRORS;
  }

  get errors(): readonly FieldError[] {
    return [...this.#typeErrors, ...this.#boundErrors];
  }

  addTypeError(place: Place, message: string): undefined {
    this.#add(this.#typeErrors, place, message);
  }

  addBoundError(place: Place, message: string): undefined {
    this.#add(this.#boundErrors, place, message);
  }

  #add(errors: FieldError[], place: Place, message: string): void {
    if (this.isFull) return;
    const path: (string | number)[] = [];
    for (let at = place; at !== null; at = at.above) path.unshift(at.key);
    if (typeof path[0] === 'string') path[0] = this.#nameOf(path[0]);
    errors.push(fieldError(path, message));
  }
}
