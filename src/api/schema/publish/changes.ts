import {
  type BreakingChange,
  buildSchema,
  type DangerousChange,
  findBreakingChanges,
  findDangerousChanges,
} from 'graphql';

/** A change that breaks clients or may break them. */
export interface Change {
  /** The type of graphql-js: `FIELD_REMOVED`. */
  readonly type: string;
  /** The schema coordinate of the changed element: `User.name`, `Query.users(limit:)`. */
  readonly coordinate: string;
  /** A sentence: `User.name was removed.` */
  readonly description: string;
}

export interface Changes {
  readonly breaking: readonly Change[];
  readonly dangerous: readonly Change[];
}

/** Compares two versions of the SDL of one host. */
export function compareSdl(older: string, newer: string): Changes {
  const [before, after] = [buildSchema(older), buildSchema(newer)];
  return {
    breaking: findBreakingChanges(before, after).map(withCoordinate),
    dangerous: findDangerousChanges(before, after).map(withCoordinate),
  };
}

/** Patterns of graphql-js' descriptions, which are the only place where it names the changed element. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^An? (?:required|optional) arg (\w+) on directive (\w+) /, '@$2($1:)'],
  [/^An? (?:required|optional) arg (\w+) on (\w+\.\w+) /, '$2($1:)'],
  [/^An? (?:required|optional) field (\w+) on input type (\w+) /, '$2.$1'],
  [/^(\w+) was (?:added to|removed from) enum type (\w+)\./, '$2.$1'],
  [/^\w+ (?:was (?:added to|removed from) union type|added to interfaces implemented by) (\w+)\./, '$1'],
  [/^(\w+\.\w+) arg (\w+) /, '$1($2:)'],
  [/^Standard scalar (\w+) /, '$1'],
  [/^(\w+(?:\.\w+)?) /, '$1'],
];

function withCoordinate({ type, description }: BreakingChange | DangerousChange): Change {
  for (const [pattern, coordinate] of SENTENCES) {
    const match = pattern.exec(description);
    if (match) return { type, coordinate: match[0].replace(pattern, coordinate), description };
  }
  return { type, coordinate: description, description };
}

/** `FIELD_REMOVED: User.name was removed.` */
export const changeText = ({ type, description }: Change): string => `${type}: ${description}`;
