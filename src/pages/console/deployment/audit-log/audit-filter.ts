import type { ConsoleRequest } from '../../console-request.ts';
import type { ConsoleAuditLogQueryVariables } from '../documents.ts';

export type AuditFilter = NonNullable<ConsoleAuditLogQueryVariables['filter']>;
export type ActorType = NonNullable<AuditFilter['actorType']>;

export const ACTOR_TYPES: readonly ActorType[] = [
  'USER',
  'API_KEY',
  'ACCESS_TOKEN',
  'OAUTH_APPLICATION',
  'OPERATOR',
  'ANONYMOUS',
  'SYSTEM',
];

/** The parameters of the URL that select records, by the field of the filter. Those of the form have a field on the page. */
const PARAMETERS = {
  type: 'type',
  actorType: 'by',
  actorId: 'actor',
  resourceType: 'about',
  resourceId: 'resource',
  requestId: 'request',
  ip: 'ip',
  since: 'since',
  until: 'until',
} as const satisfies Readonly<Partial<Record<keyof AuditFilter, string>>>;

export type FilterField = keyof typeof PARAMETERS;

/** The values of the URL, by the field of the filter. */
export function filterValues({ query }: ConsoleRequest): Partial<Record<FilterField, string>> {
  const given = Object.entries(PARAMETERS).flatMap(([field, parameter]) => {
    const value = query.get(parameter)?.trim();
    return value ? [[field, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The parameters of a link to the records with these values. */
export const filterParameters = (values: Partial<Record<FilterField, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [PARAMETERS[field as FilterField], value]));

/** The name of a field of the filter in the URL. */
export const parameterOf = (field: FilterField): string => PARAMETERS[field];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filter of the graph. A day without a time is a day in UTC; the last day belongs to the range. */
export function auditFilter(request: ConsoleRequest): AuditFilter {
  const { actorType, since, until, ...others } = filterValues(request);
  const knownActor = ACTOR_TYPES.find((type) => type === actorType);
  return {
    ...others,
    ...(knownActor && { actorType: knownActor }),
    ...(since && { since: startOfDay(since, 0) }),
    ...(until && { until: startOfDay(until, 1) }),
  };
}

const DAY_MS = 86_400_000;

/** A value that is no day is passed on, and the operation says what is wrong with it. */
function startOfDay(day: string, daysLater: number): string {
  const start = DAY.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(start) ? day : new Date(start + daysLater * DAY_MS).toISOString();
}
