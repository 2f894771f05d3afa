import { describe, expect, it } from 'vitest';
import { csvCell } from '../../../src/pages/console/deployment/audit-log/export-records.ts';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { actingApplication, applicationClient, delegatedTokens } from '../../support/delegated-access.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { press } from '../../support/profile-pages.ts';
import { createWorld, type World } from '../../support/world.ts';

const openPage = useBrowser();

/** A deployment in which Ada has an organization, and an API key adds Grace to it and changes its name. */
async function worldWithChanges(): Promise<World> {
  const world = await createWorld();
  const ada = await openSignedUpBrowser(world, 'ada@example.com');
  const grace = await openSignedUpBrowser(world, 'grace@example.com');
  const { body } = await ada.post('/organizations', { name: 'Northwind' });
  const path = `/organizations/${body.data.id}`;
  const added = await world.backend.post(`${path}/members`, { user_id: grace.userId });
  expect(added.status).toBe(201);
  await world.backend.patch(path, { name: '=Contoso' });
  return world;
}

describe.each([true, false])('The audit log of a deployment with JavaScript: %s', (javaScriptEnabled) => {
  it('says in sentences who did what, narrowed by event, and shows the difference', async () => {
    const world = await worldWithChanges();
    const operator = await signedInOperator();
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    await page.goto(await deploymentPage(world, '/audit-log'));
    await page.getByText('ada@example.com created the organization Northwind').waitFor();
    await page.getByText(/^API key .* added grace@example\.com to =Contoso$/).waitFor();
    await page.getByLabel('Event').fill('organization.updated');
    await press(page, 'Show');
    expect(await page.getByText('created the organization').count()).toBe(0);
    await page.getByRole('link', { name: 'Details' }).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'name', exact: true }) });
    expect(await row.textContent()).toMatch(/Changed.*Northwind.*=Contoso/s);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

it('The records of the filter are exported as CSV that is safe in spreadsheets, and as NDJSON', async () => {
  const world = await worldWithChanges();
  const operator = await signedInOperator({ role: 'auditor' });
  const path = `/${world.id}/audit-log/export?type=organization.*`;
  const csv = await operator.page(path);
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="audit-log.csv"',
  });
  const [head, ...lines] = csv.text.trim().split('\r\n');
  expect(head).toBe(
    'id,createdAt,type,resourceType,resourceId,resourceName,actorType,actorId,impersonator,applicationId,ip,requestId,before,after',
  );
  // The newest is first.
  expect(lines[0]).toMatch(/,organization\.updated,organization,\d+,'=Contoso,API_KEY,/);
  const { text } = await operator.page(`${path}&format=ndjson`);
  const records = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(records).toHaveLength(lines.length);
  expect(records[0]).toMatchObject({ type: 'organization.updated', after: { name: '=Contoso' } });
  const wrong = await operator.page(`/${world.id}/audit-log/export?since=yesterday`);
  expect([wrong.status, wrong.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
});

it('A change that a user made through an application names the application, also after its deletion', async () => {
  const world = await createWorld();
  const ada = await openSignedUpBrowser(world, 'ada@example.com');
  const application = await actingApplication(world, { name: 'Planner' });
  const scope = 'openid my_organizations:read my_organizations:write';
  const { access_token: token } = await delegatedTokens(world, ada, application, scope);
  const created = await (await applicationClient(world, token)).post('/organizations', { name: 'Northwind' });
  expect(created.status).toBe(201);
  await ada.post('/organizations', { name: 'Contoso' });
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/audit-log?type=organization.created'));
  const row = (name: string) => page.getByRole('main').locator('.row').filter({ hasText: name });
  await row('Northwind').getByText('With Planner').waitFor();
  expect(await row('Contoso').getByText('With').count()).toBe(0);
  await row('Northwind').getByRole('link', { name: 'Details' }).click();
  await page.getByRole('main').getByRole('link', { name: 'The application Planner' }).click();
  await page.getByRole('heading', { level: 1, name: 'Planner' }).waitFor();

  const path = `/${world.id}/audit-log/export?type=organization.created&format=ndjson`;
  const [newest, first] = (await operator.page(path)).text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect([newest.applicationId, first.applicationId]).toEqual([null, application.id]);

  await world.backend.delete(`/oauth-applications/${application.id}`);
  await page.goto(await deploymentPage(world, '/audit-log?type=organization.created'));
  await row('Northwind').getByText(`With ${application.id}`).waitFor();
  await row('Northwind').getByRole('link', { name: 'Details' }).click();
  await page.locator('dt:text-is("With an application") + dd').getByText(application.id).waitFor();
  expect(offences).toEqual({ requests: [], errors: [] });
});

it.each(['=1+1', '+49', '-1', '@cmd', '\tx'])('A cell that begins like the formula %j gets an apostrophe', (text) => {
  expect(csvCell(text)).toBe(`'${text}`);
  expect(csvCell(`${text},"`)).toBe(`"'${text},"""`);
});

it('An operator whose role does not include the audit log is rejected, and an unknown record is not found', async () => {
  const world = await createWorld();
  const auditor = await signedInOperator({ role: 'auditor', deploymentIds: [] });
  expect((await auditor.page(`/${world.id}/audit-log`)).status).toBe(404);
  const operator = await signedInOperator();
  expect((await operator.page(`/${world.id}/audit-log/1`)).status).toBe(404);
  expect((await operator.page(`/${world.id}/audit-log/none`)).status).toBe(404);
});

it('The pages of the audit log are accessible', async () => {
  const world = await worldWithChanges();
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/audit-log'));
  await expectAccessible(page, 'console-audit-log');
  await page.goto(await deploymentPage(world, '/audit-log?type=organization.updated'));
  await page.getByRole('link', { name: 'Details' }).click();
  await expectAccessible(page, 'console-audit-record');
  expect(offences).toEqual({ requests: [], errors: [] });
});
