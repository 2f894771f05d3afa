/** The languages of knowledge bases whose words PostgreSQL reduces to their stems: its text search configurations. */
const STEMMED_LANGUAGES = [
  'arabic',
  'armenian',
  'basque',
  'catalan',
  'danish',
  'dutch',
  'english',
  'finnish',
  'french',
  'german',
  'greek',
  'hindi',
  'hungarian',
  'indonesian',
  'irish',
  'italian',
  'lithuanian',
  'nepali',
  'norwegian',
  'portuguese',
  'romanian',
  'russian',
  'serbian',
  'spanish',
  'swedish',
  'tamil',
  'turkish',
  'yiddish',
] as const;

/** All languages of knowledge bases. `simple` compares whole words. `cjk` is Chinese, Japanese and Korean. */
export const LANGUAGES: readonly string[] = [...STEMMED_LANGUAGES, 'simple', 'cjk'];

/** The text search configuration of a language. Scripts without spaces have no stems. */
export function textSearchConfig(language: string): string {
  if (!LANGUAGES.includes(language)) throw new Error(`${language} is not a language of knowledge bases.`);
  return language === 'cjk' ? 'simple' : language;
}
