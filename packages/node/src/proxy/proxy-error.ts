const STATUS = {
  METHOD_NOT_ALLOWED: 405,
  PATH_NOT_PROXIED: 404,
  ORIGIN_NOT_ALLOWED: 403,
  BODY_TOO_LARGE: 413,
  UNEXPECTED_RESPONSE: 502,
  GATEHOUSE_UNAVAILABLE: 503,
  TIMED_OUT: 504,
  PROXY_LOOP: 508,
} as const;

export type ProxyErrorCode = keyof typeof STATUS;

/** A response of the proxy itself, which the typed client reads as an error with the code. */
export function proxyError(code: ProxyErrorCode, message: string): Response {
  return Response.json({ code, message }, { status: STATUS[code], headers: { 'cache-control': 'no-store' } });
}
