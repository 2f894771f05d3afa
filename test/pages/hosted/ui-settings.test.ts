import { describe, expect, it } from 'vitest';
import { opaqueColor } from '../../../src/platform/colors/color-contrast.ts';
import { createHostedWorld, type HostedWorld } from '../../support/hosted-pages.ts';
import { colorsIn, unreadablePairs } from '../../support/page-colors.ts';

async function changeUi(world: HostedWorld, settings: object): Promise<void> {
  const { status, body } = await world.backend.patch('/settings/ui', settings);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** The colors of the sign-in page by name, in light and in dark mode. */
async function colorsOf(world: HostedWorld) {
  const { text, headers } = await world.page('/sign-in');
  const [, nonce = '', css = ''] = /<style nonce="([^"]+)">([^<]*)<\/style>/.exec(text) ?? [];
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  return colorsIn(css);
}

describe('The ui settings', () => {
  it('name the application, its logo and its icon', async () => {
    const world = await createHostedWorld();
    await changeUi(world, {
      app_name: 'Weather <Today>',
      logo_image_url: 'https://images.example.com/logo.svg',
      favicon_image_url: '/images/favicon',
      after_logo_click_url: 'https://weather.example.com/start',
    });
    const { text, headers } = await world.page('/sign-in');
    expect(text).toContain('<title>Sign in to Weather &lt;Today&gt; · Weather &lt;Today&gt;</title>');
    expect(text).toContain(
      '<a class="brand" href="https://weather.example.com/start"><img class="logo" src="https://images.example.com/logo.svg" alt="Weather &lt;Today&gt;">',
    );
    expect(text).toContain('<link rel="icon" href="/images/favicon">');
    // Only the host of the logo that the deployment itself has chosen.
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://images.example.com;");
  });

  it('link to the terms, the privacy policy and the support page, and to none that is not set', async () => {
    const world = await createHostedWorld();
    expect((await world.page('/sign-in')).text).not.toContain('>Terms<');
    await changeUi(world, {
      tos_page_url: '/terms',
      privacy_policy_url: 'https://a.example/privacy',
      support_page_url: '/help',
    });
    const { text } = await world.page('/sign-in');
    expect(text).toContain(`<a href="${world.url}/terms">Terms</a>`);
    expect(text).toContain('<a href="https://a.example/privacy">Privacy</a>');
    expect(text).toContain(`<a href="${world.url}/help">Support</a>`);
  });

  it('color the pages in light and dark mode, in the next request', async () => {
    const world = await createHostedWorld();
    await changeUi(world, {
      light_mode_settings: { primary_color: '#0050ff', background_color: '#fffbf0', text_color: '#102030' },
      dark_mode_settings: { primary_color: '#a0c0ff', background_color: '#000010', text_color: '#f0f0f0' },
    });
    const [light, dark] = await colorsOf(world);
    expect(light).toMatchObject({ back: '#fffbf0', text: '#102030', accent: '#0050ff', 'on-accent': '#ffffff' });
    expect(dark).toMatchObject({ back: '#000010', text: '#f0f0f0', accent: '#a0c0ff', 'on-accent': '#000000' });
  });

  it.each([
    { primary_color: '#ffff00', background_color: '#ffffff', text_color: '#eeeeee' },
    { primary_color: '#000', background_color: '#000', text_color: '#111' },
    { primary_color: '#808080', background_color: '#808080', text_color: '#80808010' },
  ])('are readable with $primary_color, $text_color on $background_color', async (colors) => {
    const world = await createHostedWorld();
    await changeUi(world, { light_mode_settings: colors, dark_mode_settings: colors });
    const modes = await colorsOf(world);
    expect(modes.flatMap(unreadablePairs)).toEqual([]);
    // The accent of buttons is exactly that of the settings.
    expect(modes.map(({ accent }) => accent)).toEqual(Array(2).fill(opaqueColor(colors.primary_color)));
  });
});
