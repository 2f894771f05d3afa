import { beforeAll, describe, expect, it } from 'vitest';
import { addOrganization } from '../../support/organizations.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { createWorld, type World } from '../../support/world.ts';
import { addBase, addDocument, type StoredBase } from './stored-documents.ts';

let world: World;
let own: StoredBase;
let ofOrganization: StoredBase;
let ofWorkspace: StoredBase;
let ofOther: StoredBase;
let organizationId: string;
let workspaceId: string;
let otherId: string;

async function addFilledBase(owner: { organizationId?: string; workspaceId?: string }): Promise<StoredBase> {
  const base = await addBase(world, owner);
  await addDocument(world, base, 'n', ['apple pie']);
  return base;
}

beforeAll(async () => {
  world = await createWorld();
  organizationId = await addOrganization(world);
  otherId = await addOrganization(world);
  workspaceId = (await addWorkspace(world, organizationId)).id;
  own = await addFilledBase({});
  ofOrganization = await addFilledBase({ organizationId });
  ofWorkspace = await addFilledBase({ organizationId, workspaceId });
  ofOther = await addFilledBase({ organizationId: otherId });
});

const send = (input: object) => world.backend.post('/ai-knowledge-bases/search', { query: 'apple', ...input });

async function basesFound(input: object): Promise<string[]> {
  const { status, body } = await send(input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ knowledge_base_id }) => knowledge_base_id);
}

describe('POST /ai-knowledge-bases/search', () => {
  it('searches the knowledge bases of the deployment and of the named owner', async () => {
    expect(await basesFound({})).toEqual([own.id]);
    expect(await basesFound({ organization_id: organizationId })).toEqual([own.id, ofOrganization.id]);
    expect(await basesFound({ workspace_id: workspaceId })).toEqual([own.id, ofWorkspace.id]);
    expect(await basesFound({ organization_id: organizationId, workspace_id: workspaceId })).toEqual([
      own.id,
      ofOrganization.id,
      ofWorkspace.id,
    ]);
    expect(await basesFound({ organization_id: otherId, workspace_id: workspaceId })).toEqual([own.id, ofOther.id]);
  });

  it('returns 404 for a knowledge base of another customer than the named one', async () => {
    const ids = { knowledge_base_ids: [own.id, ofOther.id] };
    for (const owner of [{ organization_id: organizationId }, { workspace_id: workspaceId }]) {
      const { status, body } = await send({ ...ids, ...owner });
      expect([status, body.code]).toEqual([404, 'AI_KNOWLEDGE_BASE_NOT_FOUND']);
    }
    expect(await basesFound({ ...ids, organization_id: otherId })).toEqual([own.id, ofOther.id]);
  });

  it('returns 400 for knowledge bases of several customers without a named one', async () => {
    expect((await send({ knowledge_base_ids: [ofOrganization.id, ofOther.id] })).status).toBe(400);
    expect(await basesFound({ knowledge_base_ids: [own.id, ofOther.id] })).toEqual([own.id, ofOther.id]);
  });

  it('returns 404 for a knowledge base that does not exist or is of another deployment', async () => {
    const elsewhere = await addBase(await createWorld());
    for (const id of ['1', elsewhere.id]) expect((await send({ knowledge_base_ids: [own.id, id] })).status).toBe(404);
  });

  it('returns 409 for an inactive knowledge base that is named, and skips it otherwise', async () => {
    const inactive = await addBase(world, { isActive: false });
    await addDocument(world, inactive, 'n', ['apple']);
    expect((await send({ knowledge_base_ids: [inactive.id] })).status).toBe(409);
    expect((await world.backend.post(`/ai-knowledge-bases/${inactive.id}/search`, { query: 'x' })).status).toBe(409);
    expect(await basesFound({})).toEqual([own.id]);
  });

  it('returns 400 when more than 20 knowledge bases would be searched', async () => {
    const crowded = await createWorld();
    for (let count = 0; count < 21; count += 1) await addBase(crowded);
    expect((await crowded.backend.post('/ai-knowledge-bases/search', { query: 'x' })).status).toBe(400);
    const ids = Array.from({ length: 21 }, (_, at) => String(at + 1));
    expect((await send({ knowledge_base_ids: ids })).status).toBe(400);
  });

  it('returns an empty list when there are no knowledge bases', async () => {
    const empty = await createWorld();
    const { status, body } = await empty.backend.post('/ai-knowledge-bases/search', { query: 'x' });
    expect([status, body]).toEqual([200, { data: [], legs: [], omitted_legs: [] }]);
  });
});
