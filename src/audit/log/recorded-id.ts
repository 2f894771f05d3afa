type RecordedFields = Readonly<Record<string, unknown>>;

/** The fields of a record that identify its resource. */
export interface RecordedResource {
  readonly resourceId: string;
  readonly before?: RecordedFields | null | undefined;
  readonly after?: RecordedFields | null | undefined;
}

/** Returns the id that loads a record's resource: the resource id, or the recorded field `key` when one is given. */
export function recordedId(
  { resourceId, before, after }: RecordedResource,
  key: string | undefined,
): string | undefined {
  const id = key === undefined ? resourceId : (after ?? before)?.[key];
  return typeof id === 'string' ? id : undefined;
}
