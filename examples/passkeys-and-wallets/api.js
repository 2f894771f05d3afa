/** Requests to the deployment host. The browser keeps the session cookie, which `credentials: 'include'` sends. */
export function connectApi(url) {
  async function send(method, path, body) {
    const response = await fetch(new URL(path, url), {
      method,
      credentials: 'include',
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const { data, errors } = await response.json();
    if (response.ok) return data;
    throw Object.assign(new Error(errors.map(({ message }) => message).join(' ')), { code: errors[0].code });
  }
  return {
    get: (path) => send('GET', path),
    post: (path, body = {}) => send('POST', path, body),
    patch: (path, body) => send('PATCH', path, body),
    delete: (path) => send('DELETE', path),
  };
}
