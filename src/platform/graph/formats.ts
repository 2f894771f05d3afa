import { isLocalPath } from '../network/local-path.ts';
import { type FieldProblem, fieldRule } from '../validation/field-rules.ts';

/** The formats of text: the values of `@constraint(format:)`. */
export type Format =
  | 'EMAIL'
  | 'URL'
  | 'PHONE'
  | 'ID'
  | 'COLOR'
  | 'ORIGIN'
  | 'HOST'
  | 'URL_OR_PATH'
  | 'COUNTRY'
  | 'LOCALE'
  | 'SLUG'
  | 'PERMISSION';

const LARGEST_ID = '9223372036854775807';

/** A positive decimal 64-bit id. Includes the small ids of deployments. */
export function isId(text: string): boolean {
  if (!/^[1-9]\d{0,18}$/.test(text)) return false;
  return text.length < LARGEST_ID.length || text <= LARGEST_ID;
}

const HOST_NAME = '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*\\.?';
const HOST = new RegExp(`^(?:${HOST_NAME}|\\[[0-9a-f:.]{2,45}\\])(?::\\d{1,5})?$`, 'i');
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/(.+)$/i;
const EMAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@(?=.{3,253}$)[^\s@.,:;<>()"[\\\]/]{1,63}(?:\.[^\s@.,:;<>()"[\\\]/]{1,63})+$/u;
const PHONE = /^\+[1-9]\d{6,14}$/;
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const PERMISSION = /^[a-z0-9_-]+:[a-z0-9_*-]+$/;
const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
/** Control characters, spaces and backslashes, which URL parsers repair instead of rejecting. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const REPAIRED_BY_URL_PARSERS = /[\u0000-\u0020\u007f\\]/;

function isUrl(text: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(text) || REPAIRED_BY_URL_PARSERS.test(text)) return false;
  return URL.canParse(text);
}

/** Whether the text is a path. A second slash at its start, also after dot segments, would make it a link to another host. */
function isPath(text: string): boolean {
  if (!isLocalPath(text) || REPAIRED_BY_URL_PARSERS.test(text)) return false;
  return text.startsWith('/') && isLocalPath(new URL(text, 'http://host').pathname);
}

function isHost(text: string): boolean {
  const port = /:(\d{1,5})$/.exec(text)?.[1];
  return text.length <= 259 && HOST.test(text) && (port === undefined || (Number(port) > 0 && Number(port) <= 65535));
}

function isOrigin(text: string): boolean {
  const host = ORIGIN.exec(text)?.[1];
  return host !== undefined && text.length <= 300 && isHost(host);
}

const COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
    'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
    'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
    'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
    'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
    'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
    'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
  ).split(' '),
);

/** The longest tag of RFC 5646 without private extensions. */
const MAX_LOCALE_LENGTH = 35;

function isLocale(text: string): boolean {
  if (text.length > MAX_LOCALE_LENGTH) return false;
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

interface FormatRule {
  readonly isValid: (text: string) => boolean;
  readonly problem: FieldProblem;
  /** Whether the format limits the length, so that a field with it does not require `maxLength`. */
  readonly limitsLength: boolean;
}

export const FORMATS: Readonly<Record<Format, FormatRule>> = {
  EMAIL: { isValid: (text) => EMAIL.test(text), problem: fieldRule('EMAIL'), limitsLength: true },
  URL: { isValid: isUrl, problem: 'must be an absolute http or https URL', limitsLength: false },
  PHONE: {
    isValid: (text) => PHONE.test(text),
    problem: fieldRule('PHONE'),
    limitsLength: true,
  },
  ID: { isValid: isId, problem: 'must be an id', limitsLength: true },
  COLOR: {
    isValid: (text) => COLOR.test(text),
    problem: 'must be a colour such as #0a7 or #00aa77',
    limitsLength: true,
  },
  ORIGIN: { isValid: isOrigin, problem: 'must be an origin such as https://app.example.com', limitsLength: true },
  HOST: { isValid: isHost, problem: 'must be a host name, with an optional port', limitsLength: true },
  URL_OR_PATH: {
    isValid: (text) => text === '' || isUrl(text) || isPath(text),
    problem: 'must be an absolute http or https URL, a path beginning with /, or empty',
    limitsLength: false,
  },
  COUNTRY: {
    isValid: (text) => COUNTRIES.has(text),
    problem: 'must be an ISO 3166-1 alpha-2 country code in upper case',
    limitsLength: true,
  },
  LOCALE: {
    isValid: isLocale,
    problem: 'must be a BCP 47 language tag such as de or fr-CA, of up to 35 characters',
    limitsLength: true,
  },
  SLUG: { isValid: (text) => SLUG.test(text), problem: fieldRule('SLUG'), limitsLength: false },
  PERMISSION: { isValid: (text) => PERMISSION.test(text), problem: fieldRule('PERMISSION'), limitsLength: false },
};
