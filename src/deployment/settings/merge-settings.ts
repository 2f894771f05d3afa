/** Any part of the settings, at any level. Bounds have refused explicit nulls already. */
export type Part<Settings> = {
  readonly [Key in keyof Settings]?:
    | (Settings[Key] extends readonly unknown[]
        ? Settings[Key] | readonly string[]
        : Settings[Key] extends object
          ? Part<Settings[Key]>
          : Settings[Key])
    | null
    | undefined;
};

/**
 * The settings with the given part laid over them, at every level; lists are replaced whole. Only members that the
 * settings themselves own are taken, so that no key of a request reaches a prototype.
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
