import type { EntitySchema } from '@mikro-orm/core';
import type { ReadBacklogs } from './backlogs/backlog.ts';
import type { Transaction } from './commands/transaction.ts';
import type { Services } from './context.ts';
import type { PersonalData } from './data-protection/personal-data.ts';
import type { Retention } from './data-protection/retention.ts';
import type { NamedMigration } from './database/migrations/migrations.ts';
import type { Reaction } from './events/reaction.ts';
import type { DeclaredEventResource, ResourceName, ServiceEvent } from './events/service-event.ts';
import type { UploadOperation } from './files/uploads.ts';
import type { Backfill } from './jobs/backfills/backfill.ts';
import type { Worker } from './jobs/worker.ts';
import type { MessageKind } from './messages/message-kind.ts';
import type { HostNodes } from './nodes/node-type.ts';

/** A column with encrypted text. `npm run rekey` encrypts it again. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key that the ciphertext is bound to. Defaults to `id`. */
  readonly key?: string;
}

/** A group of operations in the API reference. */
export interface Tag {
  readonly name: string;
  readonly description: string;
}

/** Tags by the first segment of the paths in their group. */
export type Tags = Readonly<Record<string, Tag>>;

/** Resolvers by the folder of their SDL: of what all graphs have, and of what one of them has. */
export type HostResolvers = Readonly<
  Partial<Record<'common' | 'backend' | 'deployment' | 'console', readonly Readonly<Record<string, unknown>>[]>>
>;

/**
 * The parts that a feature adds to the service. `src/features.ts` lists the features, and all central lists are derived from
 * it, so that a feature is registered in one place.
 */
export interface Feature {
  readonly entities?: readonly EntitySchema[];
  /** The changes of its tables. Their numbers are one order among all features. */
  readonly migrations?: readonly NamedMigration[];
  /** Changes of many rows that follow a migration. */
  readonly backfills?: readonly Backfill[];
  /** The resolvers of its types and fields, by the folder of their SDL. */
  readonly resolvers?: HostResolvers;
  /** Its queues with their workers. */
  readonly workers?: readonly Worker[];
  /** Its queues that are not jobs, for the metrics. */
  readonly backlogs?: readonly ReadBacklogs[];
  /** Its events that webhook endpoints can subscribe to. */
  readonly events?: readonly ServiceEvent[];
  /** What it does in the transaction that records an event of another feature. */
  readonly reactions?: readonly Reaction[];
  /** How events represent its resources, by the type of the resource. */
  readonly eventResources?: Readonly<Record<string, DeclaredEventResource>>;
  /** Its types whose objects `node(id:)` returns. Events and the audit log read their resources in the same way. */
  readonly nodes?: HostNodes;
  /** How the audit log names its resources, by the type of the resource, which is the name of the table. */
  readonly resourceNames?: Readonly<Record<string, ResourceName>>;
  /** Creates the initial rows of a new deployment, in the transaction that creates it. */
  readonly seedDeployment?: (tx: Transaction) => void;
  /** Tables whose expired rows are deleted. */
  readonly retention?: readonly Retention[];
  /** Cleans up other data, before expired rows are deleted. */
  readonly cleanUp?: (services: Services, now: Date) => Promise<void>;
  /** The kinds of its mails and phone messages. */
  readonly messages?: readonly MessageKind[];
  readonly sealedColumns?: readonly SealedColumn[];
  /** What it stores about users, for the export of a user's data. */
  readonly personalData?: readonly PersonalData[];
  /** The groups of its REST paths in the API reference. */
  readonly tags?: Tags;
  /** Mutations that also accept a file as multipart/form-data, in place of their JSON body. */
  readonly uploads?: Readonly<Record<string, UploadOperation>>;
}

declare module './context.ts' {
  interface Services {
    readonly features: readonly Feature[];
  }
}
