import { beforeAll, describe, expect, it } from 'vitest';
import { graphOf } from '../../src/api/schema/graph.ts';
import { assembleSchemas, readTypeDefs } from '../../src/api/schema/schema.ts';
import { type AllResources, createAllResources } from '../support/all-resources.ts';
import { edgesOf, valueAt, walksFrom } from '../support/edge-paths.ts';
import { resolvers } from '../support/resolvers.ts';
import { createWorld, type World } from '../support/world.ts';

/*
 * Selects each edge of the backend host's graph with an API key, with a token that lacks the edge's scope, with the key of
 * another deployment, and without a credential. Another test walks the deployment host's graph.
 */

const graph = graphOf(assembleSchemas(readTypeDefs(), resolvers).BACKEND);
/** Edges below operations that require an argument. The tests of these operations select them. */
const ELSEWHERE = [
  'ApiAuthUsedKey.key',
  'AiKnowledgeBase.search',
  'KnowledgeBaseSearchHit.chunk',
  'KnowledgeBaseSearchHit.document',
  'KnowledgeBaseSearchHit.knowledgeBase',
  'Lockout.user',
];
/** Excluded: it requires two scopes, and its first roles have neither an organization nor a workspace. */
const AROUND = ['Deployment.roles'];
const walks = walksFrom(graph, ['deployment'], AROUND);

let world: World;
let other: World;
let everything: AllResources;

beforeAll(async () => {
  world = await createWorld();
  other = await createWorld();
  everything = await createAllResources(world);
});

describe('the graph of the backend host', () => {
  it('reaches each of its edges from the deployment', () => {
    expect([...walks.map(({ at }) => at), ...ELSEWHERE].toSorted()).toEqual(edgesOf(graph).toSorted());
  });

  describe.each(walks)('at $at', ({ query, path, scope, scopes }) => {
    it('returns data to an API key', async () => {
      const { body } = await world.backend.graphql(query);
      expect([query, body.errors]).toEqual([query, undefined]);
      expect([query, valueAt(body.data, path.slice(0, -1))]).toEqual([query, expect.any(Object)]);
    });

    it('returns null with an error to a token without its scope, and still returns the fields above it', async () => {
      const others = scopes.filter((each) => each !== scope);
      if (others.length < scopes.length) return;
      const client = world.backend.with(await world.token(scopes));
      const { status, body } = await client.graphql(query);
      expect([query, status, body.errors?.[0]?.extensions.code]).toEqual([query, 200, 'INSUFFICIENT_PERMISSIONS']);
      const above = valueAt(body.data, path.slice(0, -1)) as Record<string, unknown>;
      expect([query, above]).toEqual([query, { [path.at(-1) as string]: null }]);
    });

    it('returns no data of this deployment to the key of another, and rejects a request without a credential', async () => {
      const { text } = await other.backend.graphql(query);
      for (const secret of everything.idsAndNames) expect(text).not.toContain(`"${secret}"`);
      const { status, body } = await world.backend.with(null).graphql(query);
      expect([status, body.data, body.errors[0].extensions.code]).toEqual([401, undefined, 'NOT_AUTHENTICATED']);
    });
  });
});
