import type { Services } from '../context.ts';
import type { RenderResource } from '../ports/render-resource.ts';
import type { Queue } from './queue.ts';

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
