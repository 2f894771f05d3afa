/** The fields of an input that were sent, including null ones: the fields that a PATCH changes. */
export function withoutUndefined<Input extends object>(
  input: Input,
): Partial<{ [Key in keyof Input]: Exclude<Input[Key], undefined> }> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as never;
}
