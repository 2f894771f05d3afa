import { addUser, type TestUser } from './add-user.ts';
import type { World } from './world.ts';

export async function addOrganization({ backend }: World, name = 'Acme'): Promise<string> {
  return (await backend.post('/organizations', { name })).body.id;
}

/** The id of a role of the organization, by its name. */
export async function roleNamed({ backend }: World, organizationId: string, name: string): Promise<string> {
  const { body } = await backend.get(`/organizations/${organizationId}/roles?limit=100`);
  const role = body.data.find((each) => each.name === name);
  if (role === undefined) throw new Error(`The organization has no role ${name}.`);
  return role.id;
}

export async function addMember(
  { backend }: World,
  organizationId: string,
  userId: string,
  roleIds?: readonly string[],
) {
  const sent = { user_id: userId, ...(roleIds === undefined ? {} : { role_ids: roleIds }) };
  const { status, body } = await backend.post(`/organizations/${organizationId}/members`, sent);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** Creates a user who is a member of the organization with one of the roles of the deployment. */
export async function addUserWithRole(
  world: World,
  organizationId: string,
  role: 'Admin' | 'Member',
): Promise<TestUser> {
  const person = await addUser(world);
  await addMember(world, organizationId, person.id, [await roleNamed(world, organizationId, role)]);
  return person;
}
