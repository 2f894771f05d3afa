/**
 * The version that runs beside the current one during an upgrade. A release sets it to its own commit and to the number of its newest
 * migration: every later migration must serve this version, and a test runs both versions on one database.
 */
export const PREVIOUS_RELEASE = {
  commit: 'b82dedda',
  version: 31,
} as const;
