import { openSignedUpBrowser, signIn } from '../accounts.ts';
import { createHostedWorld } from '../hosted-pages.ts';
import { addApplication, addConsentRequest, addDeviceRequest, addGrant, signInIdOf } from '../oauth-applications.ts';
import { PageBrowser } from '../page-forms.ts';
import { type ReadyForm, readyForm } from '../sent-twice.ts';

const CHOOSE = `/choose-account?${new URLSearchParams({ return_to: '/oauth/authorize?client_id=1' })}`;

async function asked(action: string): Promise<ReadyForm> {
  const world = await createHostedWorld();
  const { userId, cookie } = await openSignedUpBrowser(world, 'ada@example.com');
  const { id: applicationId } = await addApplication(world);
  const signInId = await signInIdOf(world, userId);
  const uid = await addConsentRequest(world, { applicationId, userId, signInId });
  return readyForm(world, cookie, `/oauth-consent?request=${uid}`, action);
}

async function onDevice(action: string): Promise<ReadyForm> {
  const world = await createHostedWorld();
  const { cookie } = await openSignedUpBrowser(world, 'ada@example.com');
  const { id } = await addApplication(world, { type: 'native', deviceSignIn: true });
  return readyForm(world, cookie, `/device?user_code=${await addDeviceRequest(world, id)}`, action);
}

/** Forms about applications. */
export const oauthForms: Readonly<Record<string, () => Promise<ReadyForm>>> = {
  '/oauth-consent allow': () => asked('allow'),
  '/oauth-consent cancel': () => asked('cancel'),
  '/device allow': () => onDevice('allow'),
  '/device reject': () => onDevice('reject'),
  async '/choose-account choose'() {
    const world = await createHostedWorld([{ multi_session_support: 'enabled' }]);
    const ada = await openSignedUpBrowser(world, 'ada@example.com');
    const adasSignIn = await signInIdOf(world, ada.userId);
    await openSignedUpBrowser(world, 'bob@example.com');
    await signIn(ada, 'bob@example.com');
    return readyForm(world, ada.cookie, CHOOSE, 'choose', { having: { signin: adasSignIn } });
  },
  async '/choose-account other'() {
    const world = await createHostedWorld([{ multi_session_support: 'disabled' }]);
    const { cookie } = await openSignedUpBrowser(world, 'ada@example.com');
    return readyForm(world, cookie, CHOOSE, 'other');
  },
  async '/oauth-sign-out signOut'() {
    const world = await createHostedWorld();
    const { cookie } = await openSignedUpBrowser(world, 'ada@example.com');
    const { id } = await addApplication(world);
    const browser = new PageBrowser(world, cookie);
    await browser.open(`/oauth/logout?client_id=${id}`);
    return { world, browser, form: await browser.form('/oauth-sign-out', 'signOut') };
  },
  async '/user-profile/applications revoke'() {
    const world = await createHostedWorld();
    const { userId, cookie } = await openSignedUpBrowser(world, 'ada@example.com');
    const { id: applicationId } = await addApplication(world);
    const { id } = await addGrant(world, { applicationId, userId });
    return readyForm(world, cookie, '/user-profile/applications', 'revoke', { having: { id } });
  },
};
