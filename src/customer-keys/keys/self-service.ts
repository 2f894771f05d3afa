/** What end users of the deployment may give keys of their own. Stored as it is shown. */
export interface SelfService {
  /** What their keys may be permitted at most. */
  readonly permissions: readonly string[];
  /** How many live keys of the app each of them may have. */
  readonly maxKeys: number;
}

/** What it begins as where an app is changed to have it; the schema's defaults for a new app. */
export const DEFAULT_SELF_SERVICE: SelfService = { permissions: [], maxKeys: 5 };
