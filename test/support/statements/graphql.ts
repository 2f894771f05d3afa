import { type GraphQLOutputType, getNamedType, isInterfaceType, isObjectType } from 'graphql';
import { shownNameOf } from '../../../src/api/directives/directives.ts';
import { graphOf } from '../../../src/api/schema/graph.ts';
import { allRoutes, HOSTS, type Host, slices } from '../examples.ts';
import { statementsOf } from '../world.ts';
import { countOf, type StatementCount } from './count.ts';
import type { Fixture } from './fixture.ts';

/** The resource that the argument `id` or `ids` of a root field names. */
const RESOURCES: Readonly<Record<string, string>> = {
  organization: '{organization_id}',
  workspace: '{workspace_id}',
  webhookDelivery: '{delivery_id}',
  node: '{organization_id}',
  nodes: '{organization_id}',
};

export interface CountedField {
  readonly host: Host;
  readonly name: string;
  readonly document: string;
}

/** The root fields of queries that have no REST operation of the same name. */
export const countedFields: readonly CountedField[] = HOSTS.flatMap((host) => {
  const served = allRoutes.filter((each) => each.host === host);
  const names = new Set(served.map(({ route: { field, fieldName } }) => shownNameOf(field) ?? fieldName));
  const fields = Object.values(graphOf(slices[host]).getQueryType()?.getFields() ?? {});
  return fields
    .filter(({ name }) => !names.has(name))
    .map(({ name, args, type }) => {
      const taken = args.find((arg) => arg.name === 'id' || arg.name === 'ids')?.name;
      return { host, name, document: `${name}${taken ? `(${taken}: "${RESOURCES[name]}")` : ''}${selectionOf(type)}` };
    });
});

/** The smallest selection that reads the resources: `{ nodes { id } }` of a connection. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const { nodes, id } = named.getFields();
  if (nodes !== undefined) return ` { nodes${selectionOf(nodes.type)} }`;
  return id === undefined ? ' { __typename }' : ' { id }';
}

/** The statements that a document of this one field takes, at the second request. */
export async function countFieldStatements(
  fixture: Fixture,
  { host, document }: CountedField,
): Promise<StatementCount> {
  const client = host === 'BACKEND' ? fixture.world.backend : fixture.admin.browser;
  const query = `{ ${document.replace(/\{\w+\}/g, (part) => fixture.at(`/${part}`).slice(1))} }`;
  await client.data(query);
  return countOf(await statementsOf(fixture.world, () => client.data(query)));
}
