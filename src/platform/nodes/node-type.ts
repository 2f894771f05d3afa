import type { Scope } from '../access/scopes.ts';
import type { Context } from '../context.ts';
import type { BatchOf } from '../database/batching/loaders.ts';

/** A type of the graph whose objects `node(id:)` returns. */
export interface NodeType {
  /** The table, whose primary key is the deployment and the id. A table has at most one type on each host. */
  readonly table: string;
  /** The GraphQL type, as the SDL names it. */
  readonly typeName: string;
  /** Reads the objects that the caller may read. */
  readonly byId: BatchOf<Context, string, unknown>;
}

/** Such a type of the backend host. */
export interface BackendNodeType extends NodeType {
  /** The scope of the operation that reads an object of this type; a function if it depends on the object. */
  readonly scope: Scope | ((row: never) => Scope);
}

/** The types of each host whose objects `node(id:)` returns. */
export interface HostNodes {
  readonly backend?: readonly BackendNodeType[];
  /** The reads check what the signed-in user may see. */
  readonly deployment?: readonly NodeType[];
}

/** What declares such types: a feature. */
export interface NodeSource {
  readonly nodes?: HostNodes;
}
