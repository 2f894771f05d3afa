import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { press } from '../../support/profile-pages.ts';
import { importUsers, linesOf } from '../../support/user-imports.ts';
import { createWorld } from '../../support/world.ts';

const openPage = useBrowser();

describe.each([true, false])('An import of users with JavaScript: %s', (javaScriptEnabled) => {
  it('is uploaded, and shows its progress and the lines that failed', async () => {
    const world = await createWorld();
    await addUser(world, { email: 'taken@example.com' });
    const operator = await signedInOperator();
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, '/users'));
    await page.getByRole('link', { name: 'Imports' }).click();
    const lines = linesOf([{ email: 'ada@example.com' }, { email: 'taken@example.com' }]);
    const file = { name: 'users.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from(lines) };
    await page.getByLabel('File').setInputFiles(file);
    await press(page, 'Start import');
    await page.getByRole('status').getByText('The import has started.').waitFor();
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByText('Completed', { exact: true }).count();
      })
      .toBe(1);
    expect(await page.getByRole('row').filter({ hasText: 'EMAIL_TAKEN' }).innerText()).toContain('2');
    await page.getByRole('main').getByRole('link', { name: 'Imports' }).click();
    await page.getByText('1 of 2 lines imported, 1 failed').waitFor();
    expect((await world.backend.get('/users?search=ada@example.com')).body.data).toHaveLength(1);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

it('A user is created by hand, and an address that is taken is shown at its field', async () => {
  const world = await createWorld();
  await addUser(world, { email: 'taken@example.com' });
  const operator = await signedInOperator({ role: 'support' });
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/new-user'));
  await page.getByLabel('Email address').fill('taken@example.com');
  await press(page, 'Create user');
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByLabel('First name').fill('Ada');
  await press(page, 'Create user');
  await page.getByRole('status').getByText('The user was created.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
});

it('A file without lines is rejected at its field, and an auditor cannot import', async () => {
  const world = await createWorld();
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/imports'));
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'users.ndjson', mimeType: 'text/plain', buffer: Buffer.from('\n') });
  await press(page, 'Start import');
  await page.locator('#file-error').waitFor();
  expect(await page.getByLabel('File').getAttribute('aria-invalid')).toBe('true');
  const auditor = await signedInOperator({ role: 'auditor' });
  expect((await auditor.page(`/${world.id}/imports`)).text).not.toContain('Start import');
  expect((await auditor.page(`/${world.id}/imports`, { form: { action: 'create' } })).status).toBe(403);
  expect((await auditor.page(`/${world.id}/new-user`)).status).toBe(403);
});

it('The pages that add users are accessible', async () => {
  const world = await createWorld();
  const { id } = await importUsers(world, [{ email: 'ada@example.com' }, 'not JSON', { first_name: 'Nameless' }]);
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  for (const [path, name] of [
    ['/imports', 'imports'],
    [`/imports/${id}`, 'import'],
    ['/new-user', 'new-user'],
    ['/users', 'users-with-import'],
  ] as const) {
    await page.goto(await deploymentPage(world, path));
    await expectAccessible(page, `console-${name}`);
  }
  expect(offences).toEqual({ requests: [], errors: [] });
});
