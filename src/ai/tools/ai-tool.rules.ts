import type { UpdateAiToolInput } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import type { JsonObject } from '../../platform/json/json-values.ts';
import { checkSchema } from '../../platform/json-schema/check-payloads.ts';
import { assertNoValidationErrors } from '../../platform/outgoing/url-errors.ts';
import { checkOutgoingUrl } from '../../platform/outgoing/urls.ts';

/** Throws the validation errors of a tool's input that the constraints of the schema do not cover. */
export async function assertValidTool(
  ctx: Context,
  { url, parameters }: Pick<UpdateAiToolInput, 'url' | 'parameters'>,
): Promise<void> {
  assertNoValidationErrors([
    ...(typeof url === 'string' ? checkUrl(ctx, url) : []),
    ...(parameters ? await checkParameters(ctx, parameters) : []),
  ]);
}

function checkUrl({ outgoing }: Context, url: string): FieldError[] {
  const error = checkOutgoingUrl(url, { guard: outgoing, allowHttpLoopback: false, allowHttpListed: true });
  return error ? [fieldError('input.url', error.message, error.code)] : [];
}

/** Models send the arguments of a call as an object. */
async function checkParameters(ctx: Context, parameters: JsonObject): Promise<readonly FieldError[]> {
  const path = ['input', 'parameters'];
  if (parameters['type'] !== 'object') return [fieldError([...path, 'type'], 'must be "object"')];
  return checkSchema(ctx, parameters, path);
}
