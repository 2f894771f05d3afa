import { describe, expect, it } from 'vitest';
import { localeOfRequest } from '../../../src/api/http/request-locale.ts';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { waitForMail } from '../../support/mail.ts';
import { createWorldWithMessages, newAddress, newNumber } from '../../support/message-sign-in.ts';
import { addOrganization } from '../../support/organizations.ts';
import { waitForPhoneMessage } from '../../support/phone.ts';
import { createWorld, type World } from '../../support/world.ts';

const localeOf = (accepted: string | undefined) => localeOfRequest({ headers: { 'accept-language': accepted } });

const requestCode = (world: World, email: string, language?: string) =>
  world
    .browser()
    .post(
      '/auth/signin',
      { strategy: 'email_otp', email },
      language === undefined ? {} : { 'accept-language': language },
    );

describe('The locale of a request', () => {
  it.each([
    ['de-at, en;q=0.5', 'de-AT'],
    ['it, fr-CA;q=0.8, en;q=0.9', 'en'],
    ['en;q=0.1, es;q=0.7', 'es'],
    ['de;q=0, fr', 'fr'],
    ['it, nl', null],
    ['*', null],
    ['', null],
    [undefined, null],
    [`de${', x'.repeat(400)}`, null],
    ['de;q=nine, fr;q=2, es', 'es'],
  ])('is the preferred one of the languages of the service: %s', (accepted, locale) => {
    expect(localeOf(accepted)).toBe(locale);
  });
});

describe('The language of a mail', () => {
  it("is that of the user's locale, not the one that the browser prefers", async () => {
    const [world, email] = [await createWorldWithMessages(), newAddress()];
    const user = await addUser(world, { email, password: PASSWORD });
    await world.backend.patch(`/users/${user.id}`, { locale: 'fr-ca' });
    await requestCode(world, email, 'de');
    const { subject, html, text } = await waitForMail(world, email);
    expect(subject).toBe('Votre code Northwind');
    expect(html).toContain('<html lang="fr">');
    expect(text).toContain('Le code expire dans 10 minutes');
  });

  it("is that of the browser for a user without a locale, and English for the backend's requests", async () => {
    const [world, email] = [await createWorldWithMessages(), newAddress()];
    const { id } = await addUser(world, { email, password: PASSWORD });
    await requestCode(world, email, 'es-MX, en;q=0.5');
    expect((await waitForMail(world, email)).subject).toBe('Su código de Northwind');
    await requestCode(world, email, 'it');
    expect((await waitForMail(world, email, 2)).subject).toBe('Your Northwind code');
    const { status } = await world.backend.post(
      `/users/${id}/password`,
      { password: 'another long passphrase' },
      { 'accept-language': 'de' },
    );
    expect(status).toBeLessThan(500);
  });

  it('is stored as the locale of an account that signs up', async () => {
    const [world, email] = [await createWorld(), newAddress()];
    const browser = world.browser();
    const headers = { 'accept-language': 'de-AT, en;q=0.8' };
    const { status } = await browser.post('/auth/signup', { email, password: PASSWORD }, headers);
    expect(status).toBeLessThan(300);
    expect((await browser.get('/me')).body.data.locale).toBe('de-AT');
    await browser.patch('/me', { locale: 'es-mx' });
    expect((await browser.get('/me')).body.data.locale).toBe('es-MX');
    const rejected = await browser.patch('/me', { locale: 'de_AT' });
    expect([rejected.status, rejected.body.errors[0].code]).toEqual([400, 'VALIDATION_FAILED']);
    await browser.patch('/me', { locale: null });
    expect((await browser.get('/me')).body.data.locale).toBeNull();
  });

  it('is that of the invited account, and never that of the user who invites', async () => {
    const [world, email, newcomer] = [await createWorld(), newAddress(), newAddress()];
    const { id } = await addUser(world, { email });
    await world.backend.patch(`/users/${id}`, { locale: 'de' });
    const organizationId = await addOrganization(world);
    for (const to of [email, newcomer]) {
      const { status } = await world.backend.post(
        `/organizations/${organizationId}/invitations`,
        { email: to },
        { 'accept-language': 'fr' },
      );
      expect(status).toBe(201);
    }
    expect((await waitForMail(world, email)).subject).toMatch(/^Einladung zu „.*“$/);
    expect((await waitForMail(world, newcomer)).subject).toMatch(/^Invitation to “.*”$/);
  });

  it("formats times in the language, in notices of the user's own changes", async () => {
    const [world, email] = [await createWorld(), newAddress()];
    const browser = await openSignedUpBrowser(world, email);
    await browser.patch('/me', { locale: 'de' });
    const body = { current_password: PASSWORD, new_password: 'an entirely new passphrase' };
    expect((await browser.post('/me/password', body)).status).toBe(200);
    const { subject, text } = await waitForMail(world, email);
    expect(subject).toBe('Ihr Passwort wurde geändert – Northwind');
    expect(text).toMatch(/Das geschah am \d+\. \p{L}+ \d{4} um \d\d:\d\d UTC von der IP-Adresse/u);
  });
});

describe('The language of a phone message', () => {
  it("is that of the account's locale", async () => {
    const [world, number] = [await createWorldWithMessages(), newNumber()];
    const { id } = await addUser(world, { email: newAddress() });
    await world.backend.patch(`/users/${id}`, { locale: 'es' });
    await world.backend.post(`/users/${id}/phones`, { phone_number: number });
    await world.browser().post('/auth/signin', { strategy: 'phone_otp', phone_number: number });
    expect((await waitForPhoneMessage(world, number)).text).toMatch(
      /^\d{6} es su código para iniciar sesión en Northwind\. Caduca en 10 minutos\./,
    );
  });
});
