import { type Compilable, CompiledQuery, type RawBuilder } from 'kysely';
import type { Rows } from '../tables.ts';

/** A parameter of a query that is compiled before the value is known. */
class Placeholder {
  readonly name: string | symbol;

  constructor(name: string | symbol) {
    this.name = name;
  }
}

/**
 * Creates a read whose SQL text is compiled once, because compiling it for each execution costs more than sending it. `build`
 * receives a placeholder for each argument, so that the text cannot depend on the values.
 */
export function precompiledQuery<Args extends object, Row>(
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

/** As {@link precompiledQuery}, of a statement that is written as SQL text. */
export function precompiledText<Args extends object, Row>(
  build: (args: Args) => RawBuilder<unknown>,
): (rows: Rows, args: Args) => Promise<Row[]> {
  return precompiledQuery((rows, args: Args) => ({ compile: () => build(args).compile(rows) as CompiledQuery<Row> }));
}
