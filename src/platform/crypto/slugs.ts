const MAX_LENGTH = 64;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Letters that Unicode decomposition does not split. */
const TRANSLITERATIONS: Readonly<Record<string, string>> = {
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

/** The slug of a name: `Crème Brûlée & Co.` becomes `creme-brulee-co`. Returns the fallback for a name without Latin letters. */
export function slugify(name: string, fallback: string): string {
  const latin = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþıħŋ]/g, (letter) => TRANSLITERATIONS[letter] ?? '');
  const slug = truncate(latin.replace(/[^a-z0-9]+/g, '-').replace(/^-/, ''), MAX_LENGTH);
  return slug === '' ? fallback : slug;
}

/** Yields the slug, then the slug with `-2`, `-3` and so on, for a caller that looks for a free one. */
export function* slugCandidates(slug: string): Generator<string, never> {
  yield slug;
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    yield truncate(slug, MAX_LENGTH - suffix.length) + suffix;
  }
}

function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/-+$/, '');
}
