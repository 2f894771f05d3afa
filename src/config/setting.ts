/** The documentation of a variable in `--help` and in the README. */
export interface ConfigVariable {
  readonly name: string;
  /** The default. `$NAME` in it refers to the value of another variable. Null when the description says what the default is. */
  readonly fallback: string | null;
  readonly meaning: string;
}

export interface Setting<T> extends ConfigVariable {
  /** Parses the value. Throws an InvalidValueError. */
  readonly read: (text: string | null) => T;
  /** Whether errors must not repeat the value. */
  readonly secret?: boolean;
  /** Another default, while a variable is set. */
  readonly fallbackWith?: { readonly variable: string; readonly fallback: string };
}

export function withDefault<T>(name: string, fallback: string, meaning: string, read: (text: string) => T): Setting<T> {
  return { name, fallback, meaning, read: (text) => read(text ?? '') };
}

export function optional<T>(name: string, meaning: string, read: (text: string) => T): Setting<T | null> {
  return { name, fallback: null, meaning, read: (text) => (text === null ? null : read(text)) };
}

export function list<T>(name: string, meaning: string, read: (text: string) => readonly T[]): Setting<readonly T[]> {
  return { name, fallback: null, meaning, read: (text) => (text === null ? [] : read(text)) };
}
