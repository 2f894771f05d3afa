import type { AuditedResourceResolvers } from './resolvers.ts';
import type { AuditedResource, AuditRecord } from './types.ts';

export type AuditRecordRow = Omit<AuditRecord, 'actorUser' | 'actorApiKey' | 'resource'>;

/** The name of a type that implements the interface. */
export type AuditedTypeName = NonNullable<Awaited<ReturnType<AuditedResourceResolvers['__resolveType']>>>;

/** A row of any type that implements the interface, with the name of the type. */
export interface AuditedResourceRow extends AuditedResource {
  readonly __typename: AuditedTypeName;
}
