import type { WebhookAttemptError } from '../../../generated/backend.ts';
import { ServiceError } from '../../../platform/errors.ts';

/** Why there was no response, as a fixed code that contains no text of the receiver. */
export type SendError = WebhookAttemptError;

/** The messages of undici for a socket that the receiver closed. Its other socket errors mean an invalid response. */
const CLOSED_SOCKET: ReadonlySet<string> = new Set(['other side closed', 'closed']);

export function errorWithCode(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** Whether the receiver closed the connection, as opposed to a response that could not be read. */
export function isClosedByReceiver(error: Error): boolean {
  const code = codeOf(error);
  if (code === 'UND_ERR_SOCKET') return CLOSED_SOCKET.has(error.message);
  return code === 'ECONNRESET' || code === 'EPIPE';
}

export function sendErrorOf(error: Error): SendError {
  if (error instanceof ServiceError && error.code === 'ADDRESS_NOT_ALLOWED') return 'ADDRESS_NOT_ALLOWED';
  const code = codeOf(error);
  if (code === 'STOPPED') return 'STOPPED';
  if (code === 'ETIMEDOUT' || code === 'UND_ERR_CONNECT_TIMEOUT') return 'TIMEOUT';
  if (code === 'ECONNREFUSED') return 'CONNECTION_REFUSED';
  if (isClosedByReceiver(error)) return 'CONNECTION_CLOSED';
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) return 'NAME_NOT_RESOLVED';
  if (error.name === 'HTTPParserError' || code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'UND_ERR_SOCKET') {
    return 'INVALID_RESPONSE';
  }
  if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO|HOSTNAME_)/.test(code)) return 'TLS_FAILED';
  return 'CONNECTION_FAILED';
}

function codeOf(error: Error): string {
  // A name with several addresses fails with one error for all of them.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return String((first as NodeJS.ErrnoException).code ?? '');
}
