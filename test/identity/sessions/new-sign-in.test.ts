import { describe, expect, it } from 'vitest';
import { programName } from '../../../src/identity/sessions/program-name.ts';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { createWorldWithMessages, newAddress, startByCode, submitCode } from '../../support/message-sign-in.ts';
import { createWorld, type World } from '../../support/world.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const signInAs = async (world: World, email: string, userAgent: string) => {
  const body = { strategy: 'email_password', email, password: PASSWORD };
  const { status } = await world.browser().post('/auth/signin', body, { 'user-agent': userAgent });
  expect(status).toBe(200);
};

/** Waits for a later mail. Mails are sent in the order in which they were queued. */
async function mailsSoFar(world: World, email: string) {
  const marker = newAddress();
  await addUser(world, { email: marker, password: PASSWORD });
  await signInAs(world, marker, 'first');
  await signInAs(world, marker, 'second');
  await waitForMail(world, marker);
  return mailsTo(world, email);
}

describe('a sign-in from a browser or an address that is new to the account', () => {
  it('notifies the user once per device, except for the first sign-in', async () => {
    const [world, email] = [await createWorld(), newAddress()];
    await addUser(world, { email, password: PASSWORD });
    await signInAs(world, email, FIREFOX);
    await signInAs(world, email, FIREFOX);
    await signInAs(world, email, SAFARI);
    const { subject, text } = await waitForMail(world, email);
    expect(subject).toBe('New sign-in – Northwind');
    expect(text).toContain('Safari on iPhone');
    expect(text).toContain('127.0.0.1');
    expect(text).toMatch(/on \d+ \w+ \d{4} at \d\d:\d\d UTC/);
    await signInAs(world, email, SAFARI);
    expect(await mailsSoFar(world, email)).toHaveLength(1);
  });

  it('notifies the user after a sign-up, once the address is verified', async () => {
    const [world, email] = [await createWorld(), newAddress()];
    const { userId } = await openSignedUpBrowser(world, email);
    await signInAs(world, email, FIREFOX);
    const { rows } = world.services.database;
    const verified_at = new Date().toISOString();
    await rows
      .updateTable('user_email')
      .set({ status: 'reserved', verified_at })
      .where('user_id', '=', userId)
      .execute();
    await signInAs(world, email, SAFARI);
    await waitForMail(world, email);
    const mails = await mailsSoFar(world, email);
    expect(mails.map(({ text }) => text.includes('iPhone'))).toEqual([true]);
  });

  it('sends no notice after the user has just verified the address', async () => {
    const [world, email] = [await createWorldWithMessages(), newAddress()];
    await openSignedUpBrowser(world, email);
    const browser = world.browser();
    const { data } = (await startByCode(browser, email)).body;
    const { code } = await waitForMail(world, email);
    expect((await submitCode(browser, data.signin_attempt?.id as string, code as string)).status).toBe(200);
    expect(await mailsSoFar(world, email)).toHaveLength(1);
  });

  it('stores a row per address and browser, without the User-Agent header', async () => {
    const [world, email] = [await createWorld(), newAddress()];
    const { id } = await addUser(world, { email, password: PASSWORD });
    for (const agent of [FIREFOX, FIREFOX, SAFARI]) await signInAs(world, email, agent);
    const devices = await world.services.database.rows
      .selectFrom('known_device')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(devices.map(({ address }) => address)).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(JSON.stringify(devices)).not.toContain('Firefox');
  });
});

describe('programName', () => {
  it.each([
    [FIREFOX, 'Firefox on Linux'],
    [SAFARI, 'Safari on iPhone'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/149.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Vivaldi/7.6.0',
      'Vivaldi on Linux',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15 Ddg/18.0',
      'DuckDuckGo on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1 OPT/5.3.0',
      'Opera on iPhone',
    ],
    ['curl/8.5.0', 'curl'],
    ['node', 'Node.js'],
    ['okhttp/4.12.0', 'OkHttp'],
    ['Your account is at risk: call +1 555 0100', 'an unknown program'],
    [null, 'an unknown program'],
  ])('of %j is %s', (userAgent, name) => {
    expect(programName(userAgent)).toBe(name);
  });
});
