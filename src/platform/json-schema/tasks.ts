import type { FieldError } from '../errors.ts';
import type { PayloadError } from './payload-schema.ts';

/** A task for a thread. It contains the input of callers as JSON text, which is cheap to transfer. */
export type CheckTask = SchemaTask | PayloadsTask;

/** Finds all validation errors of a schema. */
export interface SchemaTask {
  readonly kind: 'schema';
  readonly schema: string;
  readonly path: readonly (string | number)[];
}

/** Finds the first validation error of each payload. */
export interface PayloadsTask {
  readonly kind: 'payloads';
  /** Schemas by key. A key always has the same schema, so that threads cache compiled schemas. */
  readonly schemas: Readonly<Record<string, string>>;
  readonly payloads: readonly { readonly key: string; readonly text: string }[];
}

/** The errors of the first payloads. A long task is interrupted, so that other deployments get their turn. */
export interface PayloadsResult {
  readonly errors: readonly (PayloadError | null)[];
  readonly cpuMs: number;
}

export type TaskResult<Task extends CheckTask> = Task extends SchemaTask ? readonly FieldError[] : PayloadsResult;
