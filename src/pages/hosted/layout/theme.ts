import { LRUCache } from 'lru-cache';
import type { HostDeployment } from '../../../deployment/index.ts';
import {
  contrastRatio,
  mixedColor,
  opaqueColor,
  readableColor,
  readableTextColor,
  TEXT_CONTRAST,
} from '../../../platform/colors/color-contrast.ts';

type Ui = HostDeployment['uiSettings'];
type Colors = Ui['lightModeSettings'];

/** Contrast of the borders of fields (WCAG 2.2, success criterion 1.4.11). */
const BORDER_CONTRAST = 3;

/**
 * The deployment's colors, as style rules of a page. Colors whose contrast is too low are replaced, so that every combination of
 * settings can be read.
 */
export function themeCss({ lightModeSettings, darkModeSettings }: Ui): string {
  const key = JSON.stringify([lightModeSettings, darkModeSettings]);
  const known = themes.get(key);
  if (known !== undefined) return known;
  const css = rulesOf({ lightModeSettings, darkModeSettings });
  themes.set(key, css);
  return css;
}

/** The rules of the colors that were shown last. Finding colors with enough contrast takes about a millisecond. */
const themes = new LRUCache<string, string>({ max: 500 });

function rulesOf({ lightModeSettings, darkModeSettings }: Pick<Ui, 'lightModeSettings' | 'darkModeSettings'>): string {
  return `:root{${variables(lightModeSettings)}}@media (prefers-color-scheme:dark){:root{${variables(darkModeSettings)}}}`;
}

function variables(colors: Colors): string {
  const back = opaqueColor(colors.backgroundColor);
  const text = readableColor(opaqueColor(colors.textColor), back);
  const accent = opaqueColor(colors.primaryColor);
  const onAccent = readableTextColor(accent);
  const raised = raisedColor(back, text);
  const grounds = { back, raised, text };
  const link = toneOf(accent, grounds);
  const danger = toneOf('#c92a2a', grounds);
  const good = toneOf('#2b8a3e', grounds);
  const warning = toneOf('#a86200', grounds);
  const tints = [link, danger, good, warning].map(({ tint }) => tint);
  const values = {
    back,
    text,
    // Buttons keep the exact color of the settings; text and borders in this color are adjusted.
    accent,
    'on-accent': onAccent,
    // Below the pointer: farther from the color of the text on it.
    'accent-strong': mixedColor(accent, onAccent === '#ffffff' ? '#000000' : '#ffffff', 0.14),
    link: link.color,
    tint: link.tint,
    raised,
    line: mixedColor(back, text, 0.14),
    border: readableColor(mixedColor(back, text, 0.45), back, BORDER_CONTRAST),
    soft: readableColor(mixedColor(back, text, 0.65), [back, raised, ...tints]),
    danger: danger.color,
    'danger-tint': danger.tint,
    'on-danger': readableTextColor(danger.color),
    good: good.color,
    'good-tint': good.tint,
    warning: warning.color,
    'warning-tint': warning.tint,
  };
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

interface Grounds {
  readonly back: string;
  readonly raised: string;
  readonly text: string;
}

/**
 * A color for text, and a tint of it as its background. The color is readable on both, and on the backgrounds of the card and the
 * page; other text is readable on the tint.
 */
function toneOf(color: string, { back, raised, text }: Grounds): { readonly color: string; readonly tint: string } {
  const onPage = readableColor(color, [back, raised]);
  const tint = mixedColor(back, onPage, 0.07);
  if (!isBackground(tint, back, text)) return { color: onPage, tint: back };
  return { color: readableColor(color, [back, raised, tint]), tint };
}

/** The background of the page around its card: a little darker, unless the text would be hard to read on it. */
function raisedColor(back: string, text: string): string {
  const isDark = readableTextColor(back) === '#ffffff';
  const raised = isDark ? mixedColor(back, '#000000', 0.3) : mixedColor(back, text, 0.04);
  return isBackground(raised, back, text) ? raised : back;
}

/** Whether text is readable on a color, and so is black or white, towards which other colors move until they are readable. */
function isBackground(color: string, back: string, text: string): boolean {
  return [text, readableTextColor(back)].every((each) => contrastRatio(each, color) >= TEXT_CONTRAST);
}
