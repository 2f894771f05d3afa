import { type BackendOperations, createBackendClient, each, ServiceError } from '@gatehouse/client/backend';

/** Creates a customer's organization, whose first member is its admin. A user who exists already is taken. */
export async function addCustomer(gatehouse: BackendOperations, name: string, email: string) {
  const user = (await findUser(gatehouse, email)) ?? (await createUser(gatehouse, email));
  const organization = await gatehouse.createOrganization({ name });
  await gatehouse.addOrganizationMember({
    organization_id: organization.id,
    user_id: user.id,
    role_ids: [await adminRoleId(gatehouse)],
  });
  return organization;
}

async function adminRoleId(gatehouse: BackendOperations): Promise<string> {
  for await (const role of each(gatehouse.listDeploymentRoles, { level: 'organization' })) {
    if (role.name === 'Admin') return role.id;
  }
  throw new Error('The deployment has no role Admin.');
}

async function createUser(gatehouse: BackendOperations, email: string) {
  try {
    return await gatehouse.createUser({ email });
  } catch (error) {
    // Another process was faster.
    const found =
      error instanceof ServiceError && error.code === 'EMAIL_TAKEN' ? await findUser(gatehouse, email) : null;
    if (found === null) throw error;
    return found;
  }
}

async function findUser(gatehouse: BackendOperations, email: string) {
  for await (const user of each(gatehouse.listUsers, { search: email })) if (user.email === email) return user;
  return null;
}

if (import.meta.main) {
  const url = process.env['GATEHOUSE_URL'] ?? 'http://localhost:4000';
  const gatehouse = createBackendClient({ url, credential: process.env['GATEHOUSE_API_KEY'] ?? '' });
  const [name = 'Northwind', email = 'ada@example.com'] = process.argv.slice(2);
  console.log(await addCustomer(gatehouse, name, email));
}
