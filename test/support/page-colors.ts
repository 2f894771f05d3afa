import { contrastRatio } from '../../src/platform/colors/color-contrast.ts';

/** The colors of a page by the names of their variables. */
export type PageColors = Readonly<Record<string, string>>;

/** The colors of a style sheet or a page: in light and in dark mode. */
export function colorsIn(css: string): readonly [light: PageColors, dark: PageColors] {
  const [light = {}, dark = {}] = (css.match(/:root\s*\{[^}]*\}/g) ?? []).map((rule) =>
    Object.fromEntries(
      [...rule.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{3,6})\b/g)].map(([, name, color]) => [name, color]),
    ),
  );
  return [light, dark];
}

/** The least contrast of text (WCAG 2.2, 1.4.3) and of the borders of fields (1.4.11). */
const TEXT = 4.5;
const BORDER = 3;

const EVERYWHERE = ['back', 'raised', 'tint', 'danger-tint', 'good-tint', 'warning-tint'];

/** On which backgrounds the elements show each color of text. */
const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  text: EVERYWHERE,
  soft: EVERYWHERE,
  link: ['back', 'raised', 'tint'],
  danger: ['back', 'raised', 'danger-tint'],
  good: ['back', 'raised', 'good-tint'],
  warning: ['back', 'raised', 'warning-tint'],
  'on-accent': ['accent', 'accent-strong'],
  'on-danger': ['danger'],
};

/** The pairs of a color and its background whose contrast is too low. */
export function unreadablePairs(colors: PageColors): string[] {
  const contrast = (name: string, ground: string) => contrastRatio(colors[name] ?? '', colors[ground] ?? '');
  const texts = Object.entries(GROUNDS).flatMap(([name, grounds]) =>
    grounds.map((ground) => ({ name, ground, least: TEXT })),
  );
  const pairs = [...texts, { name: 'border', ground: 'back', least: BORDER }];
  // A missing color has no contrast, which is not a number.
  const low = pairs.filter(({ name, ground, least }) => !(contrast(name, ground) >= least));
  return low.map(({ name, ground }) => `${name} ${colors[name]} on ${ground} ${colors[ground]}`);
}
