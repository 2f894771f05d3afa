import { afterEach, describe, expect, it } from 'vitest';
import { startSmtpServer, stopServers } from '../../platform/mail/servers.ts';
import { addUser } from '../../support/add-user.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { createWorldWithMessages, newAddress, newNumber } from '../../support/message-sign-in.ts';
import { waitForPhoneMessage } from '../../support/phone.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const PATH = '/settings/email/templates';
const TEMPLATE = {
  subject: 'Welcome back to {appName}',
  paragraphs: ['Hello <b>friend</b>,', 'use the button to enter {appName}.'],
  button_label: 'Enter',
  footnote: 'Ask support@northwind.example.',
};

afterEach(stopServers);

const put = ({ backend }: World, kind: string, body: object = TEMPLATE, language = 'en') =>
  backend.put(`${PATH}/${kind}/${language}`, body);

const textsOf = async ({ backend }: World, kind: string, language = 'en') => {
  const { body } = await backend.get(`${PATH}/${kind}`);
  return body.languages.find((each: { language: string }) => each.language === language);
};

const requestLink = async (world: World, email: string) => {
  const { status } = await world.browser().post('/auth/signin', { strategy: 'magic_link', email });
  expect(status).toBe(200);
};

/** The path and message of the first validation error. */
const errorOf = ({ status, body }: { status: number; body: { errors?: { path: string; message: string }[] } }) =>
  [status, body.errors?.[0]?.path, body.errors?.[0]?.message] as const;

describe('GET /settings/email/templates', () => {
  it('lists all kinds with their variables and built-in texts in each language', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.get(PATH);
    expect(status).toBe(200);
    expect(body.kinds.length).toBeGreaterThanOrEqual(15);
    const invitation = body.kinds.find(({ kind }: { kind: string }) => kind === 'invitation');
    expect(invitation).toMatchObject({ channel: 'mail', has_button: true, has_code: false });
    expect(invitation?.variables[0]).toEqual({
      name: 'appName',
      description: expect.any(String),
      choices: [],
      is_number: false,
      is_required: false,
      is_allowed_in_subject: true,
      sample: 'Northwind',
    });
    expect(invitation?.languages.map(({ language }: { language: string }) => language)).toEqual([
      'en',
      'de',
      'fr',
      'es',
    ]);
    expect((await backend.get(`${PATH}/invitation`)).body).toEqual(invitation);
    const unknown = await backend.get(`${PATH}/newsletter`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'MESSAGE_TEMPLATE_NOT_FOUND']);
  });
});

describe('PUT /settings/email/templates/{kind}/{language}', () => {
  it('replaces the texts of the next mail in this language, as plain text', async () => {
    const [world, email, german] = [await createWorldWithMessages(), newAddress(), newAddress()];
    await addUser(world, { email });
    const { id } = await addUser(world, { email: german });
    await world.backend.patch(`/users/${id}`, { locale: 'de' });
    const { status, body } = await put(world, 'sign_in_link');
    expect(status).toBe(200);
    expect(body.languages[0]).toMatchObject({ ...TEMPLATE, is_overridden: true, updated_at: expect.any(String) });
    await requestLink(world, email);
    const mail = await waitForMail(world, email);
    expect(mail.subject).toBe('Welcome back to Northwind');
    expect(mail.text).toContain('Hello <b>friend</b>,\n\nuse the button to enter Northwind.\n\nEnter:\nhttps://');
    expect(mail.text).toContain('Ask support@northwind.example.');
    expect(mail.html).toContain('Hello &lt;b&gt;friend&lt;/b&gt;,');
    expect(mail.link?.searchParams.get('token')).toBeTruthy();
    await requestLink(world, german);
    expect((await waitForMail(world, german)).subject).toBe('Bei Northwind anmelden');

    await put(world, 'sign_in_link', { ...TEMPLATE, subject: 'Another subject' });
    await requestLink(world, email);
    expect((await waitForMail(world, email, 2)).subject).toBe('Another subject');
    expect((await world.backend.delete(`${PATH}/sign_in_link/en`)).status).toBe(204);
    await requestLink(world, email);
    expect((await waitForMail(world, email, 3)).subject).toBe('Sign in to Northwind');
  });

  it('replaces a phone message, which must contain the code', async () => {
    const [world, phone] = [await createWorldWithMessages(), newNumber()];
    const { id } = await addUser(world, { email: newAddress() });
    await world.backend.post(`/users/${id}/phones`, { phone_number: phone });
    const withoutCode = { paragraphs: ['Your code for {appName}: {purpose, select, sign_in {{code}} other {none}}'] };
    expect(errorOf(await put(world, 'verification_code_phone', withoutCode))).toEqual([
      400,
      'paragraphs',
      expect.stringContaining('{code}'),
    ]);
    expect((await put(world, 'verification_code_phone', { paragraphs: ['{appName}: {code}'] })).status).toBe(200);
    await world.browser().post('/auth/signin', { strategy: 'phone_otp', phone_number: phone });
    expect((await waitForPhoneMessage(world, phone)).text).toMatch(/^Northwind: \d{6}$/);
  });

  it.each([
    ['an unknown variable', { subject: 'Hello {nickname}' }, 'subject', /unknown variable \{nickname\}.*\{appName\}/],
    ['a variable of the layout', { paragraphs: ['Fine', 'Open {url}'] }, 'paragraphs.1', /unknown variable \{url\}/],
    ['an open brace', { footnote: 'Hello {appName' }, 'footnote', /valid ICU MessageFormat/],
    ['a select without other', { paragraphs: ['{appName, select, a {b}}'] }, 'paragraphs.0', /valid ICU/],
    ['a plural of text', { paragraphs: ['{appName, plural, other {b}}'] }, 'paragraphs.0', /must not use plural/],
    ['a format', { paragraphs: ['{appName, date, long}'] }, 'paragraphs.0', /write only its name/],
    ['too many variables', { paragraphs: ['{appName}'.repeat(101)] }, 'paragraphs', /at most 100 variables/],
    ['no text', { paragraphs: ['{appName, select, Northwind {} other {text}}'] }, 'paragraphs', /must contain text/],
    ['no subject', { subject: null }, 'subject', /required for a mail/],
    ['an inherited name', { subject: '{constructor}' }, 'subject', /unknown variable \{constructor\}/],
    ['too long a subject', { subject: 'x'.repeat(256) }, 'subject', /255/],
    ['too many paragraphs', { paragraphs: Array.from({ length: 21 }, () => 'x') }, 'paragraphs', /20/],
    ['no paragraph', { paragraphs: [] }, 'paragraphs', /1/],
    ['too long a paragraph', { paragraphs: ['x'.repeat(2001)] }, 'paragraphs.0', /2,?000/],
  ])('rejects %s', async (_, change, path, message) => {
    const world = await createWorld();
    const response = await put(world, 'sign_in_link', { ...TEMPLATE, ...change });
    expect(errorOf(response)).toEqual([400, path, expect.stringMatching(message)]);
    expect(await textsOf(world, 'sign_in_link')).toMatchObject({ is_overridden: false });
  });

  it('rejects personal data in subjects, and a button for a mail without one', async () => {
    const world = await createWorld();
    const withIp = { subject: 'From {ip}', paragraphs: ['From {ip} at {at}.'] };
    expect(errorOf(await put(world, 'new_sign_in', withIp))).toEqual([
      400,
      'subject',
      expect.stringMatching(/must not contain \{ip\}, because subjects are logged/),
    ]);
    const withButton = { subject: 'New', paragraphs: ['From {ip} at {at}.'], button_label: 'Open' };
    expect(errorOf(await put(world, 'new_sign_in', withButton))[1]).toBe('button_label');
  });

  it('rejects an unknown kind or language', async () => {
    const world = await createWorld();
    for (const response of [await put(world, 'newsletter'), await put(world, 'sign_in_link', TEMPLATE, 'it')]) {
      expect([response.status, response.body.code]).toEqual([404, 'MESSAGE_TEMPLATE_NOT_FOUND']);
    }
    const missing = await world.backend.delete(`${PATH}/sign_in_link/en`);
    expect([missing.status, missing.body.code]).toEqual([404, 'MESSAGE_TEMPLATE_NOT_FOUND']);
  });

  it('changes one deployment only, requires the scope and records events', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    await put(world, 'sign_in_link');
    expect(await textsOf(other, 'sign_in_link')).toMatchObject({ is_overridden: false });
    expect((await other.backend.delete(`${PATH}/sign_in_link/en`)).status).toBe(404);
    const reader = world.backend.with(await world.token(['settings:read']));
    expect((await reader.put(`${PATH}/sign_in_link/en`, TEMPLATE)).status).toBe(403);
    expect((await reader.delete(`${PATH}/sign_in_link/en`)).status).toBe(403);
    expect((await reader.post(`${PATH}/sign_in_link/test`, { to: 'ada@example.com' })).status).toBe(403);
    expect((await reader.post(`${PATH}/sign_in_link/preview`, {})).status).toBe(200);
    const unscoped = world.backend.with(await world.token(['users:read']));
    expect((await unscoped.get(PATH)).status).toBe(403);
    await put(world, 'sign_in_link', { ...TEMPLATE, footnote: null });
    await world.backend.delete(`${PATH}/sign_in_link/en`);
    const events = (await eventsOf(world)).filter(({ type }) => type.startsWith('settings.message_template'));
    expect(events).toMatchObject([
      { type: 'settings.message_template.updated', after: { kind: 'sign_in_link', language: 'en' } },
      { type: 'settings.message_template.updated', before: { footnote: TEMPLATE.footnote }, after: { footnote: null } },
      { type: 'settings.message_template.deleted', before: { kind: 'sign_in_link' } },
    ]);
  });
});

describe('POST /settings/email/templates/{kind}/preview', () => {
  it('renders stored or given texts with sample values and the look of the deployment', async () => {
    const world = await createWorld();
    await world.backend.patch('/settings/ui', {
      app_name: 'Acme & Co',
      logo_image_url: '/images/logo.webp',
      light_mode_settings: { primary_color: '#ffcc00' },
      dark_mode_settings: { primary_color: '#aa0000' },
    });
    const builtIn = await world.backend.post(`${PATH}/verification_code/preview`, { language: 'de' });
    expect(builtIn.status).toBe(200);
    expect(builtIn.body.subject).toBe('Ihr Code für Acme & Co');
    expect(builtIn.body.text).toContain('402193');
    expect(builtIn.body.html).toContain('<html lang="de">');
    expect(builtIn.body.html).toContain('Acme &amp; Co');
    expect(builtIn.body.html).toMatch(/<img src="https?:\/\/[^"]+\/images\/logo\.webp"/);
    expect(builtIn.body.html).toContain('.button{background:#ffcc00!important}');
    expect(builtIn.body.html).toContain('.button{background:#aa0000!important}');
    const draft = await world.backend.post(`${PATH}/sign_in_link/preview`, { template: TEMPLATE });
    expect(draft.body).toMatchObject({ subject: 'Welcome back to Acme & Co' });
    expect(draft.body.text).toContain('Enter:\nhttps://example.com/sample-link');
    expect(await textsOf(world, 'sign_in_link')).toMatchObject({ is_overridden: false });
    const phone = await world.backend.post(`${PATH}/verification_code_phone/preview`, {});
    expect(phone.body).toEqual({ subject: null, html: null, text: expect.stringMatching(/^402193 is your code/) });
    const invalid = await world.backend.post(`${PATH}/sign_in_link/preview`, {
      template: { subject: '{x}', paragraphs: ['y'] },
    });
    expect(errorOf(invalid)[1]).toBe('template.subject');
  });
});

describe('POST /settings/email/templates/{kind}/test', () => {
  it("sends the mail through the deployment's mail server", async () => {
    const [world, server] = [await createWorld(), await startSmtpServer()];
    const smtp = { host: 'localhost', port: server.port, username: 'app', password: 'correct horse' };
    await world.backend.post('/settings/email/smtp', { ...smtp, from_email: 'hello@northwind.example' });
    await put(world, 'sign_in_link', TEMPLATE, 'fr');
    const body = { to: 'owner@northwind.example', language: 'fr' };
    expect((await world.backend.post(`${PATH}/sign_in_link/test`, body)).status).toBe(204);
    expect(server.mails).toMatchObject([{ to: ['owner@northwind.example'], from: 'hello@northwind.example' }]);
    expect(server.mails[0]?.source).toContain('Subject: Welcome back to Northwind');
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.message_template.tested',
      after: { kind: 'sign_in_link', language: 'fr' },
    });
    await server.stop();
    const failed = await world.backend.post(`${PATH}/sign_in_link/test`, body);
    expect([failed.status, failed.body.code]).toEqual([400, 'SMTP_FAILED']);
  });

  it('stores the mail with the built-in provider, and rejects phone messages', async () => {
    const [world, to] = [await createWorld(), newAddress()];
    expect((await world.backend.post(`${PATH}/invitation/test`, { to })).status).toBe(204);
    const [mail] = await mailsTo(world, to);
    expect(mail?.subject).toBe('Invitation to “Northwind Traders”');
    expect(mail?.text).toContain('Ada Lovelace invites you to join the organization “Northwind Traders” in Northwind');
    const phone = await world.backend.post(`${PATH}/verification_code_phone/test`, { to });
    expect(phone.status).toBe(400);
  });

  it('sends at most 30 test mails of one deployment in an hour', async () => {
    const [world, other, server] = [await createWorld(), await createWorld(), await startSmtpServer()];
    const smtp = { host: 'localhost', port: server.port, username: 'app', password: 'correct horse' };
    await world.backend.post('/settings/email/smtp', { ...smtp, from_email: 'hello@northwind.example' });
    const body = { to: 'owner@northwind.example' };
    expect((await world.backend.post(`${PATH}/newsletter/test`, body)).status).toBe(404);
    const kinds = ['invitation', 'sign_in_link'];
    for (let sent = 0; sent < 30; sent += 1) {
      expect((await world.backend.post(`${PATH}/${kinds[sent % 2]}/test`, body)).status).toBe(204);
    }
    const { status, headers, body: rejection } = await world.backend.post(`${PATH}/invitation/test`, body);
    expect([status, rejection.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
    expect(headers['ratelimit-policy']).toContain('"message-template-tests-3600s";q=30;w=3600');
    expect(server.mails).toHaveLength(30);
    expect((await other.backend.post(`${PATH}/invitation/test`, body)).status).toBe(204);
    await world.services.database.rows
      .updateTable('attempt_counter')
      .set({ resets_at: new Date().toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect((await world.backend.post(`${PATH}/invitation/test`, body)).status).toBe(204);
  });
});
