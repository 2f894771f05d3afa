import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { defaultUiSettings } from '../../../src/deployment/stored-settings/settings.ts';
import { avatar, TONES } from '../../../src/pages/elements/avatar.ts';
import { themeCss } from '../../../src/pages/hosted/layout/theme.ts';
import { contrastRatio, opaqueColor } from '../../../src/platform/colors/color-contrast.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, recordOffences } from '../../support/hosted-pages.ts';
import { colorsIn, unreadablePairs } from '../../support/page-colors.ts';

const openPage = useBrowser();
const ELEMENTS = '/-/elements';

/** Colors of settings: extremes, grays in the middle, where neither black nor white is far away, and translucent ones. */
const EXTREMES = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#767676',
  '#777',
  '#808080',
  '#80808010',
];

let state = 20_260_101;

/** A color: the same ones in each run (a generator of Park and Miller). */
function randomColor(): string {
  state = (state * 48_271) % (2 ** 31 - 1);
  return `#${(state >>> 7).toString(16).padStart(6, '0')}`;
}

/** The primary color, the background and the text of a brand. */
const BRANDS: readonly (readonly [primary: string, background: string, text: string])[] = [
  ...EXTREMES.flatMap((primary) => EXTREMES.map((background) => [primary, background, '#888888'] as const)),
  ...EXTREMES.flatMap((text) => EXTREMES.map((background) => ['#3b5bdb', background, text] as const)),
  ...Array.from({ length: 500 }, () => [randomColor(), randomColor(), randomColor()] as const),
  ...Array.from({ length: 100 }, () => [randomColor(), '#ffffff', '#111111'] as const),
  ...Array.from({ length: 100 }, () => [randomColor(), '#101114', '#f0f0f0'] as const),
];

const cssOf = ([primaryColor, backgroundColor, textColor]: (typeof BRANDS)[number]) => {
  const colors = { primaryColor, backgroundColor, textColor };
  return themeCss({ ...defaultUiSettings('Northwind'), lightModeSettings: colors, darkModeSettings: colors });
};

describe('The colors of the pages', () => {
  it('are readable on each of their backgrounds with 900 brands', () => {
    expect(BRANDS).toHaveLength(900);
    const unreadable = BRANDS.flatMap((brand) => {
      const [light] = colorsIn(cssOf(brand));
      return unreadablePairs(light).map((pair) => `${brand.join(' ')}: ${pair}`);
    });
    expect(unreadable).toEqual([]);
  });

  it('keep the color of the brand for its buttons, and tints that differ from the background', () => {
    for (const [primary, background, text] of [
      ['#ffd60a', '#ffffff', '#1b1b1b'],
      ['#101820', '#0c0f14', '#e8eaf0'],
    ] as const) {
      const [light] = colorsIn(cssOf([primary, background, text]));
      expect(light).toMatchObject({ accent: opaqueColor(primary), back: background, text });
      const { back, ...others } = light;
      for (const name of ['tint', 'danger-tint', 'good-tint', 'warning-tint', 'raised'])
        expect(others[name], name).not.toBe(back);
    }
  });

  it('are readable on pages that belong to no deployment', () => {
    const tokens = readFileSync('src/pages/elements/browser/tokens.css', 'utf8');
    const [light, dark] = colorsIn(tokens);
    expect(light['back']).not.toBe(dark['back']);
    expect([unreadablePairs(light), unreadablePairs(dark)]).toEqual([[], []]);
  });
});

describe('The picture of a person without an image', () => {
  const toneOf = (id: string) => {
    const picture = avatar({ kind: 'user', id, imageUrl: null, words: ['Ada'] });
    return Number(/is-tone-(\d+)/.exec(String(picture))?.[1]);
  };

  it('has the color of the id: the same each time, and each color about as often', () => {
    const ids = Array.from({ length: 2000 }, (_, at) => String(7_300_000_000_000_000_000n + BigInt(at) * 4_194_304n));
    const tones = ids.map(toneOf);
    expect(ids.map(toneOf)).toEqual(tones);
    for (let tone = 0; tone < TONES; tone += 1) {
      const share = tones.filter((each) => each === tone).length / ids.length;
      expect(share, `tone ${tone}`).toBeGreaterThan(0.05);
      expect(share, `tone ${tone}`).toBeLessThan(0.15);
    }
  });

  it('has white initials that are readable on each color', () => {
    const css = readFileSync('src/pages/elements/browser/elements.css', 'utf8');
    const tones = [...css.matchAll(/\.is-tone-\d+ \{\s*background: (#\w+);\s*color: (#\w+);/g)];
    expect(tones).toHaveLength(TONES);
    for (const [rule, background = '', color = ''] of tones)
      expect(contrastRatio(color, background), rule).toBeGreaterThanOrEqual(4.5);
  });
});

describe('The page of the elements', () => {
  it('is only on the host of a deployment in staging mode', async () => {
    const staging = await createHostedWorld();
    expect((await staging.page(ELEMENTS)).status).toBe(200);
    const production = await createHostedWorld([], { mode: 'production' });
    const { status, text } = await production.page(ELEMENTS);
    expect([status, text.includes('<h1>Page not found</h1>')]).toEqual([404, true]);
    for (const action of ['submit', 'setImage'])
      expect((await production.page(ELEMENTS, { form: { action } })).status, action).toBe(404);
  });

  it.each([
    ['elements', '#3b5bdb'],
    ['elements-bright', '#ffd60a'],
    ['elements-dark', '#101820'],
  ])('is accessible with its menus open and mistakes shown (%s)', async (name, primary) => {
    const world = await createHostedWorld();
    const colors = { primary_color: primary };
    await world.backend.patch('/settings/ui', { light_mode_settings: colors, dark_mode_settings: colors });
    const page = await openPage();
    const offences = recordOffences(page, [world.url]);
    await page.goto(world.url + ELEMENTS);
    await page.getByRole('button', { name: 'Show mistakes' }).click();
    await page.locator('[role=alert]:focus').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('a long passphrase');
    await page.locator('summary').evaluateAll((all) => {
      for (const summary of all) summary.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await expectAccessible(page, name);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('shows in forced colors what is a button, what is current, and what has the focus', async () => {
    const world = await createHostedWorld();
    const page = await openPage({ forcedColors: 'active' });
    await page.goto(world.url + ELEMENTS);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const edges = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((element) => {
          const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
          const widths = [borderTopStyle, outlineStyle].map((style) => style !== 'none');
          return (
            (widths[0] && Number.parseFloat(borderTopWidth) >= 1) || (widths[1] && Number.parseFloat(outlineWidth) >= 1)
          );
        }),
      );
    for (const selector of [
      '.button:not(.is-plain, .menu *)',
      '.badge',
      '.picture',
      '[aria-current]',
      '.row.is-active',
      '.message',
    ]) {
      const found = await edges(selector);
      expect(found.length, selector).toBeGreaterThan(0);
      expect(found.every(Boolean), selector).toBe(true);
    }
    await page.getByLabel('Text', { exact: true }).focus();
    expect(await edges(':focus')).toEqual([true]);
  });

  it('moves nothing but the sign of a busy button, slowly, for people who prefer reduced motion', async () => {
    const world = await createHostedWorld();
    const page = await openPage({ reducedMotion: 'reduce' });
    await page.goto(world.url + ELEMENTS);
    const durations = () =>
      page.evaluate(() => document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().duration)));
    expect((await durations()).every((duration) => duration >= 4000)).toBe(true);
    await page.getByRole('button', { name: 'other' }).first().hover();
    await page.getByLabel('Text', { exact: true }).focus();
    expect(await durations()).toHaveLength(1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect((await durations()).some((duration) => duration < 1000)).toBe(true);
  });

  it('prints its content without navigation, buttons and links to other pages', async () => {
    const world = await createHostedWorld();
    const page = await openPage();
    await page.goto(world.url + ELEMENTS);
    const shown = async () => ({
      content: await page.getByText('4f6d-1b2c').isVisible(),
      navigation: await page.getByRole('navigation').first().isVisible(),
      button: await page.locator('.button').first().isVisible(),
      menu: await page.locator('.menu').first().isVisible(),
      languages: await page.getByRole('link', { name: 'Deutsch' }).isVisible(),
    });
    expect(Object.values(await shown())).toEqual(Array(5).fill(true));
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toEqual({ content: true, navigation: false, button: false, menu: false, languages: false });
  });
});
