import { signIn } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { ServiceError } from '../platform/errors.ts';
import { switchWorkspace } from '../tenancy/index.ts';
import { asBrowser, asUser } from './as-user.ts';
import { browsers, DEMO_PASSWORD, emailOf, organizations } from './data/index.ts';
import type { DemoBrowser, DemoOrganization, DemoPerson } from './data/types.ts';
import type { People } from './people.ts';
import type { SeedCounter } from './seed-counter.ts';

/** The credentials of a demo user, and a session of the user if the sign-in succeeded. */
export interface DemoSignIn {
  readonly name: string;
  readonly jobTitle: string;
  readonly organization: { readonly id: string; readonly name: string };
  /** The active workspace of the sign-in, if any. */
  readonly workspace: string | null;
  readonly email: string;
  readonly password: string;
  /** The `__session` cookie of the signed-in browser; null if the sign-in failed. */
  readonly sessionToken: string | null;
  /** Why the sign-in failed; null if it succeeded. */
  readonly rejection: string | null;
}

/** Signs users in to their demo browsers unless they are signed in. Skips users whose password was changed. */
export async function seedBrowsers(ctx: Context, counter: SeedCounter, people: People): Promise<void> {
  for (const browser of browsers) {
    const userId = people.get(browser.handle) as string;
    const found = await sessionIn(ctx, userId, browser.userAgent);
    const created = found === undefined ? await signInWith(ctx, emailOfHandle(browser.handle), browser) : null;
    const id = found?.id ?? created?.sessionId;
    if (id != null) await counter.ensure('browsers', found?.id, async () => ({ id }));
  }
}

function sessionIn({ rows, viewer }: Context, userId: string, userAgent: string) {
  return rows
    .selectFrom('signin as i')
    .innerJoin('session as s', (join) =>
      join.onRef('s.deployment_id', '=', 'i.deployment_id').onRef('s.id', '=', 'i.session_id'),
    )
    .select('s.id')
    .where('i.deployment_id', '=', viewer.deploymentId)
    .where('i.user_id', '=', userId)
    .where('s.user_agent', '=', userAgent)
    .executeTakeFirst();
}

function emailOfHandle(handle: string): string {
  const addresses = organizations.flatMap((organization) =>
    organization.people.map((person) => [person.handle, emailOf(person, organization)] as const),
  );
  return new Map(addresses).get(handle) as string;
}

/** Signs in a demo administrator as a browser would: the first one whose password was not changed. */
export async function createDemoSignIn(
  ctx: Context,
  organizationIds: ReadonlyMap<DemoOrganization, string>,
): Promise<DemoSignIn> {
  const failed: DemoSignIn[] = [];
  for (const [organization, id] of organizationIds) {
    const result = await signInAdministratorOf(ctx, organization, id);
    if (result.sessionToken !== null) return result;
    failed.push(result);
  }
  return failed[0] as DemoSignIn;
}

async function signInAdministratorOf(ctx: Context, organization: DemoOrganization, id: string): Promise<DemoSignIn> {
  const { name, jobTitle, ...person } = organization.people[0] as DemoPerson;
  const email = emailOf({ name, jobTitle, ...person }, organization);
  const { signIn, sessionId, sessionToken, rejection } = await signInWith(ctx, email);
  const workspace = signIn && (await workspaceOf(ctx, signIn.userId, id));
  if (signIn && sessionId !== null && workspace) {
    const { id: signInId, userId } = signIn;
    await switchWorkspace(asUser(ctx, { userId, sessionId, signInId }), { workspaceId: workspace.id });
  }
  return {
    name,
    jobTitle,
    organization: { id, name: organization.name },
    workspace: workspace?.name ?? null,
    email,
    password: DEMO_PASSWORD,
    sessionToken,
    rejection: rejection,
  };
}

/** The user's first workspace in an organization. */
function workspaceOf({ rows, viewer }: Context, userId: string, organizationId: string) {
  return rows
    .selectFrom('workspace_membership as m')
    .innerJoin('workspace as w', (join) =>
      join.onRef('w.deployment_id', '=', 'm.deployment_id').onRef('w.id', '=', 'm.workspace_id'),
    )
    .select(['w.id', 'w.name'])
    .where('m.deployment_id', '=', viewer.deploymentId)
    .where('m.user_id', '=', userId)
    .where('w.organization_id', '=', organizationId)
    .orderBy('m.id')
    .executeTakeFirst();
}

async function signInWith(services: Context, email: string, browser?: DemoBrowser) {
  const ctx = asBrowser(services, services.viewer.deploymentId, browser);
  const noSession = { signIn: null, sessionId: null, sessionToken: null };
  try {
    const result = await signIn(ctx, { strategy: 'EMAIL_PASSWORD', email, password: DEMO_PASSWORD });
    if (result.signIn === null) return { ...noSession, rejection: 'The sign-in requires a second factor.' };
    const { sessionId, pendingChange } = ctx.sessionCookie;
    return { signIn: result.signIn, sessionId, sessionToken: pendingChange?.token ?? null, rejection: null };
  } catch (error) {
    if (error instanceof ServiceError) return { ...noSession, rejection: error.message };
    throw error;
  }
}
