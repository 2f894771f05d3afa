import type { Context, Services } from '../context.ts';
import type { Queue } from './queue.ts';

/** Converts rows to REST resources. The REST layer implements it. */
export interface RenderResource {
  /** The complete REST resource of a row. */
  render(context: Context, typeName: string, row: unknown): Promise<Record<string, unknown>>;
  /** The REST fields that can be computed from these values, for the snapshot of a deleted resource. */
  renderPart(typeName: string, values: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** The services of a job. */
export interface JobServices extends Services {
  readonly renderResource: RenderResource;
}

/** Runs the jobs of a queue. A job that throws is retried. */
export interface Worker {
  readonly queue: Queue<object>;
  readonly work: (services: JobServices, data: never) => Promise<void>;
}

export function worker<Data extends object>(
  queue: Queue<Data>,
  work: (services: JobServices, data: Data) => Promise<void>,
): Worker {
  return { queue, work };
}
