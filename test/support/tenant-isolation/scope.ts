import type { Value } from './known-values.ts';

/** The columns of a relation that the inspector follows, by name. */
export type Columns = ReadonlyMap<string, Value>;

export interface Relation {
  readonly name: string;
  readonly columns: Columns;
}

/** The names that an expression can use: its own FROM list, the common table expressions, and those of outer queries. */
export class Scope {
  readonly relations: Relation[] = [];
  /** The followed columns of the tables of this query, without those of its expressions and sub-selects. */
  readonly tableValues = new Set<Value>();
  readonly #expressions = new Map<string, Columns>();
  readonly #outer: Scope | null;

  constructor(outer: Scope | null) {
    this.#outer = outer;
  }

  nameExpression(name: string, columns: Columns): void {
    this.#expressions.set(name, columns);
  }

  expression(name: string): Columns | undefined {
    return this.#expressions.get(name) ?? this.#outer?.expression(name);
  }

  column(name: string, relation: string | null): Value | undefined {
    for (const { name: own, columns } of this.relations) {
      if (relation !== null && own !== relation) continue;
      const value = columns.get(name);
      if (value !== undefined || relation !== null) return value;
    }
    return this.#outer?.column(name, relation);
  }

  /** The values that a predicate of this query can restrict. */
  ownValues(relations: readonly Relation[] = this.relations): Set<Value> {
    return new Set(relations.flatMap(({ columns }) => [...columns.values()]));
  }
}
