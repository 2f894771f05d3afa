/** Confusable letters: the scripts that a username may mix, and the letters of other scripts that look Latin. */

/** UTS #39, "highly restrictive": one script, or Latin with the scripts of Chinese, Japanese or Korean. */
const COMBINED_SCRIPTS = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];

/** The other scripts in modern use (UAX #31, table 5). None may be mixed with another. */
const SINGLE_SCRIPTS = [
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

const SCRIPTS = [...COMBINED_SCRIPTS, ...SINGLE_SCRIPTS].map((scripts) => {
  const letters = scripts.split(' ').map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${letters.join('')}0-9._-]*$`, 'u');
});

const LATIN = /^[\p{scx=Latin}0-9._-]*$/u;
const ASCII = /^\p{ASCII}*$/u;

/**
 * Letters of these scripts, in NFKC, that confusables.txt of Unicode (UTS #39, 13.0) maps to a Latin letter. The palochka is
 * under `l`, which it looks like in most fonts. The dotless `ı` is left out because Turkish names contain it.
 */
const CONFUSABLES: Readonly<Record<string, string>> = {
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
  Object.entries(CONFUSABLES).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** Whether all letters belong to one script or one of the allowed combinations. */
export const usesOneScript = (text: string): boolean => SCRIPTS.some((script) => script.test(text));

/**
 * Replaces letters that look Latin by the Latin ones, if the whole text then is Latin: `аррӏе` in Cyrillic becomes `apple`.
 * Returns other names of other scripts unchanged, because their own letters distinguish them.
 */
export function latinSkeleton(text: string): string {
  const skeleton = [...text].map((letter) => LATIN_FOR.get(letter) ?? letter).join('');
  return LATIN.test(text) || ASCII.test(skeleton) ? skeleton : text;
}
