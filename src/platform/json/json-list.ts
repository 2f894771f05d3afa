import { randomUUID } from 'node:crypto';

/**
 * A list that PostgreSQL has written as JSON. A response contains its text as it is, without parsing it: a nested document returns
 * thousands of objects, and reading and writing their values takes longer than the statement.
 */
export class JsonList {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Makes it a list to GraphQL. The executor adds it to the result as it is. */
  [Symbol.iterator](): never {
    throw new Error('A JsonList is not iterated.');
  }

  /** Called by JSON.stringify. */
  toJSON(): string {
    if (written === null) throw new Error('A value with a JsonList is written by writeJson.');
    written.push(this.text);
    return PLACEHOLDER;
  }
}

/** No caller knows it, so that no other value of a response can contain it. */
const PLACEHOLDER = randomUUID();
const WRITTEN_PLACEHOLDER = JSON.stringify(PLACEHOLDER);

/** The texts of the value that is being written. */
let written: string[] | null = null;

/** As JSON.stringify, of a value that may contain lists as JSON. */
export function writeJson(value: unknown): string {
  const texts: string[] = [];
  written = texts;
  try {
    const json = JSON.stringify(value);
    if (texts.length === 0) return json;
    const [first = '', ...parts] = json.split(WRITTEN_PLACEHOLDER);
    return parts.reduce((text, part, index) => text + texts[index] + part, first);
  } finally {
    written = null;
  }
}
