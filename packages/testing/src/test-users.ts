import {
  type BackendOperations,
  type CreateUserInput,
  createBackendClient,
  each,
  ServiceError,
} from '@gatehouse/client/backend';
import { randomText } from './random.ts';
import { signInWithTicket, type TestSession } from './test-session.ts';
import { TestingError } from './testing-error.ts';

export interface TestUsersOptions {
  /** The URL of the backend host. */
  readonly backendUrl: string;
  /** An API key of a deployment in staging mode, with the scopes `settings:read`, `users:write` and those of your own calls. */
  readonly apiKey: string;
  /** The `fetch` to use for both hosts. */
  readonly fetch?: typeof fetch | undefined;
}

/** What a new user has. All of it may be left out. */
export interface TestUserFields extends Partial<CreateUserInput> {
  /** Creates an organization of which the user is a member. A sign-in makes it the active one. */
  readonly organization?:
    | {
        readonly name?: string | undefined;
        /** The name of a role at the level of organizations; `Admin` by default. */
        readonly role?: string | undefined;
      }
    | undefined;
}

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly organizationId: string | null;
}

/** Users for tests. They sign in without a password, a code or a mail. */
export interface TestUsers {
  create(fields?: TestUserFields): Promise<TestUser>;
  /** Signs the user in, in a session of its own. Any user of the deployment can be signed in, by id. */
  signIn(user: TestUser | Pick<TestUser, 'id'>): Promise<TestSession>;
  /** Deletes the user, and the organization that was created for the user. */
  delete(user: TestUser): Promise<void>;
  /** Deletes all that were created here and still exist. */
  deleteAll(): Promise<void>;
  /** The backend host, for what a test needs besides. */
  readonly backend: BackendOperations;
}

/** Creates and signs in users of a deployment in staging mode. Other deployments are rejected with `NOT_IN_DEVELOPMENT`. */
export function createTestUsers({ backendUrl, apiKey, fetch: send = fetch }: TestUsersOptions): TestUsers {
  const backend = createBackendClient({ url: backendUrl, credential: apiKey, fetch: send });
  const created = new Map<string, TestUser>();

  async function create({ organization, ...fields }: TestUserFields = {}): Promise<TestUser> {
    await requireDevelopment(backend);
    const { id, email } = await backend.createUser({ email: `test-${randomText()}@example.com`, ...fields });
    const user = { id, email: email ?? '', organizationId: null };
    // Remembered first, so that it is deleted also if the organization cannot be created.
    created.set(id, user);
    if (organization === undefined) return user;
    const { name = `Test ${randomText()}`, role = 'Admin' } = organization;
    const roleId = await roleIdOf(backend, role);
    const { id: organizationId } = await backend.createOrganization({ name });
    const member = { ...user, organizationId };
    created.set(id, member);
    await backend.addOrganizationMember({ organization_id: organizationId, user_id: id, role_ids: [roleId] });
    return member;
  }

  async function remove({ id, organizationId }: TestUser): Promise<void> {
    if (organizationId !== null) await ifExists(backend.deleteOrganization({ organization_id: organizationId }));
    await ifExists(backend.deleteUser({ user_id: id }));
    created.delete(id);
  }

  return {
    backend,
    create,
    delete: remove,
    async signIn(user) {
      const url = await requireDevelopment(backend);
      const { ticket } = await backend.createSignInTicket({ user_id: user.id, expires_in_seconds: 60 });
      const session = await signInWithTicket({ url, ticket, fetch: send });
      if ('organizationId' in user && user.organizationId !== null) {
        await session.gatehouse.switchOrganization({ organization_id: user.organizationId });
      }
      return session;
    },
    async deleteAll() {
      for (const user of [...created.values()]) await remove(user);
    },
  };
}

/** The URL of the deployment host, of a deployment in staging mode. Its publishable key contains it. */
async function requireDevelopment(backend: BackendOperations): Promise<string> {
  const { mode, publishable_key } = await backend.deployment();
  const url = atob(publishable_key.slice('pk_test_'.length).replaceAll('-', '+').replaceAll('_', '/'));
  if (mode === 'staging') return url;
  throw new TestingError(
    'NOT_IN_DEVELOPMENT',
    `The deployment at ${url} is in production mode and has real users, so no test user is created or signed in there. Use the API key of a deployment in staging mode: \`npm run cli -- deployments create\` creates one.`,
  );
}

async function roleIdOf(backend: BackendOperations, name: string): Promise<string> {
  const names: string[] = [];
  for await (const role of each(backend.listDeploymentRoles, { level: 'organization' })) {
    if (role.name === name) return role.id;
    names.push(role.name);
  }
  throw new TestingError('UNKNOWN_ROLE', `Organizations have no role ${name}. Their roles are ${names.join(', ')}.`);
}

/** A test may have deleted it. */
async function ifExists(deletion: Promise<unknown>): Promise<void> {
  await deletion.catch((error: unknown) => {
    if (!(error instanceof ServiceError && error.status === 404)) throw error;
  });
}
