import type { IncomingMessage } from 'node:http';
import { FORMATS } from '../../platform/graph/formats.ts';
import { canonicalLocale, languageOfLocale } from '../../platform/languages/languages.ts';

const MAX_HEADER_LENGTH = 512;
const MAX_RANGES = 20;

/** The cookie with the language that the user has chosen on a hosted page. */
const CHOSEN = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;

/**
 * The BCP 47 tag that the client prefers, of those in the languages of the service: the language that the user has chosen on a
 * hosted page, or else `de-AT` of `it, de-AT;q=0.8, en;q=0.5`. Null when `Accept-Language` names none of them.
 */
export function localeOfRequest({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const chosen = languageOfLocale(CHOSEN.exec(headers.cookie ?? '')?.[1]);
  if (chosen !== null) return chosen;
  const accepted = headers['accept-language'] ?? '';
  if (accepted.length > MAX_HEADER_LENGTH) return null;
  const preferred = accepted
    .split(',', MAX_RANGES)
    .map(readRange)
    .filter(({ tag, weight }) => weight > 0 && languageOfLocale(tag) !== null && FORMATS.LOCALE.isValid(tag))
    // The sort is stable: of equal weights, the first one is preferred.
    .sort((one, other) => other.weight - one.weight);
  return canonicalLocale(preferred[0]?.tag);
}

function readRange(text: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
  const weight = quality === undefined ? 1 : Number(quality);
  return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0 };
}
