import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { changeSettings, PASSWORD, signIn } from '../../support/accounts.ts';
import { addApiAuthApp, addApiAuthKey, keysPath } from '../../support/api-auth-keys.ts';
import { totpCodesOf } from '../../support/authenticators.ts';
import type { HttpResponse } from '../../support/http.ts';
import { createInvitation } from '../../support/invitations.ts';
import { type ReceivedMail, waitForMail } from '../../support/mail.ts';
import {
  createWorldWithMessages,
  newAddress,
  newNumber,
  startByCode,
  startByLink,
} from '../../support/message-sign-in.ts';
import { addOrganization } from '../../support/organizations.ts';
import { waitForPhoneMessage } from '../../support/phone.ts';
import type { World } from '../../support/world.ts';

const NEW_PASSWORD = 'another long pass phrase';

/** Throws for an error response: a flow that stops early would leave no secret to find. */
function ok<Body>(response: HttpResponse<Body>): HttpResponse<Body> {
  if (response.status >= 300) throw new Error(JSON.stringify(response.body));
  return response;
}

const token = ({ link }: ReceivedMail, name = 'token') => link?.searchParams.get(name) as string;

/** Runs all flows that handle a secret. Returns each secret that was entered, sent or issued, and the addresses. */
async function walk(world: World): Promise<{ secrets: Record<string, string>; addresses: string[] }> {
  const { backend } = world;
  const [email, spare, phone, guest, waiting] = [newAddress(), newAddress(), newNumber(), newAddress(), newAddress()];
  const secrets: Record<string, string> = { PASSWORD, NEW_PASSWORD };
  const browser = world.browser();
  const keep = (name: string, secret: string | null) => {
    if (!secret) throw new Error(`No ${name}.`);
    secrets[name] = secret;
    return secret;
  };

  await changeSettings(world, { email: { verify_signup: true, magic_link_verification_allowed: true } });
  const signUp = ok(await browser.post('/auth/signup', { email, password: PASSWORD })).body.data.signup_attempt;
  keep('cookie of a sign-up', browser.cookie);
  const signUpCode = keep('code of a sign-up', (await waitForMail(world, email)).code);
  ok(await browser.post('/auth/attempt-verification', { signup_attempt_id: signUp?.id, code: signUpCode }));
  keep('cookie', browser.cookie);
  keep('session token', ok(await browser.get('/session/token')).body.data.token);

  const mailId = ok(await browser.post('/me/emails', { email: spare })).body.data.id;
  ok(await browser.post(`/me/emails/${mailId}/prepare-verification`, { strategy: 'email_link' }));
  keep('link of an address', token(await waitForMail(world, spare)));
  const phoneId = ok(await browser.post('/me/phones', { phone_number: phone })).body.data.id;
  ok(await browser.post(`/me/phones/${phoneId}/prepare-verification`));
  const phoneCode = keep('code of a phone', (await waitForPhoneMessage(world, phone)).code);
  ok(await browser.post(`/me/phones/${phoneId}/attempt-verification`, { code: phoneCode }));
  ok(await browser.post('/me/reauthenticate/prepare'));
  keep('code of a reauthentication', (await waitForMail(world, email, 3)).code);

  await startByCode(world.browser(), email);
  keep('code of a sign-in', (await waitForMail(world, email, 4)).code);
  await startByLink(world.browser(), email);
  keep('link of a sign-in', token(await waitForMail(world, email, 5)));

  const totp = keep('TOTP secret', ok(await browser.post('/me/authenticator')).body.data.secret);
  const code = totpCodesOf(totp);
  ok(await browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) }));
  const { backup_codes: codes } = ok(await browser.post('/me/backup-codes/regenerate')).body.data;
  for (const each of codes) keep(`backup code ${each}`, each);
  const application = ok(await backend.post('/oauth-applications', { type: 'machine', name: 'Importer' })).body;
  keep('secret of an application', application.secret);
  const secondSecret = ok(await backend.post(`/oauth-applications/${application.id}/secrets`, {})).body;
  keep('second secret of an application', secondSecret.secret);
  const app = await addApiAuthApp(world, { self_service: {} });
  const customers = await addApiAuthKey(world, app);
  keep('key of a customer', customers.key);
  const rotated = ok(await backend.post(`${keysPath(app)}/${customers.id}/rotate`, {})).body;
  keep('key that replaced it', rotated.key);
  keep('key of a user', ok(await browser.post(keysPath(app), { name: 'My laptop' })).body.data.key);
  const attempt = ok(await signIn(browser, email)).body.data.signin_attempt;
  ok(await browser.post('/auth/attempt-verification', { signin_attempt_id: attempt?.id, code: codes[0] }));

  ok(await browser.post('/auth/forgot-password', { email }));
  const reset = (await mailLike(world, email, /new password for/)) as ReceivedMail;
  ok(await browser.post('/auth/reset-password', { token: keep('reset', token(reset)), new_password: NEW_PASSWORD }));
  ok(await browser.post('/auth/forgot-password', { email: spare }));

  const organizationId = await addOrganization(world);
  await createInvitation(world, organizationId, guest);
  keep('invitation', token(await waitForMail(world, guest)));
  await backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
  ok(await world.browser().post('/waitlist', { email: waiting }));
  const [entry] = ok(await backend.get('/waitlist')).body.data;
  ok(await backend.post(`/waitlist/${entry.id}/approve`));
  keep('place on the waitlist', token(await waitForMail(world, waiting), 'waitlist_token'));
  return { secrets, addresses: [email, spare, phone, guest, waiting] };
}

/** Finds a mail by its subject, because notices may arrive in between. */
async function mailLike(world: World, address: string, subject: RegExp): Promise<ReceivedMail> {
  for (let nth = 1; ; nth += 1) {
    const mail = await waitForMail(world, address, nth);
    if (subject.test(mail.subject)) return mail;
  }
}

/** The deployment's rows of every table, and the job queue, as text. */
async function dump({ services, id }: World): Promise<Map<string, string>> {
  const { rows } = services.database;
  const { rows: tables } = await sql<{ name: string; isOwned: boolean }>`
    select format('%I.%I', table_schema, table_name) as name, exists (
      select from information_schema.columns c
      where c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name = 'deployment_id'
    ) as "isOwned"
    from information_schema.tables t
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(rows);
  const found = new Map<string, string>();
  for (const { name, isOwned } of tables) {
    const own = isOwned ? sql`where deployment_id = ${id}` : sql``;
    const { rows: lines } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t ${own}`.execute(
      rows,
    );
    found.set(name, lines.map(({ line }) => line).join('\n'));
  }
  return found;
}

it('stores no password, code, link, token or cookie of any flow in plain text, and no plain digest of an address', async () => {
  const world = await createWorldWithMessages();
  const { secrets, addresses } = await walk(world);
  const tables = await dump(world);
  expect([...tables.keys()]).toEqual(expect.arrayContaining(['public.event', 'pgboss.job', 'public.verification']));
  expect(tables.get('pgboss.job')).toContain('sealed');
  expect(tables.get('public.event')).toContain('user.password_reset.requested');
  const digests = addresses.flatMap((address) =>
    ['', 'email ', 'phone '].flatMap((kind) => {
      const digest = createHash('sha256').update(`${kind}${address}`).digest();
      return [digest.toString('base64url'), digest.toString('hex')];
    }),
  );
  for (const [table, text] of tables) {
    expect([table, digests.filter((digest) => text.includes(digest))]).toEqual([table, []]);
    for (const [name, secret] of Object.entries(secrets)) {
      // Hashes contain six digits by chance, but not as a separate word.
      const shown = /^\d{6}$/.test(secret)
        ? new RegExp(`(?<![\\w.+/-])${secret}(?![\\w+/-])`).test(text)
        : text.includes(secret);
      expect([table, name, shown]).toEqual([table, name, false]);
    }
  }
});
