/** The roles that every deployment has, on both levels. They belong to the deployment and are read-only elsewhere. */
export const BUILT_IN_ROLES = (['organization', 'workspace'] as const).flatMap((level) => [
  { level, name: 'Admin', permissions: [`${level}:admin`, `${level}:manage`, `${level}:read`] },
  { level, name: 'Member', permissions: [`${level}:read`] },
]);
