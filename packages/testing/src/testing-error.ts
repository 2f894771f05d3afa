/** Why a test user cannot be created or signed in. */
export type TestingErrorCode = 'NOT_IN_DEVELOPMENT' | 'SECOND_FACTOR_REQUIRED' | 'UNKNOWN_ROLE';

/** A test cannot go on. The message says what to do. */
export class TestingError extends Error {
  override readonly name = 'TestingError';
  readonly code: TestingErrorCode;

  constructor(code: TestingErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
