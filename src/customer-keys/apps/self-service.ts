/** The rules for keys that end users create for themselves. Stored as the API shows it. */
export interface SelfService {
  /** The permissions that users may grant to their keys. */
  readonly permissions: readonly string[];
  /** The maximum number of live keys of the app for each user. */
  readonly maxKeys: number;
}

/** The initial values when an existing app enables self-service. They equal the schema's defaults for a new app. */
export const DEFAULT_SELF_SERVICE: SelfService = { permissions: [], maxKeys: 5 };
