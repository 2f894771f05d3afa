import type { AuditedResource, AuditRecord } from '../../generated/backend.ts';

export type AuditRecordRow = Omit<AuditRecord, 'actorUser' | 'actorApiKey' | 'actorApplication' | 'resource'>;

/** A row of any type that implements the interface, with the name of the type. */
export interface AuditedResourceRow extends AuditedResource {
  readonly __typename: string;
}
