/** Letters that look like others: what a username may mix, and which Latin letters stand for those of other scripts. */

/** UTS #39, "highly restrictive": one script, or Latin with the scripts of Chinese, Japanese or Korean. */
const TOGETHER = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];

/** The other scripts in modern use (UAX #31, table 5). None mixes with another. */
const ALONE = [
  ...[
    'Arabic',
    'Armenian',
    'Bengali',
    'Cyrillic',
    'Devanagari',
    'Ethiopic',
    'Georgian',
    'Greek',
    'Gujarati',
    'Gurmukhi',
  ],
  ...['Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana'],
  ...['Thai', 'Tibetan'],
];

const SCRIPTS = [...TOGETHER, ...ALONE].map((scripts) => {
  const letters = scripts.split(' ').map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${letters.join('')}0-9._-]*$`, 'u');
});

const LATIN = /^[\p{scx=Latin}0-9._-]*$/u;
const ASCII = /^\p{ASCII}*$/u;

/**
 * Letters that Unicode's confusables.txt (UTS #39, 13.0) gives a Latin letter for, of those scripts and as NFKC leaves them.
 * The palochka stands under `l`, which it looks like in most fonts. The dotless `ı` is left out: it is a letter of Turkish names.
 */
const LOOK_LIKE: Readonly<Record<string, string>> = {
  a: 'ɑαаΑА',
  b: 'ƄЬꞴΒВ',
  c: 'ᴄсС',
  d: 'ԁ',
  e: 'ꬲеҽΕЕ',
  f: 'ꬵꞙẝքꞘϜ',
  g: 'ɡᶃƍցԌ',
  h: 'һհΗН',
  i: 'ɪɩιіꙇ',
  j: 'ϳјꞲͿЈ',
  k: 'ΚК',
  l: 'ƖǀΙІӀӏוןا',
  m: 'ΜϺМ',
  n: 'ոռΝ',
  o: 'ᴏᴑꬽοσоჿօסഠဝΟОՕዐଠ',
  p: 'ρрΡР',
  q: 'ԛգզ',
  r: 'ꭇꭈᴦгƦ',
  s: 'ꜱƽѕЅՏ',
  t: 'ΤТ',
  u: 'ꞟᴜꭎꭒʋυսՍሀ',
  v: 'ᴠνѵטѴ',
  w: 'ɯᴡѡԝաԜ',
  x: 'хꞳΧХ',
  y: 'ɣᶌʏỿꭚγуүყΥУҮ',
  z: 'ᴢΖ',
};

const LATIN_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_LIKE).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** Whether letters and digits belong to one script, so that none stands for a letter of another. */
export const usesOneScript = (text: string): boolean => SCRIPTS.some((script) => script.test(text));

/**
 * The text with Latin letters in the place of those that look like them, where all of it would be taken for Latin: `аррӏе`
 * in Cyrillic is `apple`. Other names of other scripts stay as they are, since their own letters tell them apart.
 */
export function latinSkeleton(text: string): string {
  const skeleton = [...text].map((letter) => LATIN_FOR.get(letter) ?? letter).join('');
  return LATIN.test(text) || ASCII.test(skeleton) ? skeleton : text;
}
