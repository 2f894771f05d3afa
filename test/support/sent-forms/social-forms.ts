import { openVerifiedBrowser } from '../accounts.ts';
import { type ReadyForm, readyForm } from '../sent-twice.ts';
import { createSocialWorld, GOOGLE } from '../social-pages.ts';
import { newPersonThere, signInAt, startProvider } from '../social-provider.ts';

const SECURITY = '/user-profile/security';

/** Forms of accounts at providers. */
export const socialForms: Readonly<Record<string, () => Promise<ReadyForm>>> = {
  async '/sign-up complete'() {
    const provider = await startProvider();
    const world = await createSocialWorld(provider, [GOOGLE], [{ username: { enabled: true, required: true } }]);
    const browser = world.browser();
    const { signup_attempt: attempt } = (await signInAt(browser, GOOGLE.name)).body.data;
    const path = `/sign-up?attempt=${attempt?.id}`;
    return readyForm(world, browser.cookie, path, 'complete', { fields: { username: 'ada' } });
  },
  async [`${SECURITY} unlinkSocial`]() {
    const provider = await startProvider();
    const world = await createSocialWorld(provider);
    await openVerifiedBrowser(world, 'ada@example.com');
    provider.person = newPersonThere({ email: 'ada@example.com' });
    const browser = world.browser();
    await signInAt(browser, GOOGLE.name);
    return readyForm(world, browser.cookie, SECURITY, 'unlinkSocial');
  },
};
