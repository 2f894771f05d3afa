const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface CountedApp {
  readonly deploymentId: number;
  readonly appId: string;
}

/** Whole hours of one day. */
export interface Hours extends CountedApp {
  readonly since: string;
  readonly until: string;
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The beginning of the hour. */
export const floorHour = (milliseconds: number): string => iso(Math.floor(milliseconds / HOUR_MS) * HOUR_MS);

/** The beginning of the first hour whose deliveries are all kept. The clean-up deletes the earlier ones at any time. */
export const firstKeptHour = (now: Date, retentionDays: number): string =>
  iso(Math.ceil((now.getTime() - retentionDays * DAY_MS) / HOUR_MS) * HOUR_MS);
