const HEADER = 'X-Development-Session';

/**
 * A `fetch` for `connect`, for pages on another site than the deployment host, to which browsers do not send its cookie. Only
 * deployments in staging mode accept it. It keeps the session where each script of the page can read it.
 */
export function developmentFetch(storage = sessionStorage) {
  return async (url, options = {}) => {
    const headers = new Headers(options.headers);
    const session = storage.getItem(HEADER);
    if (session !== null) headers.set(HEADER, session);
    const response = await fetch(url, { ...options, headers, credentials: 'omit' });
    const next = response.headers.get(HEADER);
    if (next !== null) storage.setItem(HEADER, next);
    return response;
  };
}
