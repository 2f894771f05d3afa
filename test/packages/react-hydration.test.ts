import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { recordOffences } from '../support/hosted-pages.ts';
import { type FormsWorld, newUser, useReactForms, welcome } from '../support/react-forms.ts';
import { enterPassword } from '../support/sign-in-pages.ts';
import { Page } from './react/forms/page.tsx';

const { createWorld, openPage } = useReactForms();

/** Opens the page as a server has rendered it. Returns what the server has sent as well. */
async function openRendered(world: FormsWorld) {
  // Without it, Chromium rejects requests of a page whose address a test has replaced to this machine.
  const page = await openPage({ permissions: ['local-network-access'] });
  const url = world.pageUrl({ always: 'yes' });
  const rendered = renderToString(createElement(Page, { parameters: new URL(url).searchParams }));
  await page.route(url, async (route) => {
    // Only browsers find the hosts below localhost on this machine.
    const response = await fetch(`http://127.0.0.1:${new URL(url).port}/`);
    const headers = Object.fromEntries(response.headers);
    const body = (await response.text()).replace('<div id="root"></div>', `<div id="root">${rendered}</div>`);
    await route.fulfill({ headers, body });
  });
  const offences = recordOffences(page, [world.url, new URL(url).origin]);
  await page.goto(url);
  return { page, rendered, offences };
}

describe('a page with the forms that a server has rendered', () => {
  it('is hydrated without an error, and signs in', async () => {
    const world = await createWorld();
    const email = await newUser(world);
    const { page, rendered, offences } = await openRendered(world);
    expect(rendered).toContain('Please wait');
    expect(rendered).toContain('aria-busy="true"');
    await enterPassword(page, email);
    await welcome(page, email);
    expect(await page.getByText('Please wait').count()).toBe(0);
    await page.reload();
    await welcome(page, email);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});
