import type { Viewer } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A JSON Schema of an object. */
export interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}

/** What an AI agent can run. */
export interface Tool {
  /** In snake case: `list_users`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
  readonly isReadOnly: boolean;
  /** Whether it deletes, ends or replaces something. */
  readonly isDestructive: boolean;
  /** The scopes that a credential needs for it: all of them. */
  readonly scopes: readonly string[];
  /** Throws unless the caller may run it. */
  assertMayCall(viewer: Viewer): void;
  /** Returns the result as a value of JSON. */
  run(context: Context, values: Values): Promise<unknown>;
}
