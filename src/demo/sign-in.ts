import { signIn } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { ServiceError } from '../platform/errors.ts';
import { switchWorkspace } from '../tenancy/index.ts';
import { asBrowser, asUser } from './as-user.ts';
import type { Ledger } from './ledger.ts';
import type { People } from './people.ts';
import { browsers, DEMO_PASSWORD, emailOf, organizations } from './world/index.ts';
import type { DemoBrowser, DemoOrganization, DemoPerson } from './world/shapes.ts';

/** Somebody who can be signed in as, and a session of theirs where that worked. */
export interface Guide {
  readonly name: string;
  readonly jobTitle: string;
  readonly organization: { readonly id: string; readonly name: string };
  /** The workspace that the sign-in works in, if any. */
  readonly workspace: string | null;
  readonly email: string;
  readonly password: string;
  /** The `__session` of a browser in which they are signed in; null where nobody could be signed in. */
  readonly sessionToken: string | null;
  /** Why not. */
  readonly refusal: string | null;
}

/** Signs people in in browsers of their own, where they are not; nobody whose password was changed. */
export async function fillBrowsers(ctx: Context, ledger: Ledger, people: People): Promise<void> {
  for (const browser of browsers) {
    const userId = people.get(browser.handle) as string;
    const found = await sessionIn(ctx, userId, browser.userAgent);
    const made = found === undefined ? await signInBy(ctx, emailOfHandle(browser.handle), browser) : null;
    const id = found?.id ?? made?.sessionId;
    if (id != null) await ledger.ensure('browsers', found?.id, async () => ({ id }));
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

/** Signs in one of the demo's administrators as a browser would: the first whose password nobody has changed. */
export async function signInGuide(
  ctx: Context,
  organizationIds: ReadonlyMap<DemoOrganization, string>,
): Promise<Guide> {
  const guides: Guide[] = [];
  for (const [organization, id] of organizationIds) {
    const guide = await guideOf(ctx, organization, id);
    if (guide.sessionToken !== null) return guide;
    guides.push(guide);
  }
  return guides[0] as Guide;
}

async function guideOf(ctx: Context, organization: DemoOrganization, id: string): Promise<Guide> {
  const { name, jobTitle, ...person } = organization.people[0] as DemoPerson;
  const email = emailOf({ name, jobTitle, ...person }, organization);
  const { signin, sessionId, sessionToken, refusal } = await signInBy(ctx, email);
  const workspace = signin && (await workspaceOf(ctx, signin.userId, id));
  if (signin && sessionId !== null && workspace) {
    const { id: signinId, userId } = signin;
    await switchWorkspace(asUser(ctx, { userId, sessionId, signinId }), { workspaceId: workspace.id });
  }
  return {
    name,
    jobTitle,
    organization: { id, name: organization.name },
    workspace: workspace?.name ?? null,
    email,
    password: DEMO_PASSWORD,
    sessionToken,
    refusal,
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

async function signInBy(services: Context, email: string, browser?: DemoBrowser) {
  const ctx = asBrowser(services, services.viewer.deploymentId, browser);
  const nobody = { signin: null, sessionId: null, sessionToken: null };
  try {
    const { signin } = await signIn(ctx, { strategy: 'EMAIL_PASSWORD', email, password: DEMO_PASSWORD });
    if (signin === null) return { ...nobody, refusal: 'Signing in takes a second factor.' };
    const { sessionId, next } = ctx.sessionCookie;
    return { signin, sessionId, sessionToken: next?.token ?? null, refusal: null };
  } catch (error) {
    if (error instanceof ServiceError) return { ...nobody, refusal: error.message };
    throw error;
  }
}
