import { PASSWORD } from '../accounts.ts';
import { addUser } from '../add-user.ts';
import { type AllResources, createAllResources, fillPath } from '../all-resources.ts';
import type { BackendClient, BrowserClient } from '../clients.ts';
import { createWorldWithMessages } from '../message-sign-in.ts';
import { addMember, roleNamed } from '../organizations.ts';
import type { BackendBody } from '../rest-types/response-of.ts';
import { openSignedInBrowser } from '../sign-in.ts';
import { addProvider, sharedProvider } from '../social-provider.ts';
import { addWorkspaceMembers } from '../workspaces.ts';
import { unique, type World } from '../world.ts';

/** A deployment with one of each resource, and a user who is signed in. */
export interface Fixture {
  readonly world: World;
  readonly resources: AllResources;
  /** An admin of the organization and of the workspace. */
  readonly admin: SignedIn;
  /** Sends a POST to the backend host and returns the body. Throws unless the request succeeds. */
  create<const Path extends string>(path: Path, body?: object): Promise<BackendBody<'POST', Filled<Path>>>;
  /** The path with the ids and names of the fixture's resources. */
  at<const Path extends string>(path: Path): Filled<Path>;
}

/** `/users/{user_id}/emails` with an id: `/users/${string}/emails`. */
type Filled<Path extends string> = Path extends `${infer Head}{${string}}${infer Tail}`
  ? `${Head}${string}${Filled<Tail>}`
  : Path;

export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly browser: BrowserClient;
}

/** The parts of a request. Others are derived from the path and from the example of the operation. */
export interface RequestParts {
  readonly client?: BackendClient | BrowserClient;
  /** Values of the path's parts, in place of the fixture's resources. */
  readonly values?: Readonly<Record<string, string>>;
  /** With its question mark. */
  readonly query?: string;
  readonly body?: object;
}

/** Creates the resources of a request. Runs before each request. */
export type Preparation = (fixture: Fixture) => RequestParts | Promise<RequestParts>;
/** By operation. `signIn, with a second factor` is another way to call `signIn`, with a row of its own. */
export type Preparations = Readonly<Record<string, Preparation>>;

export async function createFixture(): Promise<Fixture> {
  const world = await createWorldWithMessages();
  const resources = await createAllResources(world);
  const at = <const Path extends string>(path: Path) => fillPath(path, resources.valuesFor(path)) as Filled<Path>;
  const { organization_id: organizationId = '', workspace_id: workspaceId = '' } = resources.valuesFor(
    '/organizations/{organization_id}/{workspace_id}',
  );
  // The provider that examples name.
  await addProvider(world, await sharedProvider(), { name: 'google' });
  const admin = await signedInUser(world);
  await addMember(world, organizationId, admin.id, [await roleNamed(world, organizationId, 'Admin')]);
  await addWorkspaceMembers(world, workspaceId, [admin.id], 'Admin');
  const create = async <const Path extends string>(path: Path, body?: object) => {
    const response = await world.backend.post(at(path), body);
    if (response.status >= 300) throw new Error(`POST ${path} returned ${response.status}: ${response.text}`);
    return response.body;
  };
  return { world, resources, admin, create, at };
}

/** A new user with a password and a verified email address, in a browser. */
export async function signedInUser(world: World): Promise<SignedIn> {
  const email = `${unique('ada')}@example.com`;
  const { id } = await addUser(world, { email, password: PASSWORD });
  return { id, email, browser: await openSignedInBrowser(world, id) };
}
