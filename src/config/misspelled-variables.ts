import { similarName } from '../platform/similar-name.ts';
import { COMMAND_VARIABLES } from './config.ts';
import { SETTINGS } from './variables.ts';

/** Of the variables of others, such as `GATEHOUSE_DATABASE_URL` in the settings of a hosting provider. */
const PREFIX = /^GATEHOUSE_/;

/**
 * A warning for each variable of the environment that is probably a misspelled one of the service, such as `DATABSE_URL`: without it,
 * the service would silently use the default. Other programs have variables with similar names, so the start goes on, and a
 * variable whose correct name is set as well is not reported.
 */
export function misspelledVariables(env: Readonly<Record<string, string | undefined>> = process.env): string[] {
  const known = [...Object.values(SETTINGS).map(({ name }) => name), ...Object.values(COMMAND_VARIABLES)];
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return [];
    const plain = name.toUpperCase().replace(PREFIX, '').replaceAll('-', '_');
    const meant = known.find((each) => each === plain) ?? similarName(plain, known);
    if (meant === null || env[meant]?.trim()) return [];
    return [`${name} is not a variable of Gatehouse and has no effect. Did you mean ${meant}?`];
  });
}
