/** Any failure of a call. `code` is one of the service (such as `USER_NOT_FOUND`), or one of this client. */
export class GatehouseError extends Error {
  override readonly name: string = 'GatehouseError';
  /** For programs: the same in REST and GraphQL. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** One invalid field of a request. */
export interface FieldProblem {
  /** Where it is, such as `emails.0`. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

interface Rejection {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly fields: readonly FieldProblem[];
  readonly retryAfter: number | null;
}

/** The service has answered with an error. */
export class ServiceError extends GatehouseError {
  override readonly name = 'ServiceError';
  /** The HTTP status. */
  readonly status: number;
  /** Names the request in the service's log. */
  readonly requestId: string | null;
  /** The invalid fields of `VALIDATION_FAILED`; else empty. */
  readonly fields: readonly FieldProblem[];
  /** Seconds after which the call may be sent again; null if the service does not say. */
  readonly retryAfter: number | null;

  constructor({ code, message, status, requestId, fields, retryAfter }: Rejection) {
    super(code, message);
    this.status = status;
    this.requestId = requestId;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** The host was not reached, or its response was cut off: `NETWORK_FAILED`, or `TIMED_OUT`. */
export class ConnectionError extends GatehouseError {
  override readonly name = 'ConnectionError';
}

interface ErrorBody {
  readonly code?: string;
  readonly message?: string;
  readonly request_id?: string;
  readonly errors?: readonly (Partial<FieldProblem> & {
    /** Of GraphQL, where `path` names a field of the result. */
    readonly extensions?: { readonly code?: string; readonly errors?: readonly FieldProblem[] };
  })[];
}

/** Reads the error of either host. A page of a proxy has none: then the message says what answered. */
export async function errorOf(response: Response): Promise<ServiceError> {
  const { status, headers } = response;
  const body = parsed(await response.text()) as ErrorBody | null;
  const [first] = body?.errors ?? [];
  const code = body?.code ?? first?.code ?? first?.extensions?.code;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const problems = first?.extensions?.errors ?? body?.errors ?? [];
  const fields = problems.filter((each): each is FieldProblem => typeof each.path === 'string');
  return new ServiceError({
    code: code ?? 'UNEXPECTED_RESPONSE',
    message:
      code === undefined
        ? `${response.url} answered ${status}, which is not a response of Gatehouse. Is the URL that of the right host?`
        : body?.message || first?.message || code,
    status,
    requestId: headers.get('x-request-id') ?? body?.request_id ?? null,
    fields,
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  });
}

/** JSON, or null for text that is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
