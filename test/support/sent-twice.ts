import { expect } from 'vitest';
import type { HostedWorld } from './hosted-pages.ts';
import type { HttpResponse } from './http.ts';
import { type Filled, locationOf, PageBrowser, type PageForm } from './page-forms.ts';
import { eventsOf } from './world.ts';

/** A form on a page of a deployment, ready to be sent. */
export interface ReadyForm extends Filled {
  readonly world: HostedWorld;
  /** The browser that has opened the page. */
  readonly browser: PageBrowser;
  readonly form: PageForm;
}

/** Opens a page in a browser with this session, and finds the form of an action. */
export async function readyForm(
  world: HostedWorld,
  session: string | null,
  path: string,
  action: string,
  { having, ...filled }: Filled = {},
): Promise<ReadyForm> {
  const browser = new PageBrowser(world, session);
  return { world, browser, form: await browser.form(path, action, having), ...filled };
}

/** What a user sees of an answer: the page that it leads to, or its heading. */
export const answerOf = (response: HttpResponse) => ({
  status: response.status,
  to: locationOf(response),
  heading: /<h1>(.*?)<\/h1>/.exec(response.text)?.[1],
});

/** The ids of the requests that have changed something in the deployment since an event. */
export async function requestsSince(world: HostedWorld, lastId: string): Promise<Set<string>> {
  const events = await eventsOf(world);
  const later = events.filter(({ id }) => BigInt(id) > BigInt(lastId));
  return new Set(later.flatMap(({ request_id }) => (request_id === null ? [] : [request_id])));
}

export const lastEventId = async (world: HostedWorld): Promise<string> => (await eventsOf(world)).at(-1)?.id ?? '0';

/** Sends a form twice at once, as a browser does after a double-click. */
export async function sendTwice(ready: ReadyForm): Promise<readonly [HttpResponse, HttpResponse]> {
  const { browser, form } = ready;
  const [one, two] = await Promise.all([browser.send(form, ready, false), browser.send(form, ready, false)]);
  // The one with the secret comes first.
  return one.status === 409 ? [two, one] : [one, two];
}

const SHOWN_ALREADY = '<h1>Shown already</h1>';

/**
 * Sends a form twice at once, then once more, and with other fields. Expects that it is run once, and that each answer is the
 * first one, or says that a secret was shown.
 */
export async function expectRunOnce(ready: ReadyForm, { isShownOnce = false } = {}): Promise<void> {
  const { world, browser, form } = ready;
  const before = await lastEventId(world);
  const [one, two] = await sendTwice(ready);
  if (isShownOnce) {
    expect(one.status, one.text).toBe(200);
    expect(two.text).toContain(SHOWN_ALREADY);
    const secrets = [...one.text.matchAll(/<code[^>]*>([^<]+)<\/code>/g)].map(([, secret = '']) => secret);
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(two.text).not.toContain(secret);
  } else {
    expect(one.status, one.text).toBe(303);
    expect(answerOf(two)).toEqual(answerOf(one));
    expect(two.headers['set-cookie']).toEqual(one.headers['set-cookie']);
  }
  const again = await browser.send(form, ready, false);
  expect(answerOf(again)).toEqual(answerOf(two));
  expect([...(await requestsSince(world, before))]).toHaveLength(1);

  const changed = { ...ready, fields: { ...ready.fields, other: 'other' } };
  const other = await browser.send(form, changed);
  expect(other.status).toBe(409);
  expect(other.text).toContain(SENT_BEFORE);
  expect([...(await requestsSince(world, before))]).toHaveLength(1);
}

const SENT_BEFORE = 'This form was sent before, with other entries. Nothing was changed this time.';
