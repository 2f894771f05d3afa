import { programOf } from '../../platform/network/program-name.ts';
import { deviceText } from '../messages/notices/notices.ts';

/** A browser or program and its system, as values of a message. `unknown` stands for one that the header does not name. */
export type Program = {
  readonly browser: string;
  readonly system: string;
};

/** The browser and system of a `User-Agent` header for a message. */
export function programValues(userAgent: string | null): Program {
  const { browser, system } = programOf(userAgent);
  return { browser: browser ?? 'unknown', system: system ?? 'unknown' };
}

/** The names in English, such as "Firefox on Linux". */
export const programName = (userAgent: string | null): string => deviceText(programValues(userAgent), 'en');
