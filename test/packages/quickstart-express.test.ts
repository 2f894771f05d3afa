import { describe, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { useQuickstart } from '../support/quickstart.ts';
import { createOrganization, signUp, visitQuickstart } from '../support/quickstart-visit.ts';

describe('the quickstart with Express', () => {
  const openPage = useBrowser();
  const quickstart = useQuickstart('express');

  it('leads from an empty folder to a page on which a user signs up, switches the organization and signs out', async () => {
    const { url } = await quickstart();
    await visitQuickstart(await openPage(), url);
  });

  it('has an API that lists orders for members of an organization only', async () => {
    const { url } = await quickstart();
    const page = await openPage();
    await signUp(page, url);
    const readOrders = page.getByRole('button', { name: 'Read orders' });
    await readOrders.click();
    await page.getByText('"INSUFFICIENT_PERMISSIONS"').waitFor();
    await createOrganization(page, 'Fabrikam');
    await readOrders.click();
    await page.getByText('"Tea"').waitFor();
  });
});
