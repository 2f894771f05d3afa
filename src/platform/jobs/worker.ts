import type { Services } from '../context.ts';
import type { RenderResource } from '../ports/render-resource.ts';
import type { Queue } from './queue.ts';

/** What a job is done with. */
export interface JobServices extends Services {
  readonly renderResource: RenderResource;
}

/** Does the jobs of a queue. One that throws is called again later. */
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
