import type { EntitySchema } from '@mikro-orm/core';
import type { Services } from './context.ts';
import type { Transaction } from './database/transaction.ts';
import type { EventResource, ServiceEvent } from './events/service-event.ts';
import type { Worker } from './jobs/worker.ts';
import type { Retention } from './retention.ts';
import type { UploadOperation } from './uploads.ts';

/** A column whose text is encrypted: `npm run rekey` encrypts it anew. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key, which names the row in the seal; `id` unless said otherwise. */
  readonly key?: string;
}

/** A group of operations in the API reference. */
export interface Tag {
  readonly name: string;
  readonly description: string;
}

/** Groups by the first segment of the paths that they hold. */
export type Tags = Readonly<Record<string, Tag>>;

/**
 * What a feature adds to the service. `src/features.ts` lists the features, and the central lists are derived from them:
 * a feature needs no entry anywhere else.
 */
export interface Feature {
  readonly entities?: readonly EntitySchema[];
  /** The resolvers of its part of the schema, by type. */
  readonly resolvers?: readonly Readonly<Record<string, unknown>>[];
  /** Its queues, with what does their jobs. */
  readonly workers?: readonly Worker[];
  /** Its events that webhook endpoints may subscribe to. */
  readonly events?: readonly ServiceEvent[];
  /** How events show its resources, by the type that they name. */
  readonly eventResources?: Readonly<Record<string, EventResource>>;
  /** Adds what every new deployment starts with, in the transaction that creates it. */
  readonly seedDeployment?: (tx: Transaction) => void;
  /** Rows that are removed once they are over. */
  readonly retention?: readonly Retention[];
  /** What is cleaned up besides, before rows are removed. */
  readonly cleanUp?: (services: Services, now: Date) => Promise<void>;
  readonly sealedColumns?: readonly SealedColumn[];
  /** How the API reference groups its REST paths, by their first segment. */
  readonly tags?: Tags;
  /** Mutations that take a file as multipart/form-data besides their JSON body. */
  readonly uploads?: Readonly<Record<string, UploadOperation>>;
}

declare module './context.ts' {
  interface Services {
    readonly features: readonly Feature[];
  }
}
