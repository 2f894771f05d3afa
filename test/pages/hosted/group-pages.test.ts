import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { COUNT_LIMIT } from '../../../src/platform/database/statements/counts.ts';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible } from '../../support/hosted-pages.ts';
import { openMenu } from '../../support/menus.ts';
import { addMember, roleNamed } from '../../support/organizations.ts';
import { signPageIn } from '../../support/profile-pages.ts';
import { analyze } from '../../support/rows-read.ts';

const openPage = useBrowser();

/** An organization of Ada's with three more members, one of whom has several roles and a long name. */
async function createCompany() {
  const world = await createHostedWorld();
  const ada = await openSignedUpBrowser(world, 'ada@example.com');
  const { body } = await ada.post('/organizations', { name: 'Analytical Engines' });
  const id: string = body.data.id;
  const roles = ['Accountant', 'Reviewer', 'Auditor'];
  const permissions = ['organization:read', 'invoices:read', 'invoices:approve', 'orders:read'];
  for (const name of roles) await ada.post(`/organizations/${id}/roles`, { name, permissions });
  const people = [
    { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' },
    { firstName: 'Mary', lastName: 'Somerville', email: 'mary@example.com' },
    { firstName: 'Emmy', email: 'emmy@example.com' },
  ];
  for (const [at, person] of people.entries()) {
    const user = await addUser(world, person);
    const names = at === 0 ? ['Member', ...roles] : ['Member'];
    await addMember(world, id, user.id, await Promise.all(names.map((name) => roleNamed(world, id, name))));
  }
  const path = (section: string, parameters = '') => `/organization-profile${section}?organization=${id}${parameters}`;
  return { world, ada, id, path, session: ada.cookie };
}

describe('The members of an organization', () => {
  it('are rows of equal height, of at least 56 px on every screen', async () => {
    const { world, ada, path } = await createCompany();
    const page = await openPage();
    await signPageIn(page, world, ada);
    const heights = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(world.url + path('/members'));
      const boxes = await Promise.all((await page.locator('.row').all()).map((row) => row.boundingBox()));
      return boxes.map((box) => box?.height ?? 0);
    };
    expect(await heights(1280)).toEqual([56, 56, 56, 56]);
    const narrow = await heights(320);
    expect(narrow).toHaveLength(4);
    expect(Math.min(...narrow)).toBeGreaterThanOrEqual(56);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  });

  it('show at most two roles, and all of them to screen readers', async () => {
    const { world, ada, path } = await createCompany();
    const page = await openPage();
    await signPageIn(page, world, ada);
    await page.goto(world.url + path('/members'));
    const tags = page.locator('.row').filter({ hasText: 'Grace Hopper' }).locator('.row-tags');
    expect(await tags.locator('.badge').allInnerTexts()).toEqual(['Member', 'Accountant', '+2']);
    expect(await tags.locator('.unseen').textContent()).toBe('Reviewer, Auditor');
    const own = page.locator('.row').filter({ hasText: 'ada@example.com' });
    expect(await own.locator('.row-title .badge').innerText()).toBe('You');
  });

  it('can be searched, and a search without results can be cleared', async () => {
    const { world, ada, path } = await createCompany();
    const page = await openPage({ javaScriptEnabled: false });
    await signPageIn(page, world, ada);
    await page.goto(world.url + path('/members'));
    await page.getByRole('searchbox').fill('Lovelace');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('No members match “Lovelace”').waitFor();
    expect(await page.locator('.row').count()).toBe(0);
    await page.getByRole('link', { name: 'Clear the search' }).click();
    await page.locator('.row-title').getByText('Grace Hopper').waitFor();
    expect(await page.locator('.row').count()).toBe(4);
  });

  it('say that a search matches more than are counted', async () => {
    const { world, id, path, session } = await createCompany();
    const { rows, ids } = world.services.database;
    const newIds = () => Array.from({ length: COUNT_LIMIT + 1 }, () => ids.next());
    const [userIds, membershipIds] = [newIds(), newIds()];
    await sql`insert into "user" (deployment_id, id, first_name, search_text, is_active, created_at, updated_at)
      select ${world.id}::int, id, 'Countless', 'countless', true, now(), now() from unnest(${userIds}::bigint[]) id`.execute(
      rows,
    );
    await sql`insert into organization_membership (deployment_id, id, organization_id, user_id, created_at, updated_at)
      select ${world.id}::int, id, ${id}::bigint, user_id, now(), now()
      from unnest(${membershipIds}::bigint[], ${userIds}::bigint[]) each (id, user_id)`.execute(rows);
    // As the autovacuum of PostgreSQL does within a minute.
    await analyze(rows, ['user', 'organization_membership']);
    const shown = async (parameters: string) => (await world.page(path('/members', parameters), { session })).text;
    expect(await shown('&search=countless')).toContain('more than 10,000 members');
    expect(await shown('&search=grace')).toContain('1 member');
    expect(await shown('')).toContain('10,005 members');
  });

  it.each([true, false])('are managed with the keyboard, with JavaScript: %s', async (javaScriptEnabled) => {
    const { world, ada, path } = await createCompany();
    const page = await openPage({ javaScriptEnabled });
    await signPageIn(page, world, ada);
    await page.goto(world.url + path('/members'));
    const row = page.locator('.row').filter({ hasText: 'Mary Somerville' });
    const menu = row.locator('.menu > summary');
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Change roles');
    if (javaScriptEnabled) {
      await page.keyboard.press('Escape');
      expect(await page.locator('.menu[open]').count()).toBe(0);
      expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Manage Mary Somerville');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await row.getByRole('checkbox', { name: 'Reviewer' }).focus();
    await page.keyboard.press('Space');
    await row.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('The roles were changed.').waitFor();
    expect(await row.locator('.row-tags .badge').allInnerTexts()).toEqual(['Member', 'Reviewer']);
  });

  it('show a mistake in the menu of the member, in the part that was sent', async () => {
    const { world, ada, path } = await createCompany();
    expect((await ada.patch('/me', { first_name: 'Ada' })).status).toBe(200);
    const page = await openPage();
    await signPageIn(page, world, ada);
    // The form leads back to the part of the list that it was in.
    await page.goto(world.url + path('/members', '&search=ada'));
    await openMenu(page, 'Manage Ada', 'Change roles');
    await page.getByRole('checkbox', { name: 'Admin' }).uncheck();
    await page.getByRole('checkbox', { name: 'Reviewer' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    const part = page.locator('.menu[open] .menu-part[open]');
    await part.getByRole('alert').getByText('The last admin must stay.').waitFor();
    expect(await part.count()).toBe(1);
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await part.getByRole('checkbox', { name: 'Reviewer' }).isChecked()).toBe(true);
    expect(await page.locator('.row').count()).toBe(1);
    await expectAccessible(page, 'organization-members-error');
  });

  it('show a mistake above the list if the member is not in it', async () => {
    const { world, path, session } = await createCompany();
    const form = { action: 'remove', membership: '1' };
    const { status, text } = await world.page(path('/members'), { session, form });
    expect(status).toBe(404);
    expect(text.match(/role="alert"/g)).toHaveLength(1);
    expect(text.indexOf('role="alert"')).toBeLessThan(text.indexOf('role="search"'));
  });
});

describe('The roles of an organization', () => {
  it.each([
    [
      'en',
      [
        'Has every permission in the organization, and can delete it.',
        '3 permissions: invoices (read, approve) and orders (read).',
      ],
    ],
    [
      'de',
      [
        'Hat jede Berechtigung in der Organisation und kann sie löschen.',
        '3 Berechtigungen: invoices (read, approve) und orders (read).',
      ],
    ],
    ['fr', ['Voit l’organisation et ses membres.', '3 autorisations : invoices (read, approve) et orders (read).']],
    ['es', ['Ve la organización y sus miembros.', '3 permisos: invoices (read, approve) y orders (read).']],
  ])('are described by what they permit, in the language %s', async (language, descriptions) => {
    const { world, path, session } = await createCompany();
    for (const section of ['/roles', '/invitations', '/members']) {
      const { text } = await world.page(path(section, `&lang=${language}`), { session });
      for (const description of descriptions) expect(text, section).toContain(description);
    }
  });

  it('keep the chosen rights of a form that failed, and join them with other permissions', async () => {
    const { world, ada, id, path, session } = await createCompany();
    const fields = 'action=create&name=Buyer&right=organization%3Amanage';
    const failed = await world.page(path('/roles'), { session, form: `${fields}&permissions=orders` });
    expect(failed.status).toBe(400);
    expect(failed.text).toMatch(/value="organization:manage" checked/);
    expect(failed.text).toMatch(/<details class="disclosure[^>]* open>/);
    await world.page(path('/roles'), { session, form: `${fields}&permissions=orders%3Aread` });
    const { body } = await ada.get(`/organizations/${id}/roles`);
    const roles = body.data as { readonly name: string; readonly permissions: readonly string[] }[];
    expect(roles.find(({ name }) => name === 'Buyer')?.permissions).toEqual(['organization:manage', 'orders:read']);
    const { text } = await world.page(path('/roles'), { session });
    expect(text).toContain('Manages members, invitations, roles and workspaces. 1 permission: orders (read).');
  });
});

describe('The general page of an organization', () => {
  it('shows each mistake in the form where it was made', async () => {
    const { world, ada, id, path } = await createCompany();
    await ada.post('/organizations', { name: 'Difference Engines', slug: 'difference' });
    const page = await openPage();
    await signPageIn(page, world, ada);
    await page.goto(world.url + path(''));
    await page.getByLabel('Short name for URLs').fill('difference');
    await page.getByRole('button', { name: 'Save' }).click();
    const names = page.locator('.section').filter({ hasText: 'Names and address' });
    await names.locator('[aria-invalid="true"], [role="alert"]').first().waitFor();
    expect(await page.locator('[aria-invalid="true"], [role="alert"]').count()).toBe(
      await names.locator('[aria-invalid="true"], [role="alert"]').count(),
    );
    await page.goto(world.url + path(''));
    await page.locator('summary').filter({ hasText: 'Leave the organization' }).click();
    await page.getByRole('button', { name: 'Leave the organization' }).click();
    const danger = page.locator('.section.is-danger .disclosure[open]');
    await danger.getByRole('alert').getByText('The last admin must stay.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    expect((await ada.get(`/organizations/${id}`)).status).toBe(200);
  });

  it('has tabs for members, who see what it is about', async () => {
    const { world, id, path } = await createCompany();
    const bob = await openSignedUpBrowser(world, 'bob@example.com');
    await addMember(world, id, bob.userId, [await roleNamed(world, id, 'Member')]);
    const { text } = await world.page(path(''), { session: bob.cookie });
    expect(text).toContain('class="tabs"');
    expect(text).toMatch(/5 members · created on <time/);
    expect(text).not.toMatch(/>Invitations<|Delete the organization|name="slug"/);
  });
});

describe('Choosing an organization', () => {
  it('marks the active one, and says what to do without any', async () => {
    const { world, ada, session } = await createCompany();
    const bob = await openSignedUpBrowser(world, 'bob@example.com');
    const none = await world.page('/organization-profile', { session: bob.cookie });
    expect(none.text).toContain('Create one, or accept an invitation that you have received.');
    expect(none.text).toContain('Create an organization');
    const { body } = await ada.post('/organizations', { name: 'Difference Engines' });
    const { text } = await world.page('/organization-profile', { session });
    expect(text.match(/class="row is-link"/g)).toHaveLength(1);
    const active = /class="row is-active is-link"[\s\S]*?<a href="([^"]+)">([^<]+)<\/a>/.exec(text);
    expect(active?.slice(1)).toEqual([`/organization-profile?organization=${body.data.id}`, 'Difference Engines']);
  });
});
