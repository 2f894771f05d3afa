import type { SearchEntry } from '../search-entry.ts';
import type { Guide } from './contents.ts';
import { hrefOf } from './links.ts';
import type { GuideSection } from './markdown.ts';

/** An entry for each section of a guide. */
export function searchEntriesOf(guide: Guide, sections: readonly GuideSection[]): SearchEntry[] {
  return sections.map(({ id, title, text }) => ({
    t: title === '' ? guide.title : title,
    p: '',
    g: title === '' ? 'Guides' : `Guides › ${guide.title}`,
    h: id === '' ? hrefOf(guide) : `${hrefOf(guide)}#${id}`,
    x: text,
  }));
}
