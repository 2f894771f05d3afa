import { systemContext } from '../auth/system-context.ts';
import { Viewer } from '../auth/viewer.ts';
import type { Services } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { signIn } from '../modules/session/sign-in.service.ts';
import { DEMO_PASSWORD, emailOf } from './world/index.ts';
import type { DemoOrganization, DemoPerson } from './world/shapes.ts';

/** Somebody who can be signed in as, and a session of theirs where that worked. */
export interface Guide {
  readonly name: string;
  readonly jobTitle: string;
  readonly organization: { readonly id: string; readonly name: string };
  readonly email: string;
  readonly password: string;
  /** The `__session` of a browser in which they are signed in; null where nobody could be signed in. */
  readonly sessionToken: string | null;
  /** Why not. */
  readonly refusal: string | null;
}

/** Signs in one of the demo's administrators as a browser would: the first whose password nobody has changed. */
export async function signInGuide(
  services: Services,
  deploymentId: number,
  organizationIds: ReadonlyMap<DemoOrganization, string>,
): Promise<Guide> {
  const guides: Guide[] = [];
  for (const [organization, id] of organizationIds) {
    const guide = await guideOf(services, deploymentId, organization, id);
    if (guide.sessionToken !== null) return guide;
    guides.push(guide);
  }
  return guides[0] as Guide;
}

async function guideOf(
  services: Services,
  deploymentId: number,
  organization: DemoOrganization,
  id: string,
): Promise<Guide> {
  const person = organization.people[0] as DemoPerson;
  const email = emailOf(person, organization);
  const outcome = await sessionOf(services, deploymentId, email);
  const { name, jobTitle } = person;
  const named = { id, name: organization.name };
  return { name, jobTitle, organization: named, email, password: DEMO_PASSWORD, ...outcome };
}

async function sessionOf(services: Services, deploymentId: number, email: string) {
  const ctx = systemContext(services, deploymentId, {
    host: 'DEPLOYMENT',
    viewer: Viewer.anonymous(deploymentId),
    request: { id: 'demo', ip: '127.0.0.1', userAgent: 'npm run demo' },
  });
  try {
    const { signin } = await signIn(ctx, { strategy: 'EMAIL_PASSWORD', email, password: DEMO_PASSWORD });
    if (signin === null) return { sessionToken: null, refusal: 'Signing in takes a second factor.' };
    return { sessionToken: ctx.browser.nextCookie?.token ?? null, refusal: null };
  } catch (error) {
    if (error instanceof ServiceError) return { sessionToken: null, refusal: error.message };
    throw error;
  }
}
