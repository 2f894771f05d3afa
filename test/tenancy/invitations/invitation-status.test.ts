import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { expireInvitation } from '../../support/invitations.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { createWorld } from '../../support/world.ts';

const STATUSES = ['pending', 'accepted', 'revoked', 'expired'] as const;

describe.each(['organization', 'workspace'] as const)('invitations to the %s on the deployment host', (level) => {
  let admin: BrowserClient;
  let path: `/${'organizations' | 'workspaces'}/${string}/invitations`;
  let query: (args: string) => string;

  beforeAll(async () => {
    const world = await createWorld();
    const organization = await addOrganization(world);
    const user = await addUser(world);
    await addMember(world, organization, user.id, [await roleNamed(world, organization, 'Admin')]);
    admin = await openSignedInBrowser(world, user.id);
    const id = level === 'organization' ? organization : (await addWorkspace(world, organization)).id;
    path = `/${level}s/${id}/invitations`;
    query = (args) => `{ ${level}(id: "${id}") { invitations${args} { totalCount nodes { email status } } } }`;
    const ids = new Map<string, string>();
    for (const status of STATUSES) {
      const invited = await admin.post(path, { email: `${status}@example.com` });
      expect(invited).toMatchObject({ status: 201 });
      ids.set(status, invited.body.data.id);
    }
    const accepting = await addUser(world, { email: 'accepted@example.com' });
    const browser = await openSignedInBrowser(world, accepting.id);
    expect((await browser.post(`/me/invitations/${ids.get('accepted')}/accept`)).status).toBe(200);
    expect((await admin.delete(`${path}/${ids.get('revoked')}`)).status).toBe(200);
    await expireInvitation(world, ids.get('expired') as string);
  });

  it('are the pending ones unless a status is given', async () => {
    const { body } = await admin.get(path);
    expect(body.data).toMatchObject([{ email: 'pending@example.com', status: 'pending' }]);
    expect(body.data).toHaveLength(1);
    const data = await admin.data(query(''));
    expect(data[level].invitations).toEqual({
      totalCount: 1,
      nodes: [{ email: 'pending@example.com', status: 'PENDING' }],
    });
  });

  it.each(STATUSES)('can be listed by the status %s', async (status) => {
    const { body } = await admin.get(`${path}?status=${status}`);
    expect(body.data).toMatchObject([{ email: `${status}@example.com`, status }]);
    expect(body.data).toHaveLength(1);
    const data = await admin.data(query(`(status: ${status.toUpperCase()})`));
    expect(data[level].invitations.nodes).toEqual([{ email: `${status}@example.com`, status: status.toUpperCase() }]);
  });

  it('can all be listed in GraphQL with the status null', async () => {
    const data = await admin.data(query('(status: null)'));
    expect(data[level].invitations.totalCount).toBe(4);
  });

  it.each(['', 'unknown', 'PENDING'])('rejects the status “%s”', async (status) => {
    const { body } = await admin.get(`${path}?status=${status}`);
    expect(body.errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: 'status' }]);
  });
});
