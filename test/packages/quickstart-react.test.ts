import { describe, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { useQuickstart } from '../support/quickstart.ts';
import { visitQuickstart } from '../support/quickstart-visit.ts';

const openPage = useBrowser();
const quickstart = useQuickstart('react');

describe('the quickstart with React', () => {
  it('leads from an empty folder to a page on which a user signs up, switches the organization and signs out', async () => {
    const { url } = await quickstart();
    await visitQuickstart(await openPage(), url);
  });

  it('has strict types', async () => {
    await (await quickstart()).checkTypes();
  });
});
