import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { checkPayloads } from '../../platform/json-schema/check-payloads.ts';
import { endSentence } from '../../platform/text/end-sentence.ts';

const MAX_LENGTH = 65_536;

/** Why a model's arguments do not match the schema of a tool, as a sentence for the model. Null when they match. */
export async function argumentsError(
  ctx: Context,
  schema: Readonly<Record<string, unknown>>,
  input: unknown,
): Promise<string | null> {
  const text = JSON.stringify(input) ?? 'null';
  if (text.length > MAX_LENGTH) return `The arguments must have up to ${MAX_LENGTH} characters as JSON.`;
  const schemaText = JSON.stringify(schema);
  // Threads cache compiled schemas by their key.
  const key = createHash('sha256').update(schemaText).digest('base64url');
  const failure = await checkPayloads(ctx, new Map([[key, schemaText]]), [{ key, text, path: [] }]).catch(rejectionOf);
  if (failure === null) return null;
  const [error] = failure.errors;
  if (failure.code !== 'VALIDATION_FAILED' || error === undefined) return 'The arguments could not be checked in time.';
  const name = error.path.length > 0 ? `arguments.${error.path.join('.')}` : 'arguments';
  return endSentence(`The arguments are invalid: ${name} ${error.message}`);
}

/** Too many checks are waiting. Other errors are not expected. */
function rejectionOf(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  throw error;
}
