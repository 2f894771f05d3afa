/** A column, a parameter or an output of a sub-select whose value the inspector follows. */
export type Value = number;

/** The value of every parameter and constant. */
export const ONE_VALUE: Value = 0;

/**
 * The columns that have one value in all rows, according to the predicates of a statement. An implication means "when `from` has one
 * value, `to` has the same value". An inner join implies both directions, a left join only its right side.
 */
export class KnownValues {
  #count = 1;
  readonly #implications: { readonly from: readonly Value[]; readonly to: Value }[] = [];

  newValue(): Value {
    return this.#count++;
  }

  imply(from: Value, to: Value): void {
    this.#implications.push({ from: [from], to });
  }

  /** A value that is known when all of these are known, such as the output of a UNION. */
  allOf(values: readonly (Value | undefined)[]): Value {
    const to = this.newValue();
    if (values.every((value) => value !== undefined)) this.#implications.push({ from: values, to });
    return to;
  }

  /** Every value that follows from the parameters and constants. */
  known(): ReadonlySet<Value> {
    const known = new Set<Value>([ONE_VALUE]);
    for (let size = 0; size !== known.size; ) {
      size = known.size;
      for (const { from, to } of this.#implications) if (from.every((value) => known.has(value))) known.add(to);
    }
    return known;
  }
}
