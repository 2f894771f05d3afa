import { deviceText } from '../messages/notices/notices.ts';

/** The most specific first: a browser's header also names the browsers it derives from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser or program and its system. `unknown` stands for one that the header does not name. */
export type Program = {
  readonly browser: string;
  readonly system: string;
};

/**
 * The names of a browser and its system for a mail. Contains only words of these lists: the client chooses the header, and
 * could otherwise put its own text into a mail to the user.
 */
export function programOf(userAgent: string | null): Program {
  const named = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'unknown';
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}

/** The names in English, such as "Firefox on Linux". */
export const programName = (userAgent: string | null): string => deviceText(programOf(userAgent), 'en');
