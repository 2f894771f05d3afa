import { openSignedUpBrowser, PASSWORD } from '../accounts.ts';
import { createHostedWorld, type HostedWorld } from '../hosted-pages.ts';
import { waitForMail } from '../mail.ts';
import { backdateMessages } from '../message-sign-in.ts';
import { PageBrowser } from '../page-forms.ts';
import { type ReadyForm, readyForm } from '../sent-twice.ts';

const ADA = { email: 'ada@example.com', password: PASSWORD };

/** The path of the link in a mail. */
async function linkTo(world: HostedWorld, address: string): Promise<string> {
  const { link } = await waitForMail(world, address);
  return `${link?.pathname}${link?.search}`;
}

/** Signs up, up to the page that asks for the code of the address. */
async function withCode() {
  const world = await createHostedWorld([{ email: { verify_signup: true } }]);
  const browser = new PageBrowser(world);
  const sent = await browser.send(await browser.form('/sign-up', 'submit'), { fields: ADA });
  const { code } = await waitForMail(world, 'ada@example.com');
  return { world, browser, step: String(sent.headers['location']), code: code ?? '' };
}

/** Forms of visitors, and of mailed links. */
export const accountForms: Readonly<Record<string, () => Promise<ReadyForm>>> = {
  async '/sign-up submit'() {
    return readyForm(await createHostedWorld(), null, '/sign-up', 'submit', { fields: ADA });
  },
  async '/sign-up verify'() {
    const { world, browser, step, code } = await withCode();
    return { world, browser, form: await browser.form(step, 'verify'), fields: { code } };
  },
  async '/sign-up resend'() {
    const { world, browser, step } = await withCode();
    await backdateMessages(world, 61);
    return { world, browser, form: await browser.form(step, 'resend') };
  },
  async '/waitlist submit'() {
    const world = await createHostedWorld();
    await world.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
    return readyForm(world, null, '/waitlist', 'submit', { fields: { email: 'ada@example.com' } });
  },
  async '/forgot-password submit'() {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    return readyForm(world, null, '/forgot-password', 'submit', { fields: { email: 'ada@example.com' } });
  },
  async '/auth/reset-password submit'() {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    await world.browser().post('/auth/forgot-password', { email: 'ada@example.com' });
    const fields = { newPassword: 'a new passphrase of mine', repeated: 'a new passphrase of mine' };
    return readyForm(world, null, await linkTo(world, 'ada@example.com'), 'submit', { fields });
  },
  async '/auth/verify-magic-link submit'() {
    const world = await createHostedWorld([{ authentication_factors: { magic_link: { enabled: true } } }]);
    await openSignedUpBrowser(world, 'ada@example.com');
    await world.browser().post('/auth/signin', { strategy: 'magic_link', email: 'ada@example.com' });
    return readyForm(world, null, await linkTo(world, 'ada@example.com'), 'submit');
  },
  async '/auth/sign-in-ticket submit'() {
    const world = await createHostedWorld();
    const { userId } = await openSignedUpBrowser(world, 'ada@example.com');
    const { body } = await world.backend.post(`/users/${userId}/sign-in-tickets`, {});
    return readyForm(world, null, `/auth/sign-in-ticket?ticket=${body.ticket}`, 'submit');
  },
  async '/sign-out submit'() {
    const world = await createHostedWorld();
    const { cookie } = await openSignedUpBrowser(world, 'ada@example.com');
    return readyForm(world, cookie, '/sign-out', 'submit');
  },
  async '/sign-out all'() {
    const world = await createHostedWorld([{ multi_session_support: 'enabled' }]);
    await openSignedUpBrowser(world, 'bob@example.com');
    const ada = await openSignedUpBrowser(world, 'ada@example.com');
    await ada.post('/auth/signin', { strategy: 'email_password', email: 'bob@example.com', password: PASSWORD });
    return readyForm(world, ada.cookie, '/sign-out', 'all');
  },
};
