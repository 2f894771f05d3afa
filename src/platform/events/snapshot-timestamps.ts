interface Stamped {
  readonly createdAt: Date | string;
  readonly updatedAt: Date | string;
}

/** The timestamps of a resource that is about to be deleted, for the snapshot in the event of its deletion. */
export const timestampsOf = ({ createdAt, updatedAt }: Stamped) => ({
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
});
