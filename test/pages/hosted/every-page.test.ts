import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { createHostedWorld, type HostedWorld } from '../../support/hosted-pages.ts';

const locationOf = (response: { headers: Readonly<Record<string, string | string[] | undefined>> }) =>
  String(response.headers['location']);

/** The colors of a deployment in its pages. */
const COLORS = /<style nonce="[^"]+">:root\{--back:#/;

/** Sends the form of the sign-in page with the right password. */
function signIn(world: HostedWorld, path = '/sign-in', headers: Readonly<Record<string, string>> = {}) {
  return world.page(path, { form: { action: 'password', email: 'ada@example.com', password: PASSWORD }, headers });
}

describe('Every hosted page', () => {
  it('allows only this host, no inline script, its own colors as the only inline style, and trusted types', async () => {
    const world = await createHostedWorld();
    const { headers, text } = await world.page('/sign-in');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'nonce-[A-Za-z0-9+/=]{24}'$/),
      expect.stringMatching(/^style-src 'self' 'nonce-[A-Za-z0-9+/=]{24}'$/),
      "img-src 'self' data:",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    const nonces = policy.flatMap((directive) => /'nonce-([^']+)'/.exec(directive)?.[1] ?? []);
    expect(nonces).toEqual(Array(2).fill(nonces[0]));
    expect(text.match(/<style[^>]*>/g)).toEqual([`<style nonce="${nonces[0]}">`]);
    expect(text).not.toMatch(/ style=|<script(?![^>]*src=)| on[a-z]+=/);
    expect(headers).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
  });

  it('redirects only to its own origin, to allowed origins and to the settings', async () => {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    await world.backend.put('/settings/allowed-origins', { allowed_origins: ['https://app.example.com'] });
    await world.backend.patch('/settings/ui', { after_signin_redirect_url: 'https://app.example.com/home' });
    const targetOf = async (target: string) =>
      locationOf(await signIn(world, `/sign-in?redirect_url=${encodeURIComponent(target)}`));

    expect(await targetOf('https://app.example.com/a?b=c')).toBe('https://app.example.com/a?b=c');
    expect(await targetOf('/user-profile')).toBe(`${world.url}/user-profile`);
    for (const foreign of [
      'https://evil.example',
      '//evil.example',
      'https://app.example.com@evil.example',
      'https://app.example.com:8443/',
      'javascript:alert(1)',
      `https://app.example.com/${'a'.repeat(3000)}`,
    ]) {
      expect(await targetOf(foreign), foreign).toBe('https://app.example.com/home');
    }
  });

  it('leads from a page that requires a sign-in to the sign-in page and back', async () => {
    const world = await createHostedWorld();
    const response = await world.page('/organization-profile?organization=1&lang=de');
    expect(response.status).toBe(303);
    const target = new URL(locationOf(response), world.url);
    expect(target.pathname).toBe('/sign-in');
    expect(target.searchParams.get('redirect_url')).toBe(`${world.url}/organization-profile?organization=1&lang=de`);
  });

  it('redirects to the page of the application that the settings name instead', async () => {
    const world = await createHostedWorld();
    await world.backend.patch('/settings/ui', { sign_in_page_url: 'https://app.example.com/login?from=gatehouse' });
    const response = await world.page('/sign-in?redirect_url=%2Fuser-profile');
    expect(response.status).toBe(303);
    expect(locationOf(response)).toBe('https://app.example.com/login?from=gatehouse&redirect_url=%2Fuser-profile');
    // Pages that need a sign-in lead there as well.
    expect(locationOf(await world.page('/create-organization'))).toMatch(/^https:\/\/app\.example\.com\/login\?/);
  });

  it('rejects forms that it does not have, and forms that are too large', async () => {
    const world = await createHostedWorld();
    expect((await world.page('/sign-in', { form: { action: 'constructor' } })).status).toBe(400);
    expect((await world.page('/sign-in', { form: `email=${'a'.repeat(70_000)}` })).status).toBe(413);
    expect((await world.page('/sign-in', { form: 'a=1&'.repeat(200) })).status).toBe(400);
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await world.page('/sign-in', { form: '--x--', headers: multipart })).status).toBe(415);
  });

  it('escapes what a form has sent', async () => {
    const world = await createHostedWorld();
    const form = { action: 'password', identifier: '"><script>alert(1)</script>', password: 'x' };
    const { text } = await world.page('/sign-in', { form });
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(text).not.toContain('<script>alert');
  });
});

describe('The language of a page', () => {
  it('is the one that was chosen, or else one that the browser accepts', async () => {
    const world = await createHostedWorld();
    const titleWith = async (path: string, headers: Readonly<Record<string, string>>) => {
      const response = await world.page(path, { headers });
      const cookie = [response.headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('language='));
      return { lang: /<html lang="(\w+)"/.exec(response.text)?.[1], cookie };
    };
    expect(await titleWith('/sign-in', { 'accept-language': 'nl, de-AT;q=0.8, fr;q=0.5' })).toEqual({ lang: 'de' });
    expect(await titleWith('/sign-in', { 'accept-language': 'nl' })).toEqual({ lang: 'en' });
    const chosen = await titleWith('/sign-in?lang=fr', { 'accept-language': 'de' });
    expect(chosen).toEqual({ lang: 'fr', cookie: expect.stringMatching(/^language=fr; Path=\/; HttpOnly; Secure;/) });
    expect(await titleWith('/sign-in', { 'accept-language': 'de', cookie: 'language=fr' })).toEqual({ lang: 'fr' });
    expect((await titleWith('/sign-in?lang=xx', { 'accept-language': 'es' })).lang).toBe('es');
  });
});

describe('Error pages', () => {
  it('answer browsers in the look of the deployment, and other clients with JSON', async () => {
    const world = await createHostedWorld();
    const browser = await world.page('/no-such-page', { headers: { 'accept-language': 'de' } });
    expect(browser.status).toBe(404);
    expect(browser.text).toContain('<h1>Seite nicht gefunden</h1>');
    expect(browser.text).toMatch(COLORS);
    const client = await world.page('/no-such-page', { headers: { accept: 'application/json' } });
    expect(client.body).toMatchObject({ status: 404, errors: [{ code: 'ROUTE_NOT_FOUND' }] });
  });

  it('say during maintenance when to try again, with the colors of the deployment', async () => {
    const world = await createHostedWorld();
    await world.backend.patch('/', { maintenance_mode: true });
    const { status, text, headers } = await world.page('/sign-in');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('60');
    expect(text).toContain('<h1>Temporarily unavailable</h1>');
    expect(text).toMatch(COLORS);
  });
});
