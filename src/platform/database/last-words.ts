interface Stamped {
  readonly createdAt: Date | string;
  readonly updatedAt: Date | string;
}

/** When what is about to end was made and last changed: the event of its end tells all that is known of it. */
export const stampsOf = ({ createdAt, updatedAt }: Stamped) => ({
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
});
