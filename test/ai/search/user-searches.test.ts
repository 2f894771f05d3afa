import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';
import { addBase, addDocument, type StoredBase } from './stored-documents.ts';

type Options = Parameters<typeof addBase>[1];

let world: World;
let browser: BrowserClient;
let userId: string;
let organizationId: string;
let workspaceId: string;
let otherId: string;
let own: StoredBase;
let ofOrganization: StoredBase;
let ofWorkspace: StoredBase;
let hidden: readonly StoredBase[];

async function addFilledBase(options: Options, inWorld: World = world): Promise<StoredBase> {
  const base = await addBase(inWorld, { isSearchableByUsers: true, ...options });
  await addDocument(inWorld, base, 'recipes.md', ['Apple pie needs apples.']);
  return base;
}

/** A user who is a member of an organization and of one of its workspaces, and knowledge bases that they may search or not. */
beforeAll(async () => {
  world = await createWorld();
  userId = (await addUser(world)).id;
  browser = await openSignedInBrowser(world, userId);
  [organizationId, otherId] = [await addOrganization(world), await addOrganization(world)];
  workspaceId = (await addWorkspace(world, organizationId)).id;
  const otherWorkspaceId = (await addWorkspace(world, organizationId)).id;
  await addMember(world, organizationId, userId);
  await addWorkspaceMembers(world, workspaceId, [userId]);
  own = await addFilledBase({ name: 'Own' });
  ofOrganization = await addFilledBase({ name: 'Of the organization', organizationId });
  ofWorkspace = await addFilledBase({ name: 'Of the workspace', organizationId, workspaceId });
  hidden = [
    await addFilledBase({ isSearchableByUsers: false }),
    await addFilledBase({ organizationId, isSearchableByUsers: false }),
    await addFilledBase({ isActive: false }),
    await addFilledBase({ organizationId: otherId }),
    await addFilledBase({ organizationId, workspaceId: otherWorkspaceId }),
    await addFilledBase({}, await createWorld()),
  ];
});

const search = (input: object, client: BrowserClient = browser) =>
  client.post('/ai-knowledge-bases/search', { query: 'apple', ...input });

async function basesFound(input: object): Promise<string[]> {
  const { status, body } = await search(input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.data.map(({ knowledge_base_id: id }) => id);
}

const codeOf = ({ status, body }: { readonly status: number; readonly body: object }) => [
  status,
  (body as { errors?: { code: string }[] }).errors?.[0]?.code,
];
const NOT_FOUND = [404, 'AI_KNOWLEDGE_BASE_NOT_FOUND'];

describe('the knowledge bases that a user may search', () => {
  it('are those of the deployment, and those of their organizations and workspaces, whose setting allows it', async () => {
    const { status, body } = await browser.get('/ai-knowledge-bases');
    expect([status, body.data]).toEqual([
      200,
      [
        { id: own.id, name: 'Own', description: null, organization_id: null, workspace_id: null },
        expect.objectContaining({ id: ofOrganization.id, organization_id: organizationId, workspace_id: null }),
        expect.objectContaining({ id: ofWorkspace.id, organization_id: organizationId, workspace_id: workspaceId }),
      ],
    ]);
    expect((await browser.get('/ai-knowledge-bases?limit=1&offset=1')).body.data).toMatchObject([
      { id: ofOrganization.id },
    ]);
    const another = await openSignedInBrowser(world, (await addUser(world)).id);
    expect((await another.get('/ai-knowledge-bases')).body.data).toMatchObject([{ id: own.id }]);
  });

  it('are found by id, and no other exists for the user', async () => {
    expect((await browser.get(`/ai-knowledge-bases/${own.id}`)).body.data).toMatchObject({ name: 'Own' });
    for (const { id } of hidden) {
      expect(codeOf(await browser.get(`/ai-knowledge-bases/${id}`))).toEqual(NOT_FOUND);
      expect(codeOf(await browser.post(`/ai-knowledge-bases/${id}/search`, { query: 'apple' }))).toEqual(NOT_FOUND);
      expect(codeOf(await search({ knowledge_base_ids: [own.id, id] }))).toEqual(NOT_FOUND);
    }
  });

  it('need a sign-in', async () => {
    const path = `/ai-knowledge-bases/${own.id}` as const;
    const anonymous = world.browser();
    for (const send of [
      anonymous.get('/ai-knowledge-bases'),
      anonymous.get(path),
      anonymous.post(`${path}/search`, { query: 'apple' }),
      search({}, anonymous),
    ])
      expect((await send).status).toBe(401);
  });

  it('change with the setting and with the memberships of the user', async () => {
    const member = (await addUser(world)).id;
    const client = await openSignedInBrowser(world, member);
    const { body: base } = await world.backend.post('/ai-knowledge-bases', {
      name: 'Notes',
      type: 'vector',
      organization_id: otherId,
    });
    expect(base.is_searchable_by_users).toBe(false);
    const read = async () => (await client.get(`/ai-knowledge-bases/${base.id}`)).status;
    const { id: membershipId } = await addMember(world, otherId, member);
    expect(await read()).toBe(404);
    const { body } = await world.backend.patch(`/ai-knowledge-bases/${base.id}`, { is_searchable_by_users: true });
    expect(body.is_searchable_by_users).toBe(true);
    expect(await read()).toBe(200);
    await world.backend.delete(`/organizations/${otherId}/members/${membershipId}`);
    expect(await read()).toBe(404);
  });
});

describe('the search of a user', () => {
  it('finds passages of one knowledge base', async () => {
    const { status, body } = await browser.post(`/ai-knowledge-bases/${own.id}/search`, { query: 'apple' });
    expect([status, body.data.data]).toEqual([
      200,
      [
        expect.objectContaining({
          knowledge_base_id: own.id,
          document_name: 'recipes.md',
          text: 'Apple pie needs apples.',
          highlights: [
            { start: 0, end: 5, page: null },
            { start: 16, end: 22, page: null },
          ],
        }),
      ],
    ]);
  });

  it('covers the knowledge bases of the deployment and of the named customer, never of several customers', async () => {
    expect(await basesFound({})).toEqual([own.id]);
    expect(await basesFound({ organization_id: organizationId })).toEqual([own.id, ofOrganization.id]);
    expect(await basesFound({ organization_id: organizationId, workspace_id: workspaceId })).toEqual([
      own.id,
      ofOrganization.id,
      ofWorkspace.id,
    ]);
    expect(await basesFound({ organization_id: otherId })).toEqual([own.id]);
    expect(await basesFound({ knowledge_base_ids: [ofOrganization.id] })).toEqual([ofOrganization.id]);
  });

  it('is rejected for a query that is empty or too long, and for weights that leave nothing', async () => {
    for (const input of [{ query: '' }, { query: 'x'.repeat(8_001) }, { limit: 101 }])
      expect((await search(input)).status).toBe(400);
    expect((await search({ weights: { lexical: 0, vector: 0, graph: 0 } })).status).toBe(400);
  });

  it('is the same in the graph, with as many statements for one knowledge base as for three', async () => {
    const query = `query ($first: Int) {
      viewer { aiKnowledgeBases(first: $first) { totalCount nodes {
        name
        search(query: "apple") { data { text knowledgeBase { name } highlights { start } } }
      } } }
    }`;
    const read = (first: number) => browser.data(query, { first });
    const { viewer } = await read(3);
    expect(viewer.aiKnowledgeBases.totalCount).toBe(3);
    expect(viewer.aiKnowledgeBases.nodes).toEqual(
      ['Own', 'Of the organization', 'Of the workspace'].map((name) => ({
        name,
        search: {
          data: [
            { text: 'Apple pie needs apples.', knowledgeBase: { name }, highlights: [{ start: 0 }, { start: 16 }] },
          ],
        },
      })),
    );
    const one = await countStatementsOf(world, () => read(1));
    expect(await countStatementsOf(world, () => read(3))).toBe(one);
  });

  it('is limited to 120 knowledge bases in a minute, for each user', async () => {
    const busy = await createWorld();
    const base = await addFilledBase({}, busy);
    const [first, second] = await Promise.all(
      [0, 1].map(async () => openSignedInBrowser(busy, (await addUser(busy)).id)),
    );
    const searches = Array.from(
      { length: 20 },
      (_, at) => `s${at}: searchAiKnowledgeBase(knowledgeBaseId: "${base.id}", input: { query: "w${at}" }) { legs }`,
    );
    for (let at = 0; at < 6; at += 1) await first?.data(`{ ${searches.join('\n')} }`);
    const rejected = await first?.post(`/ai-knowledge-bases/${base.id}/search`, { query: 'apple' });
    expect(rejected && codeOf(rejected)).toEqual([429, 'RATE_LIMITED']);
    expect(Number(rejected?.headers['retry-after'])).toBeGreaterThan(0);
    const other = await second?.post(`/ai-knowledge-bases/${base.id}/search`, { query: 'apple' });
    expect(other?.status).toBe(200);
  });
});
