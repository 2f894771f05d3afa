type Recorded = Readonly<Record<string, unknown>>;

/** What a record says of its resource. */
export interface Recording {
  readonly resourceId: string;
  readonly before?: Recorded | null | undefined;
  readonly after?: Recorded | null | undefined;
}

/** What the resource of a record is read by: its id or, where it is read by something else, the recorded field of this name. */
export function recordedId({ resourceId, before, after }: Recording, key: string | undefined): string | undefined {
  const id = key === undefined ? resourceId : (after ?? before)?.[key];
  return typeof id === 'string' ? id : undefined;
}
