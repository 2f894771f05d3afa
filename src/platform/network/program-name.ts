/**
 * The most specific first: a browser's header also names the browsers it derives from. Some, such as Brave, send the header of
 * Chrome, and iPads send that of a Mac.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPX|OPT|OPiOS|Opera(?: Mini)?)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bSilk\//, 'Amazon Silk'],
  [/\bWhale\//, 'Whale'],
  [/\bBrave\//, 'Brave'],
  [/\b(?:Firefox|FxiOS|Focus)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
  [/\bTrident\//, 'Internet Explorer'],
  [/^curl\//, 'curl'],
  [/^Wget\//, 'Wget'],
  [/^PostmanRuntime\//, 'Postman'],
  [/^(?:node|undici)\b/, 'Node.js'],
  [/^python-requests\//, 'Python'],
  [/^Go-http-client\//, 'Go'],
  [/^okhttp\//, 'OkHttp'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:FreeBSD|OpenBSD|NetBSD)\b/, 'BSD'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * The browser or program and the system that a `User-Agent` header names; null for unknown ones. Contains only words of these lists:
 * the client chooses the header, and could otherwise put its own text into a mail or page for the user.
 */
export function programOf(userAgent: string | null): {
  readonly browser: string | null;
  readonly system: string | null;
} {
  const named = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
