import { describe, expect, it } from 'vitest';
import { deleteExpiredData } from '../../../src/audit/retention/retention.ts';
import { command } from '../../../src/platform/commands/command.ts';
import { FormClaim } from '../../../src/platform/idempotency/form-submissions.ts';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { createHostedWorld, type HostedWorld } from '../../support/hosted-pages.ts';
import { formsOf, locationOf, PageBrowser } from '../../support/page-forms.ts';
import { answerOf, readyForm, sendTwice } from '../../support/sent-twice.ts';
import { backdateAuthentication } from '../../support/sign-in.ts';
import { eventsOf } from '../../support/world.ts';

const PATH = '/create-organization';

async function createOrganizationForm(fields: Readonly<Record<string, string>> = { name: 'Engines' }) {
  const world = await createHostedWorld();
  const ada = await openSignedUpBrowser(world, 'ada@example.com');
  return { ada, ...(await readyForm(world, ada.cookie, PATH, 'submit', { fields })) };
}

const namesOf = async ({ backend }: HostedWorld) =>
  (await backend.get('/organizations')).body.data.map(({ name }) => name);

const rowsOf = ({ services, id }: HostedWorld) =>
  services.database.rows.selectFrom('form_submission').selectAll().where('deployment_id', '=', id).execute();

/** Changes the stored state of the deployment's forms. */
async function changeRows(
  { services, id }: HostedWorld,
  values: { leased_until?: string; expires_at?: string; took_effect?: boolean; outcome_sealed?: string | null },
): Promise<void> {
  await services.database.rows.updateTable('form_submission').set(values).where('deployment_id', '=', id).execute();
}

const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

describe('The key of a form', () => {
  it('is another one in each form and each rendering', async () => {
    const { world, browser } = await createOrganizationForm();
    const keys: string[] = [];
    for (const path of [PATH, PATH, '/user-profile/security']) {
      keys.push(...formsOf((await browser.open(path)).text).map(({ fields }) => fields['formKey'] ?? ''));
    }
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
    expect((await rowsOf(world)).length).toBe(0);
  });

  it('is rejected when it is not one of a page', async () => {
    const { world, browser, form } = await createOrganizationForm();
    for (const formKey of ['', 'short', 'a'.repeat(44), 'a'.repeat(10_000), `${'a'.repeat(42)}"`]) {
      const { status } = await browser.send(form, { fields: { name: 'Engines', formKey } });
      expect([formKey, status]).toEqual([formKey, 400]);
    }
    const twice = `formKey=${'a'.repeat(43)}&formKey=${'b'.repeat(43)}&name=Engines`;
    expect((await world.page(PATH, { session: browser.session, form: twice })).status).toBe(400);
    expect(await namesOf(world)).toEqual([]);
  });

  it('does not protect a form of an older page, which has none', async () => {
    const { world, ada } = await createOrganizationForm();
    const send = () => world.page(PATH, { session: ada.cookie, form: { name: 'Engines' } });
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await namesOf(world)).toEqual(['Engines', 'Engines']);
  });

  it('belongs to its browser and page', async () => {
    const { world, ada, browser, form, fields = {} } = await createOrganizationForm();
    const first = await browser.send(form, { fields });
    const other = new PageBrowser(world, ada.cookie);
    await other.open(PATH);
    const second = await other.send(form, { fields: { name: 'Engines', slug: 'other' } });
    expect(second.status).toBe(303);
    expect(locationOf(second)).not.toBe(locationOf(first));
    const elsewhere = await browser.send({ ...form, path: '/sign-out' });
    expect(elsewhere.status).toBe(303);
    expect(locationOf(elsewhere)).not.toBe(locationOf(first));
    expect(browser.session).toBeNull();
  });

  it('may be sent with other fields after a failure, and not after a success', async () => {
    const { world, browser, form } = await createOrganizationForm();
    const failed = await browser.send(form, { fields: { name: 'Engines', slug: 'Not a slug!' } });
    expect(failed.status).toBe(400);
    expect(formsOf(failed.text).map(({ fields }) => fields['formKey'])).not.toContain(form.fields['formKey']);
    expect((await browser.send(form, { fields: { name: 'Engines', slug: 'engines' } })).status).toBe(303);
    const changed = await browser.send(form, { fields: { name: 'Motors', slug: 'motors' } });
    expect(changed.status).toBe(409);
    expect(changed.text).toContain('<h1>Sent already</h1>');
    expect(changed.text).toContain(`href="${world.url}${PATH}">Continue</a>`);
    expect(await namesOf(world)).toEqual(['Engines']);
  });

  it('may be sent again after the user has authenticated again', async () => {
    const world = await createHostedWorld();
    const ada = await openSignedUpBrowser(world, 'ada@example.com');
    const path = '/user-profile/delete';
    const ready = await readyForm(world, ada.cookie, path, 'submit', { fields: { confirmation: 'ada@example.com' } });
    const { browser, form } = ready;
    await backdateAuthentication(world, ada.userId);
    const [one, two] = await sendTwice(ready);
    expect(locationOf(one)).toMatch(/^\/user-profile\/confirm/);
    expect(answerOf(two)).toEqual(answerOf(one));
    const confirm = await browser.form('/user-profile/confirm', 'password');
    expect((await browser.send(confirm, { fields: { password: PASSWORD } })).status).toBe(303);
    expect((await browser.send(form, ready)).status).toBe(303);
    expect(browser.session).toBeNull();
  });

  it('counts a wrong password once', async () => {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    const fields = { identifier: 'ada@example.com', password: 'wrong' };
    const ready = await readyForm(world, null, '/sign-in', 'password', { fields });
    const [one, two] = await sendTwice(ready);
    expect(one.status).toBe(401);
    expect(answerOf(two)).toEqual(answerOf(one));
    const failures = (await eventsOf(world)).filter(({ type }) => type.includes('failed'));
    expect(failures.length).toBeLessThanOrEqual(1);
    const right = await ready.browser.send(ready.form, { fields: { ...fields, password: PASSWORD } });
    expect(right.status).toBe(303);
  });

  it('gives the second request the session of the first, and no stale session later', async () => {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    const fields = { identifier: 'ada@example.com', password: PASSWORD };
    const ready = await readyForm(world, null, '/sign-in', 'password', { fields });
    const { browser, form } = ready;
    const [one, two] = await sendTwice(ready);
    expect(one.headers['set-cookie']?.[0]).toMatch(/^__session=./);
    expect(two.headers['set-cookie']).toEqual(one.headers['set-cookie']);
    await browser.send(form, ready);
    const { session } = browser;
    const repeated = await browser.send(form, ready);
    expect(repeated.status).toBe(303);
    expect(String(repeated.headers['set-cookie'])).not.toContain('__session');
    expect(browser.session).toBe(session);
    expect((await browser.open('/user-profile')).text).toContain('<h1>Your profile</h1>');
  });
});

describe('The stored form', () => {
  it('is sealed, has no password, and is deleted after an hour', async () => {
    const { world, browser, form, fields = {} } = await createOrganizationForm();
    const response = await browser.send(form, { fields });
    const rows = await rowsOf(world);
    expect(rows).toMatchObject([{ took_effect: true, outcome_sealed: expect.stringMatching(/^v1\./) }]);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(form.fields['formKey']);
    expect(stored).not.toContain(String(locationOf(response)));
    await deleteExpiredData(world.services, new Date(Date.now() + 59 * 60_000));
    expect(await rowsOf(world)).toHaveLength(1);
    await deleteExpiredData(world.services, new Date(Date.now() + 61 * 60_000));
    expect(await rowsOf(world)).toHaveLength(0);
  });

  it('of a request that was killed before its change is run by the next one after the lease', async () => {
    const { world, browser, form, fields = {} } = await createOrganizationForm();
    await browser.send(form, { fields: { ...fields, slug: 'Not a slug!' } });
    await changeRows(world, { outcome_sealed: null, leased_until: fromNow(60) });
    const waiting = browser.send(form, { fields: { ...fields, slug: 'Not a slug!' } });
    await changeRows(world, { leased_until: fromNow(-1) });
    expect((await waiting).status).toBe(400);
    await changeRows(world, { outcome_sealed: null, leased_until: fromNow(-1) });
    expect((await browser.send(form, { fields })).status).toBe(303);
    expect(await namesOf(world)).toEqual(['Engines']);
  });

  it('of a request that was killed after its change is not run again', async () => {
    const { world, browser, form, fields = {} } = await createOrganizationForm();
    await browser.send(form, { fields });
    await changeRows(world, { outcome_sealed: null });
    const response = await browser.send(form, { fields });
    expect(response.status).toBe(409);
    expect(response.text).toContain('This form was sent before, and its change was made.');
    expect(await namesOf(world)).toEqual(['Engines']);
  });

  it('of a request that another one has taken over is rolled back', async () => {
    const world = await createHostedWorld();
    const { services } = world;
    const lost = { deploymentId: world.id, keyHash: 'key', contentHash: 'content' };
    const formClaim = new FormClaim(services, lost, services.database.ids.next());
    const change = command({ ...world.context(), formClaim }, async (tx) => {
      tx.record({ type: 'deployment.updated', resource: { type: 'test', id: '1' } });
    });
    await expect(change).rejects.toMatchObject({ code: 'REQUEST_IN_FLIGHT' });
    expect((await eventsOf(world)).filter(({ resource_type }) => resource_type === 'test')).toEqual([]);
  });

  it('is run again after its rows have expired', async () => {
    const { world, browser, form, fields = {} } = await createOrganizationForm();
    await browser.send(form, { fields });
    await changeRows(world, { expires_at: fromNow(-1) });
    expect((await browser.send(form, { fields })).status).toBe(303);
    expect(await namesOf(world)).toHaveLength(2);
  });
});
