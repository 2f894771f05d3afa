import { isObject } from '../provider/provider-requests.ts';
import type { FailureDetail } from './failure-codes.ts';
import { cutTo } from './stored-text.ts';

const MAX_MESSAGE_LENGTH = 2_000;
const CODE = /^[\w.-]{1,64}$/;

interface FailedResponse {
  readonly status: number | null;
  /** The body of a response, or the error in a stream. */
  readonly body: unknown;
}

/** What a provider said about a failure. `redact` removes the API key, which some providers repeat. */
export function failureDetailOf({ status, body }: FailedResponse, redact: (text: string) => string): FailureDetail {
  const { message, code } = errorIn(typeof body === 'string' ? parsed(body) : body);
  const isName = typeof code === 'string' && CODE.test(code) && redact(code) === code;
  return {
    status,
    code: isName ? code : null,
    message: message.trim() === '' ? null : cutTo(MAX_MESSAGE_LENGTH, redact(message)),
  };
}

/** The JSON of a text, or the text itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Finds `message` and `code` in the forms that providers use. */
function errorIn(body: unknown): { readonly message: string; readonly code: unknown } {
  if (typeof body === 'string') return { message: body, code: null };
  if (!isObject(body)) return { message: '', code: null };
  const { error, message, detail, code, type } = body;
  if (error !== undefined) return errorIn(error);
  const text = message ?? detail ?? body;
  return { message: typeof text === 'string' ? text : JSON.stringify(text), code: code ?? type };
}
