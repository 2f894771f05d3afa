/** The contrast that WCAG 2.2 level AA requires of text of normal size. */
export const TEXT_CONTRAST = 4.5;

const WHITE = '#ffffff';
const BLACK = '#000000';

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * The WCAG contrast ratio of two colors, 1 to 21. Colors are `#rgb`, `#rrggbb` or `#rrggbbaa`, as the settings accept them. A
 * translucent `b` lies on white, and a translucent `a` lies on `b`.
 */
export function contrastRatio(a: string, b: string): number {
  const background = opaqueColor(b);
  const luminances = [luminance(rgbOf(opaqueColor(a, background))), luminance(rgbOf(background))];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** White, or black on a background on which white text has a contrast below 4.5:1. One of the two always has at least 4.5:1. */
export function readableTextColor(background: string): string {
  return contrastRatio(WHITE, background) >= TEXT_CONTRAST ? WHITE : BLACK;
}

/**
 * The color, moved towards black or white in steps until it has the contrast that text needs, or another one. With several
 * backgrounds, the first selects black or white, which must be readable on the others as well.
 */
export function readableColor(
  color: string,
  on: string | readonly [string, ...string[]],
  contrast = TEXT_CONTRAST,
): string {
  const backgrounds = typeof on === 'string' ? ([on] as const) : on;
  const target = rgbOf(readableTextColor(backgrounds[0]));
  const start = rgbOf(opaqueColor(color, opaqueColor(backgrounds[0])));
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = hexOf(mixed(start, target, step / STEPS));
    if (backgrounds.every((background) => contrastRatio(candidate, background) >= contrast)) return candidate;
  }
  return hexOf(target);
}

const STEPS = 20;

/** The opaque color between two colors as `#rrggbb`; `share` is the part of `other`. */
export function mixedColor(color: string, other: string, share: number): string {
  return hexOf(mixed(rgbOf(opaqueColor(color)), rgbOf(opaqueColor(other)), share));
}

/** The color as `#rrggbb`, as it looks on the backdrop. */
export function opaqueColor(color: string, backdrop: string = WHITE): string {
  return hexOf(mixed(rgbOf(backdrop), rgbOf(color), alphaOf(color)));
}

function rgbOf(color: string): Rgb {
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const channel = (index: number) => Number.parseInt(digits.slice(1 + 2 * index, 3 + 2 * index), 16);
  return [channel(0), channel(1), channel(2)];
}

function alphaOf(color: string): number {
  return color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The color between two colors; `share` is the part of `to`. */
function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return [mix(0), mix(1), mix(2)];
}

/** The relative luminance of WCAG. */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
