/** Any part of the settings, at any level. Input validation has already rejected explicit nulls. */
export type Part<Settings> = {
  readonly [Key in keyof Settings]?:
    | (Settings[Key] extends readonly unknown[]
        ? Settings[Key] | readonly string[] | readonly number[]
        : Settings[Key] extends object
          ? Part<Settings[Key]>
          : Settings[Key])
    | null
    | undefined;
};

/**
 * Merges the given part into the settings at every level; lists are replaced whole. Reads only keys that the settings
 * have, so that no key of a request reaches a prototype.
 */
export function mergeSettings<Settings extends object>(settings: Settings, part: Part<Settings>): Settings {
  const entries = Object.entries(settings).map(([key, value]) => {
    const given: unknown = Object.hasOwn(part, key) ? part[key as keyof Settings] : undefined;
    if (given === undefined || given === null) return [key, value];
    return [key, isGroup(value) && isGroup(given) ? mergeSettings(value, given) : given];
  });
  return Object.fromEntries(entries) as Settings;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
