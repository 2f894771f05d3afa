import type { HostName } from '../context.ts';
import type { BackendNodeType, NodeSource, NodeType } from './node-type.ts';

/** The types of each host whose objects `node(id:)` returns, by their tables. */
export class NodeCatalog {
  readonly #byTable: Readonly<Record<HostName, ReadonlyMap<string, NodeType & Partial<BackendNodeType>>>>;

  constructor(features: readonly NodeSource[]) {
    this.#byTable = {
      BACKEND: byTable(features.flatMap(({ nodes }) => nodes?.backend ?? [])),
      DEPLOYMENT: byTable(features.flatMap(({ nodes }) => nodes?.deployment ?? [])),
    };
  }

  tables(host: HostName): string[] {
    return [...this.#byTable[host].keys()];
  }

  ofTable(host: HostName, table: string): (NodeType & Partial<BackendNodeType>) | undefined {
    return this.#byTable[host].get(table);
  }
}

function byTable<Type extends NodeType>(types: readonly Type[]): ReadonlyMap<string, Type> {
  const found = new Map<string, Type>();
  for (const type of types) {
    const other = found.get(type.table);
    if (other) throw new Error(`${type.typeName} and ${other.typeName} are nodes of the same table ${type.table}.`);
    found.set(type.table, type);
  }
  return found;
}

declare module '../context.ts' {
  interface Services {
    readonly nodes: NodeCatalog;
  }
}
