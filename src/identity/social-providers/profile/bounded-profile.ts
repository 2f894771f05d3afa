import { isStorableText } from '../../../platform/text/text.ts';
import { ProviderFailure } from '../provider-failure.ts';
import type { RawProfile } from '../provider-kind.ts';
import type { SocialProfile } from '../sign-in-request.ts';

const MAX_SUBJECT = 255;
const MAX_EMAIL = 320;
const MAX_NAME = 255;
const MAX_URL = 2_048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

/** The profile within the bounds of this service. A value that is not usable counts as missing, except for the id. */
export function boundedProfile(raw: RawProfile): Omit<SocialProfile, 'tokens' | 'authenticatedAt'> {
  const subject = typeof raw.subject === 'number' ? integerText(raw.subject) : raw.subject;
  if (typeof subject !== 'string' || !isUsable(subject, MAX_SUBJECT)) {
    throw new ProviderFailure('INVALID', 'profile_without_subject');
  }
  const email = addressOf(raw.email);
  return {
    subject,
    email,
    isEmailVerified: email !== null && raw.emailVerified === true,
    ...namesOf(raw),
    locale: localeOf(raw.locale),
    pictureUrl: urlOf(raw.picture),
  };
}

/** Numbers that JSON cannot represent exactly would be the ids of several persons. */
const integerText = (id: number) => (Number.isSafeInteger(id) ? String(id) : null);

const isUsable = (text: string, max: number) =>
  text.trim() !== '' && text.length <= max && isStorableText(text) && text.search(CONTROL) < 0;

function addressOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return isUsable(text, MAX_EMAIL) && /^[^\s@]+@[^\s@]+$/.test(text) ? text : null;
}

/** The first word of a whole name is the first name, where the provider does not separate them. */
function namesOf({ firstName, lastName, name }: RawProfile): { firstName: string | null; lastName: string | null } {
  const names = { firstName: nameText(firstName), lastName: nameText(lastName) };
  const whole = nameText(name);
  if (names.firstName !== null || names.lastName !== null || whole === null) return names;
  const [first = '', ...others] = whole.split(' ');
  return { firstName: first, lastName: others.join(' ') || null };
}

function nameText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .slice(0, 4 * MAX_NAME)
    .toWellFormed()
    .replace(CONTROL, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(text).slice(0, MAX_NAME).join('').trim() || null;
}

/** The language tag in its canonical form. Some providers write `en_US`. */
function localeOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 35) return null;
  try {
    return Intl.getCanonicalLocales(value.replaceAll('_', '-'))[0] ?? null;
  } catch {
    // Not a language tag.
    return null;
  }
}

function urlOf(value: unknown): string | null {
  if (typeof value !== 'string' || !isUsable(value, MAX_URL)) return null;
  const url = URL.parse(value);
  return url !== null && ['https:', 'http:'].includes(url.protocol) ? url.href : null;
}
