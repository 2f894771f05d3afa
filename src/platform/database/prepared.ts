import { type Compilable, CompiledQuery } from 'kysely';
import type { Rows } from './tables.ts';

/** A parameter of a query whose text is built before its value is known. */
class Placeholder {
  readonly name: string | symbol;

  constructor(name: string | symbol) {
    this.name = name;
  }
}

/**
 * A read whose text is built once instead of for each call, which costs more than sending it. `build` gets a placeholder
 * for each member of the arguments, so that the text cannot depend on their values.
 */
export function prepared<Args extends object, Row>(
  build: (rows: Rows, args: Args) => Compilable<Row>,
): (rows: Rows, args: Args) => Promise<Row[]> {
  let query: CompiledQuery<Row> | undefined;
  const placeholders = new Proxy({} as Args, { get: (_, name) => new Placeholder(name) });
  return async (rows, args) => {
    query ??= build(rows, placeholders).compile();
    const values = query.parameters.map((value) =>
      value instanceof Placeholder ? args[value.name as keyof Args] : value,
    );
    return (await rows.executeQuery<Row>(CompiledQuery.raw(query.sql, values))).rows;
  };
}
