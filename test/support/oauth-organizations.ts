import * as client from 'openid-client';
import { openVerifiedBrowser } from './accounts.ts';
import type { BrowserClient } from './clients.ts';
import { authorize, follow, type RelyingParty, relyingParty } from './openid-client.ts';
import { addMember, addOrganization } from './organizations.ts';
import type { World } from './world.ts';

const SCOPES = ['openid', 'profile', 'email', 'organizations', 'organization', 'workspaces', 'offline_access'];

/** A signed-in user who is a member of organizations with these names, and an application that may ask for one of them. */
export async function createMember(
  world: World,
  names: readonly string[],
  fields: Parameters<typeof relyingParty>[1] = {},
) {
  const browser = await openVerifiedBrowser(world);
  const organizations: { readonly id: string; readonly membershipId: string }[] = [];
  for (const name of names) {
    const id = await addOrganization(world, name);
    const { id: membershipId } = await addMember(world, id, browser.userId);
    organizations.push({ id, membershipId });
  }
  const application = await relyingParty(world, { scopes: SCOPES, ...fields });
  return { browser, organizations, application };
}

/** The id of the request that waits on the page of consent to which the browser was sent. */
export function waitingRequest(url: URL): string {
  if (url.pathname !== '/oauth-consent') throw new Error(`The browser was sent to ${url}.`);
  return String(url.searchParams.get('request'));
}

/** Signs in, chooses an organization if the page asks for one, and exchanges the code. */
export async function signInWith(
  world: World,
  browser: BrowserClient,
  application: RelyingParty,
  { organizationId, ...parameters }: Readonly<Record<string, string>> & { readonly organizationId?: string },
) {
  const { url, cookies, checks } = await authorize(world, browser, application, parameters);
  const answered = url.pathname === '/oauth-consent' ? await choose(url, cookies) : url;
  return client.authorizationCodeGrant(application.configuration, answered, checks);

  async function choose(page: URL, cookies: Map<string, string>): Promise<URL> {
    const decided = await browser.post(`/oauth-consents/${waitingRequest(page)}/decision`, {
      granted: true,
      ...(organizationId !== undefined && { organization_id: organizationId }),
    });
    if (decided.status !== 200) throw new Error(JSON.stringify(decided.body));
    return (await follow(world, browser, decided.body.data.redirect_to, cookies)).url;
  }
}
