import { beforeAll, describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { addApiAuthApp } from '../../support/api-auth-keys.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { createHostedWorld, type HostedWorld } from '../../support/hosted-pages.ts';
import { noise } from '../../support/images.ts';
import { fieldErrors, topErrors } from '../../support/page-texts.ts';
import { SELF_SERVICE } from '../../support/self-service.ts';

const ALL_FIELDS = {
  phone: { enabled: true },
  username: { enabled: true, min_length: 4, max_length: 20 },
  name: { first_name_enabled: true, first_name_required: true, last_name_enabled: true },
  password: { require_lowercase: true, require_uppercase: true, require_number: true, require_special: true },
};
const GERMAN = { 'accept-language': 'de' };

let world: HostedWorld;
let browser: BrowserClient;
let organizationId: string;
let appName: string;

beforeAll(async () => {
  world = await createHostedWorld();
  browser = await openSignedUpBrowser(world, 'ada@example.com');
  const { body } = await browser.post('/organizations', { name: 'Analytical Engines' });
  organizationId = body.data.id;
  appName = await addApiAuthApp(world, { self_service: SELF_SERVICE });
  await world.backend.patch('/settings/auth', ALL_FIELDS);
});

/** Sends a form of a page in German. Returns the errors at its fields. */
async function errorsOf(
  path: string,
  form: Readonly<Record<string, string>> | string,
): Promise<Record<string, string>> {
  const { status, text } = await world.page(path, { session: browser.cookie, form, headers: GERMAN });
  expect(status).toBe(400);
  expect(topErrors(text)).toEqual(['Prüfen Sie die markierten Felder.']);
  return fieldErrors(text);
}

const FILL_IN = 'Füllen Sie dieses Feld aus.';
const TOO_LONG = 'Geben Sie höchstens 255 Zeichen ein.';
const EMAIL: unknown = expect.stringMatching(/^Geben Sie eine E.Mail-Adresse ein, zum Beispiel ada@example\.com\.$/);
const PHONE = 'Geben Sie eine Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 30 901820.';
const SLUG = 'Verwenden Sie Kleinbuchstaben und Ziffern, mit einzelnen Bindestrichen dazwischen.';
const WEAK_PASSWORD =
  'Geben Sie mindestens 8 Zeichen ein. Verwenden Sie mindestens einen Großbuchstaben. ' +
  'Verwenden Sie mindestens eine Ziffer. Verwenden Sie mindestens ein Zeichen außer Buchstaben, Ziffern und Leerzeichen.';

describe('A page in German', () => {
  it('says in German what each field of a sign-up requires', async () => {
    const form = {
      email: 'ada',
      phoneNumber: '12',
      username: 'a!',
      password: 'weak',
      firstName: '',
      lastName: 'x'.repeat(256),
    };
    const signedOut = { form, headers: GERMAN };
    // Bounds of the schema come before the rules of the settings.
    expect(fieldErrors((await world.page('/sign-up', signedOut)).text)).toEqual({ lastName: TOO_LONG });
    const { text } = await world.page('/sign-up', { ...signedOut, form: { ...form, lastName: '' } });
    expect(topErrors(text)).toEqual(['Prüfen Sie die markierten Felder.']);
    expect(fieldErrors(text)).toEqual({
      email: EMAIL,
      phoneNumber: PHONE,
      username:
        'Verwenden Sie nur Buchstaben, Ziffern, Punkte, Unterstriche und Bindestriche. Geben Sie 4 bis 20 Zeichen ein.',
      password: WEAK_PASSWORD,
      firstName: FILL_IN,
    });
  });

  it('says in German why a password cannot be used', async () => {
    const rules = { require_lowercase: false, require_uppercase: false, require_number: false, require_special: false };
    const open = await createHostedWorld([{ password: rules }]);
    const errorOf = async (password: string) => {
      const form = { email: 'ada.lovelace@example.com', password };
      return fieldErrors((await open.page('/sign-up', { form, headers: GERMAN })).text)['password'];
    };
    expect(await errorOf('password1')).toBe('Dies ist eines der häufigsten Passwörter. Wählen Sie ein anderes.');
    expect(await errorOf('ada.lovelace')).toMatch(/^Verwenden Sie weder Ihre E.Mail-Adresse noch/);
    expect(await errorOf('x'.repeat(257))).toBe('Geben Sie höchstens 256 Zeichen ein.');
    expect(await errorOf('')).toBe(FILL_IN);
  });

  it('says in German which rules a changed password breaks', async () => {
    const path = '/user-profile/security';
    const form = { action: 'setPassword', newPassword: 'weak' };
    expect(await errorsOf(path, { ...form, currentPassword: PASSWORD })).toEqual({ newPassword: WEAK_PASSWORD });
    expect(await errorsOf(path, form)).toEqual({
      newPassword: WEAK_PASSWORD,
      currentPassword: 'Geben Sie Ihr aktuelles Passwort ein.',
    });
  });

  it('says in German what the names of the profile require', async () => {
    expect(await errorsOf('/user-profile', { firstName: '', username: 'аda' })).toEqual({
      firstName: FILL_IN,
      username: 'Verwenden Sie nur Buchstaben einer Schrift, zum Beispiel lateinische. Geben Sie 4 bis 20 Zeichen ein.',
    });
    expect(await errorsOf('/user-profile', { firstName: 'x'.repeat(256) })).toEqual({ firstName: TOO_LONG });
  });

  it('says in German what email addresses and phone numbers require', async () => {
    const addresses = '/user-profile/addresses';
    expect(await errorsOf(addresses, { action: 'addEmail', email: 'ada' })).toEqual({ email: EMAIL });
    expect(await errorsOf(addresses, { action: 'addPhone', phoneNumber: '12' })).toEqual({ phoneNumber: PHONE });
    expect(await errorsOf('/forgot-password', { email: 'ada' })).toEqual({ email: EMAIL });
    const invitations = `/organization-profile/invitations?organization=${organizationId}`;
    expect(await errorsOf(invitations, { action: 'invite', email: 'ada' })).toEqual({ email: EMAIL });
  });

  it('says in German what the address for the waitlist requires', async () => {
    const waiting = await createHostedWorld();
    await waiting.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
    const { text } = await waiting.page('/waitlist', { form: { email: 'ada' }, headers: GERMAN });
    expect(fieldErrors(text)).toEqual({ email: EMAIL });
  });

  it('says in German what organizations, roles and workspaces require', async () => {
    expect(await errorsOf('/create-organization', { name: '', slug: 'Not a slug' })).toEqual({
      name: FILL_IN,
      slug: SLUG,
    });
    const path = (section: string) => `/organization-profile${section}?organization=${organizationId}`;
    const update = { action: 'update', name: 'x'.repeat(256), displayName: 'x'.repeat(256), slug: '-' };
    expect(await errorsOf(path(''), update)).toEqual({ name: TOO_LONG, displayName: TOO_LONG, slug: SLUG });
    const role = { action: 'create', name: 'Accountant' };
    expect(await errorsOf(path('/roles'), { ...role, permissions: 'all any' })).toEqual({
      'permissions-new':
        'Schreiben Sie jede Berechtigung als Ressource und Aktion in Kleinbuchstaben, zum Beispiel invoices:read.',
    });
    expect(await errorsOf(path('/roles'), { ...role, permissions: '' })).toEqual({
      'permissions-new': 'Geben Sie mindestens 1 Eintrag ein.',
    });
    const workspace = { action: 'create', name: 'x'.repeat(256) };
    expect(await errorsOf(path('/workspaces'), workspace)).toEqual({ 'name-new': TOO_LONG });
  });

  it('says in German what applications of organizations require', async () => {
    const path = `/organization-profile/new-application?organization=${organizationId}&type=WEB`;
    expect(await errorsOf(path, { action: 'create', name: 'x'.repeat(101), redirectUris: '' })).toEqual({
      name: 'Geben Sie höchstens 100 Zeichen ein.',
    });
    expect(await errorsOf(path, { action: 'create', name: 'Portal', redirectUris: ' ' })).toEqual({
      redirectUris: 'Geben Sie mindestens eine Adresse ein.',
    });
    const redirectUris = 'https://portal.example.com/callback\r\nhttp://portal.example.com/';
    expect(await errorsOf(path, { action: 'create', name: 'Portal', redirectUris })).toEqual({
      redirectUris:
        'Zeile 2: Geben Sie eine Adresse ein, die mit https beginnt. Nur für localhost darf sie mit http beginnen.',
    });
  });

  it('says in German what the name of an API key requires', async () => {
    const path = `/user-profile/api-keys?app=${encodeURIComponent(appName)}`;
    const form = { action: 'createKey', app: appName, name: 'x'.repeat(256) };
    expect(await errorsOf(path, form)).toEqual({ name: TOO_LONG });
  });

  it('says in German which pictures can be used', async () => {
    const picture = async (content: Uint8Array) => {
      const boundary = 'form';
      const head = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
      const body = Buffer.concat([
        Buffer.from(`${head('action')}\r\n\r\nsetImage\r\n${head('file')}; filename="a.png"\r\n\r\n`),
        content,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      const headers = { ...GERMAN, 'content-type': `multipart/form-data; boundary=${boundary}` };
      const { text } = await world.page('/user-profile', { session: browser.cookie, form: body, headers });
      return fieldErrors(text);
    };
    expect(await picture(Buffer.from('no image'))).toEqual({
      file: 'Wählen Sie ein Bild im Format PNG, JPEG oder WebP.',
    });
    const png = await noise(40, 40).png().toBuffer();
    expect(await picture(png.subarray(0, png.length / 2))).toEqual({
      file: 'Dieses Bild ist beschädigt. Wählen Sie ein anderes im Format PNG, JPEG oder WebP.',
    });
  });
});
