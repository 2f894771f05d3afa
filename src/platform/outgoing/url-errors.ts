import { type FieldError, ServiceError, validationFailed } from '../errors.ts';

/** Throws the validation errors, if any. Uses the code `ADDRESS_NOT_ALLOWED` when private addresses are the only errors. */
export function assertNoValidationErrors(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first === undefined) return;
  if (errors.every(({ code }) => code === 'ADDRESS_NOT_ALLOWED')) {
    throw new ServiceError(
      'ADDRESS_NOT_ALLOWED',
      'The URL leads to a private or reserved address. Its network can be allowed with OUTGOING_ALLOW.',
      {
        errors,
      },
    );
  }
  throw validationFailed(errors);
}
