import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { waitForMail } from '../../support/mail.ts';
import {
  createWorldWithMessages,
  newAddress,
  newNumber,
  outcomeOf,
  startByCode,
  startByLink,
  submitCode,
} from '../../support/message-sign-in.ts';
import { waitForPhoneMessage } from '../../support/phone.ts';

describe('a code or link that was sent to an unverified address', () => {
  it('signs in from any browser, as the first verification of the owner', async () => {
    const world = await createWorldWithMessages();
    const email = newAddress();
    const attacker = await openSignedUpBrowser(world, email);
    await startByLink(world.browser(), email);
    const token = (await waitForMail(world, email)).link?.searchParams.get('token');
    const received = await world.browser().post('/auth/verify-magic-link', { token });
    expect(outcomeOf(received)).toEqual([200, undefined]);
    expect((await attacker.get('/me')).status).toBe(401);
  });

  it('is rejected after the account has verified another address', async () => {
    const world = await createWorldWithMessages();
    const [email, phone_number] = [newAddress(), newNumber()];
    const ada = await openSignedUpBrowser(world, email);
    const attacker = world.browser();
    const { body } = await startByCode(attacker, email);
    const { code } = await waitForMail(world, email);
    await attacker.post('/auth/forgot-password', { email });
    const token = (await waitForMail(world, email, 2)).link?.searchParams.get('token');

    const { id } = (await ada.post('/me/phones', { phone_number })).body.data;
    await ada.post(`/me/phones/${id}/prepare-verification`, {});
    const sent = await waitForPhoneMessage(world, phone_number);
    expect((await ada.post(`/me/phones/${id}/attempt-verification`, { code: sent.code })).status).toBe(200);

    expect(outcomeOf(await submitCode(attacker, body.data.signin_attempt?.id as string, code ?? ''))).toEqual([
      400,
      'INVALID_CODE',
    ]);
    const reset = await attacker.post('/auth/reset-password', { token, new_password: `${PASSWORD}!` });
    expect(outcomeOf(reset)).toEqual([400, 'INVALID_LINK']);
    expect((await ada.get('/me')).status).toBe(200);
    expect(outcomeOf(await signIn(world.browser(), email))).toEqual([200, undefined]);
  });
});

describe('a password that the backend sets', () => {
  it('revokes the links and codes that were already sent', async () => {
    const world = await createWorldWithMessages();
    const email = newAddress();
    const { id } = await addUser(world, { email, password: PASSWORD });
    const browser = world.browser();
    await browser.post('/auth/forgot-password', { email });
    const token = (await waitForMail(world, email)).link?.searchParams.get('token');
    const { body } = await startByCode(browser, email);
    const { code } = await waitForMail(world, email, 2);
    await world.backend.put(`/users/${id}/password`, { password: `${PASSWORD}?`, end_sessions: false });
    const reset = await browser.post('/auth/reset-password', { token, new_password: `${PASSWORD}!` });
    expect(outcomeOf(reset)).toEqual([400, 'INVALID_LINK']);
    expect(outcomeOf(await submitCode(browser, body.data.signin_attempt?.id as string, code ?? ''))).toEqual([
      400,
      'INVALID_CODE',
    ]);
    expect(outcomeOf(await signIn(browser, email, `${PASSWORD}?`))).toEqual([200, undefined]);
  });
});
