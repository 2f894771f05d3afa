import { html, type SafeHtml } from '@remix-run/html-template';
import { type IconName, icon } from './icons.ts';

/** What has a picture. */
export type Pictured = 'user' | 'organization' | 'workspace';

export interface Avatar {
  readonly kind: Pictured;
  /** The id of what is shown, from which the color comes: the same in every list. Null takes that of the settings. */
  readonly id: string | null;
  /** The image; null for the initials. */
  readonly imageUrl: string | null;
  /** The words whose first letters are the initials; none for a symbol. */
  readonly words: readonly string[];
  readonly size?: 'small' | 'medium' | 'large';
}

const SYMBOLS: Readonly<Record<Pictured, IconName>> = { user: 'user', organization: 'building', workspace: 'apps' };

/** The number of colors in `avatar.css`. White text is readable on each. */
export const TONES = 10;

/** The picture of a person (round), or of an organization or workspace (square). The name is always beside it. */
export function avatar({ kind, id, imageUrl, words, size = 'medium' }: Avatar): SafeHtml {
  const look = `picture of-${kind} is-${size}`;
  if (imageUrl !== null) return html`<img class="${look}" src="${imageUrl}" alt="">`;
  const initials = words
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
  return html`<span class="${look} is-tone-${id === null ? 'brand' : toneOf(id)}" aria-hidden="true">${initials === '' ? icon(SYMBOLS[kind]) : initials}</span>`;
}

/** The color of an id, spread evenly: ids are numbers in the order of time, whose last digits repeat. */
function toneOf(id: string): number {
  let hash = 7;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % TONES;
}
