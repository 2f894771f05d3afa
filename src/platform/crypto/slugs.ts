const MAX_LENGTH = 64;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Letters that Unicode's decomposition leaves whole. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
};

export function isSlug(text: string): boolean {
  return text.length <= MAX_LENGTH && SLUG.test(text);
}

/** The name in a URL: `Crème Brûlée & Co.` is `creme-brulee-co`. The fallback stands for a name without Latin letters. */
export function slugify(name: string, fallback: string): string {
  const latin = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþıħŋ]/g, (letter) => SPELLED_OUT[letter] ?? '');
  const slug = cut(latin.replace(/[^a-z0-9]+/g, '-').replace(/^-/, ''), MAX_LENGTH);
  return slug === '' ? fallback : slug;
}

/** The slug, then with `-2`, `-3` …: for the first that is free. */
export function* slugCandidates(slug: string): Generator<string, never> {
  yield slug;
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    yield cut(slug, MAX_LENGTH - suffix.length) + suffix;
  }
}

function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/-+$/, '');
}
