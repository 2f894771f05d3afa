const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The text of escaped HTML. */
export const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The texts that a page shows or that a screen reader reads: between its tags, and of attributes for people. */
export function textsOfPage(html: string): string[] {
  const shown = html.replaceAll(/<(script|style|code)\b.*?<\/\1>/gs, '');
  const between = [...shown.matchAll(/>([^<]+)</g)];
  const attributes = [...shown.matchAll(/ (?:alt|aria-label|title|placeholder|data-failed|data-cancelled)="([^"]*)"/g)];
  const texts = [...between, ...attributes].map(([, text = '']) => unescapeHtml(text).trim());
  return [...new Set(texts.filter((text) => /\p{L}{2}/u.test(text)))];
}

/** The error that a page shows at each of its fields, by the id of the field. */
export function fieldErrors(html: string): Record<string, string> {
  const found = html.matchAll(
    /<p class="field-error" id="([\w-]+)-error">(?:<svg.*?<\/svg>)?<span>([^<]*)<\/span><\/p>/gs,
  );
  return Object.fromEntries([...found].map(([, id = '', text = '']) => [id, unescapeHtml(text)]));
}

/** The errors at the top of a page. */
export function topErrors(html: string): string[] {
  const block = /<div class="[^"]*\bproblem" role="alert" tabindex="-1" autofocus>(.*?)<\/div>/s.exec(html)?.[1] ?? '';
  return [...block.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text = '']) => unescapeHtml(text));
}
